/** What a sheet may be at most, before anything of it is built or painted. */
export interface Limits {
  /** Of the text. */
  characters: number
  elements: number
  /** Of elements in one another. */
  depth: number
  /** Of shapes in all drawings, when everything that is used by its id is put in its place. */
  shapes: number
  /** Of path data in all drawings, counted likewise. */
  data: number
}

/** Of sheets that anybody may have written; most have a quarter of these characters. */
export const LIMITS: Limits = { characters: 65_536, elements: 4000, depth: 40, shapes: 3000, data: 250_000 }

/** Of sheets that we printed ourselves: long sites, and figures of thousands of curves. */
export const OWN_LIMITS: Limits = { characters: 8e6, elements: 60_000, depth: 80, shapes: 60_000, data: 8e6 }
