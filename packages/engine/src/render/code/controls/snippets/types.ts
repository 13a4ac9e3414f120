/** A helper of exported code: the source that a developer keeps. */
export interface Snippet {
  name: string
  /** What it takes from React; types begin with 'type '. */
  react: readonly string[]
  /** Lines that import what it takes from elsewhere. */
  imports?: readonly string[]
  /** Names of helpers that it stands on. */
  needs?: readonly string[]
  /** The names that it declares, beside its own. */
  declares?: readonly string[]
  /** Wraps the page: a context that its parts share. */
  provider?: boolean
  code: string
}
