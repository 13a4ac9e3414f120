/** What is said, behind the name of a thing, of its going round the rest of a sheet. */

/** Here and there. */
export const STREWN = ['scattered', 'sprinkled', 'strewn', 'dotted', 'falling', 'floating']

/** Along the rim: with 'around the' or 'along the' before them. */
export const EDGES = ['edge', 'edges', 'border', 'borders', 'side', 'sides', 'margin', 'margins']

/** What goes round and is made of things, before their names: 'a wreath of roses'. */
export const BORDERS = ['border', 'frame', 'garland', 'wreath']

/** Words for a row of corners. */
export const ROWS: Readonly<Record<string, 'top' | 'bottom'>> = {
  top: 'top',
  upper: 'top',
  bottom: 'bottom',
  lower: 'bottom',
}

/** What small things stand about: with 'around the' before them. */
export const ABOUT = [
  'message',
  'text',
  'quote',
  'title',
  'name',
  'words',
  'slogan',
  'letters',
  'lettering',
  'headline',
]
