/** What the rest of the engine knows of pictograms. */
export interface PictogramShape {
  d: string
  /** Which of the node's two paints fills it; absent: not filled. */
  fill?: 'paint' | 'tone'
  rule?: 'evenodd'
  /** Stroked with the paint. */
  stroke?: { width: number; cap?: 'round' | 'square'; join?: 'round' | 'bevel' }
}
export interface PictogramDrawing {
  viewBox: [number, number]
  shapes: PictogramShape[]
}
export interface PictogramSource {
  /** Throws when no set has that name. */
  get(name: string): PictogramDrawing
}
