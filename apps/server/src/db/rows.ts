/** The row of a query that always answers one, such as an insert without a condition. */
export function oneRow<T>(rows: readonly T[]): T {
  const [row] = rows
  if (row === undefined) throw new Error('The query answered no row')
  return row
}
