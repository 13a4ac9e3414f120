/** What a provider is known to answer: requests by method and path, with the answers as they were recorded. */

/** What a test wants the provider to say. */
export interface Script {
  /** The text of a language model's answer. */
  says: string
  /** A small PNG, base64. */
  picture: string
  /** Address of this provider, for addresses in its answers. */
  base: string
  /** It will not do this. */
  refuses: boolean
  /** How often a job was looked at before. */
  looks: number
}
export interface Route {
  method: 'GET' | 'POST' | 'PUT'
  path: RegExp
  /** It costs money. */
  paid?: true
  /** A file that an answer names: fetched without the key. */
  file?: true
  answer(script: Script): { status?: number; type?: string; body: unknown }
  /** The same as events of a stream, where it is asked for one. */
  streams?: (script: Script) => Streamed
}
/** Events, the text's own apart: before it, one for each piece of it, after it. */
export interface Streamed {
  before: object[]
  piece: (text: string) => object
  after: object[]
  /** The name of an event, in a line of its own; absent: it has none. */
  named?: true
  /** What says that there is nothing more. */
  end?: string
}
export interface Recorded {
  /** Of the adapter. */
  name: string
  /** Below the server's root. */
  base: string
  /** Where the key stands. */
  key: { header: string; value: (key: string) => string }
  model: string
  /** For pictures, where that is another. */
  painter?: string
  routes: Route[]
}
