/** All helpers of exported code. */

import * as pressing from './buttons.ts'
import * as asking from './dialogs.ts'
import * as finding from './filters.ts'
import * as forms from './forms.ts'
import * as games from './games.ts'
import * as playing from './media.ts'
import type { Snippet } from './types.ts'

export const SNIPPETS: readonly Snippet[] = [
  ...Object.values(asking),
  ...Object.values(finding),
  ...Object.values(forms),
  ...Object.values(games),
  ...Object.values(playing),
  ...Object.values(pressing),
]

/** The names that no other part of a file may take. */
export const SNIPPET_NAMES: readonly string[] = SNIPPETS.flatMap(({ name, declares = [] }) => [name, ...declares])
