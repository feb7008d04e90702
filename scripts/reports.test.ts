import { expect, test } from 'vitest';
import { countTests, failuresOf } from './reports.mjs';

const unit = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'holds' },
        {
          status: 'failed',
          fullName: 'XS-1.1 breaks',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 2'],
        },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ],
};

const browser = {
  stats: { expected: 5, flaky: 0, unexpected: 1 },
  suites: [
    {
      suites: [
        {
          specs: [
            {
              title: 'plays',
              file: 'c.spec.ts',
              line: 7,
              tests: [
                {
                  projectName: 'phone',
                  results: [{ status: 'timedOut', errors: [{ message: 'too late' }] }],
                },
              ],
            },
            {
              title: 'looks',
              file: 'c.spec.ts',
              line: 9,
              tests: [{ projectName: 'phone', results: [{ status: 'passed', errors: [] }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('what failed is told once more, with why', () => {
  expect(failuresOf(unit)).toEqual([
    'FAILED a.test.ts › XS-1.1 breaks\n  expected 1\n  to be 2',
    'FAILED b.test.ts\n  Cannot find module',
  ]);
  expect(failuresOf(browser)).toEqual(['FAILED [phone] c.spec.ts:7 › plays\n  too late']);
});

test('a stage that was not run counts nothing', () => {
  expect(countTests(unit, browser)).toEqual({ passed: 8, failed: 2 });
  expect(countTests(undefined, undefined)).toEqual({ passed: 0, failed: 0 });
  expect(failuresOf(undefined)).toEqual([]);
});
