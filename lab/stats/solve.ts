/** Linear equations, by elimination with the largest pivot first. Where a row says nothing, its unknown is 0. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const cell = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++)
      if (Math.abs(cell(i, column)) > Math.abs(cell(pivot, column))) pivot = i;
    const chosen = rows[pivot];
    const replaced = rows[column];
    if (chosen === undefined || replaced === undefined || Math.abs(cell(pivot, column)) < 1e-12) continue;
    rows[pivot] = replaced;
    rows[column] = chosen;
    for (let i = 0; i < size; i++) {
      const row = rows[i];
      const by = cell(i, column) / cell(column, column);
      if (i === column || row === undefined || by === 0) continue;
      for (let j = column; j <= size; j++) row[j] = (row[j] ?? 0) - by * (chosen[j] ?? 0);
    }
  }
  return right.map((_, i) => (Math.abs(cell(i, i)) < 1e-12 ? 0 : cell(i, size) / cell(i, i)));
}
