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

/** The licensed sets, searchable by meaning. */
export interface Pictograms extends PictogramSource {
  /** Whether a set has a drawing of that name ('ph:house-fill'). */
  has(name: string): boolean
  /** Names of pictograms that show or stand for the words, best first; empty where nothing fits. */
  find(words: readonly string[], options?: { style?: PictogramStyle | 'any'; count?: number }): string[]
}
/** 'solid': filled silhouettes; 'line': strokes of one width; 'duotone': outlines with a second, pale tone. */
export type PictogramStyle = 'solid' | 'line' | 'duotone'
