/** Words that say the same, by the one under which they are looked at: spellings, and names of the parts of a design. */
const ROWS = `
color: colour
colors: colours
colored: coloured
gray: grey
center: centre
centers: centres
centered: centred
theater: theatre
flavor: flavour
tagline: slogan strapline motto catchphrase
headline: heading
subtitle: subheading subheadline subhead
taglines: slogans straplines mottos
headlines: headings
flyer: flier leaflet
photo: photograph
`

const SAME = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [word = '', others = ''] = row.split(': ')
      return others.split(' ').map((other) => [other, word] as const)
    }),
)

/** The word by which another that says the same is known. */
export const sameAs = (word: string): string => SAME.get(word) ?? word
