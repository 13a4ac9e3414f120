/** Things of a trade, each with the drawing that shows it: how the tables of goods, dishes and works are read. */

export interface Drawn {
  name: string
  /** The drawing's name; none where nothing shows the thing. */
  figure: string | undefined
}

/** The things of a row, 'Name=figure|Name=figure', or 'Name=figure=what is in it'. */
export const drawnIn = (row: string): { name: string; figure: string; note: string }[] =>
  row.split('|').map((thing) => {
    const [name = '', figure = '', note = ''] = thing.split('=')
    return { name, figure, note }
  })
