/** What the colours of a design are for, in words: the same ones wherever colours are shown. */
import { type English, english, t } from './language/translate.ts'

export const COLOUR_ROLES = {
  paper: english('Background'),
  surface: english('Panels'),
  ink: english('Text'),
  muted: english('Quiet text'),
  line: english('Line'),
  accent: english('Accent'),
  onAccent: english('Text on the accent'),
  secondary: english('Second colour'),
  onSecondary: english('Text on the second colour'),
} as const satisfies Record<string, English>

const NAMES: Readonly<Record<string, English>> = COLOUR_ROLES

/** In the reader's language; a role that has no name as it is. */
export function colourRoleName(role: string): string {
  const name = NAMES[role]
  return name ? t(name) : role
}
