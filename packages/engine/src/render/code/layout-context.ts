/** Where a node of a page stands, and how much room it has there. */

/** Inner widths in pixels: on a telephone of 360, on a tablet of 768. */
export interface InnerWidths {
  phone: number
  tablet: number
}

/** Where a node stands. */
export interface LayoutContext {
  /** What text has across. */
  room: InnerWidths
  /** How the parent flows; on a telephone a 'stack' becomes a column and a 'line' wraps; 'none' are plain blocks. */
  flow: 'row' | 'line' | 'stack' | 'column' | 'none'
  /** The parent's alignment across its flow. */
  align: string
  /** Inner width of the parent as designed, pixels. */
  width: number
  /** Inside a link: no links in it. */
  linked: boolean
  /** In a form: fields keep room for words, and what does not fit beside them wraps. */
  form: boolean
  /** In a picture that is built of tiles: it shrinks as one thing. */
  drawn: boolean
  /** A positioned sibling lies below: this one must be lifted above it. */
  above: boolean
}
