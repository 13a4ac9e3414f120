/** What a folder here brings: a provider of models. One line of `registry.ts` makes it known. */
import type { LanguageClient } from '../language/client.ts'
import type { Painter, World } from '../ports.ts'

export interface Settings {
  /** Of the API, from the configuration or the adapter's own. */
  base: string
  key: string | undefined
  /** As the provider calls it. */
  model: string
  world: World
}

export interface Adapter {
  /** In the configuration: 'openai'. */
  name: string
  /** For people. */
  label: string
  /** Of its API; null: the configuration says where it is. */
  base: string | null
  needsKey: boolean
  language?: (settings: Settings) => LanguageClient
  painter?: (settings: Settings) => Painter
  /** A question that costs nothing and tells whether address and key are right. */
  probe: { path: string; headers: (key: string) => Record<string, string> }
}

export const bearer = (key: string): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {})
export const connectionOf = ({ base, world }: Settings, results?: readonly string[]) => ({
  ...{ base, world },
  ...(results && { results }),
})
