// The server as a browser meets it: pages, files, how long they may be kept, and what is forbidden.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from '../index.ts';

const PAGE = '<!doctype html><title>Orrery</title>';
let webRoot: string;
let app: FastifyInstance;

beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'orrery-server-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), PAGE);
  writeFileSync(join(webRoot, 'sw.js'), '// worker');
  writeFileSync(join(webRoot, 'assets/app-abc123.js'), 'plain');
  writeFileSync(join(webRoot, 'assets/app-abc123.js.br'), brotliCompressSync('plain'));
  app = await createServer({ webRoot });
});

afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  test.each(['/', '/play/exoship', '/rules/exodus?at=EX-3'])('%s opens the app', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(PAGE);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('only reading opens the app', async () => {
    expect((await app.inject({ method: 'POST', url: '/play/exoship' })).statusCode).toBe(404);
  });
});

describe('files', () => {
  test('a file named after its content is kept for good', async () => {
    const answer = await get('/assets/app-abc123.js');
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  test('the service worker is asked for each time', async () => {
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  test('a browser that can read brotli is sent it', async () => {
    const answer = await get('/assets/app-abc123.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('accept-encoding');
  });

  test('a missing file is missing, not the app', async () => {
    const answer = await get('/assets/gone-def456.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<');
  });

  test.each(['/../package.json', '/%2e%2e/package.json'])('%s does not leave the folder', async (url) => {
    expect((await get(url)).statusCode).not.toBe(200);
  });
});

test('every answer forbids what the app does not need', async () => {
  for (const url of ['/', '/healthz', '/gone.js', '/sw.js']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy'], url).toContain("default-src 'self'");
    expect(headers['x-content-type-options'], url).toBe('nosniff');
  }
});

test('a server that closes answers what is under way, and waits for no line that is kept open', async () => {
  const closing = await createServer({ webRoot });
  let asked = () => {};
  let goOn = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const mayAnswer = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  closing.get('/slow', async () => {
    asked();
    await mayAnswer;
    return 'answered';
  });
  await closing.listen({ host: '127.0.0.1', port: 0 });
  const { port } = closing.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<number | undefined>((resolve, reject) => {
    request({ port, agent, path: '/slow' }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
  await isAsked;
  const closed = closing.close();
  while (closing.server.listening) await new Promise((resolve) => setImmediate(resolve));
  goOn();
  expect(await answer).toBe(200);
  await closed;
  agent.destroy();
  // A line that nothing is asked on is kept for 65 seconds.
}, 55_000);

test('health is told and never cached', async () => {
  const answer = await get('/healthz');
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});
