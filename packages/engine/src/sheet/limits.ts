/** What a sheet may be at most, before anything of it is built or painted. */
export const LIMITS = {
  /** Of the text; most sheets have a quarter of it. */
  characters: 65_536,
  elements: 4000,
  /** Of elements in one another. */
  depth: 40,
  /** Of shapes in all drawings, when everything that is used by its id is put in its place. */
  shapes: 6000,
  /** Of path data of one drawing, when everything that is used is put in its place. */
  data: 400_000,
  /** Pixels of a side. */
  side: 8000,
} as const
