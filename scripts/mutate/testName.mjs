// How a mutation run names a test: by its file and all its titles.

/** @typedef {{ name: string, file: { name: string }, suite?: Named }} Named */

/** @param {Named} task as vitest hands it to a hook @returns {string} */
export function testName(task) {
  const titles = [task.name];
  for (let suite = task.suite; suite; suite = suite.suite) titles.unshift(suite.name);
  return [task.file.name, ...titles].join(' > ');
}
