/** What the page and the preview frame tell each other. */

/** To the frame: what to show. */
export interface ShowMessage {
  type: 'show'
  code: string
  /** Styles to be there first: the fonts, as data. */
  styles: string
}

/** From the frame. */
export type FrameMessage = { type: 'ready' } | { type: 'shown' } | { type: 'failed'; error: string }
