/**
 * Compares two instants as the API writes them, the earlier one first. By their characters: `localeCompare` would first
 * load a language's rules of sorting, which takes a slow phone 50 ms.
 */
export const inTime = (a: string, b: string): number => Number(a > b) - Number(a < b)
