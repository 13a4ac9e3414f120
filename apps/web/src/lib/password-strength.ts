/** How hard a password is to guess, roughly: its length and its variety. The server refuses the common ones. */
import { english } from './language/translate.ts'

export const STRENGTHS = [
  english('Too short'),
  english('Weak'),
  english('Fair'),
  english('Good'),
  english('Strong'),
] as const

/** 0 (too short) to 4 (strong). */
export function strengthOf(password: string): number {
  if (password.length < 8) return 0
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length
  const different = new Set(password).size
  if (different < 5) return 1
  const points = (password.length >= 12 ? 1 : 0) + (password.length >= 16 ? 1 : 0) + (kinds >= 3 ? 1 : 0)
  return Math.min(4, 1 + points + (different >= 12 ? 1 : 0))
}
