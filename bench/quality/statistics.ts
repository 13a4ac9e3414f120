export const mean = (numbers: number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

export const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export const share = <T>(all: T[], holds: (one: T) => boolean): number =>
  all.length === 0 ? 1 : all.filter(holds).length / all.length

/** Sum of the first over sum of the second numbers. */
export const ratio = (pairs: [number, number][]): number => {
  const [met, all] = [0, 1].map((at) => pairs.reduce((sum, pair) => sum + (pair[at] as number), 0)) as [number, number]
  return all === 0 ? 1 : met / all
}
