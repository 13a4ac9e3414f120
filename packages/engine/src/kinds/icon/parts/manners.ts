/** The manners of drawing that a prompt may ask for by name. */
import { keysOf } from '../../../base/tables.ts'

const MANNERS = {
  line: /\b(?:line|lines|lined|outlined?|outlines|line[- ]art|strokes?|linear|monoline|thin)\b/i,
  solid: /\b(?:solid|filled|silhouette|monochrome|one[- ]colou?r)\b/i,
  flat: /\b(?:flat|squircle|rounded square)\b/i,
  duotone: /\b(?:duotone|two[- ]tone|two[- ]colou?r)\b/i,
  gradient: /\bgradients?\b/i,
  letter: /\b(?:letters?|initials?|monogram|lettermark)\b/i,
  isometric: /\b(?:isometric|3d|three[- ]dimensional)\b/i,
  layered: /\b(?:layered|overlapping|layers|paper[- ]cut)\b/i,
  shadow: /\blong shadow\b/i,
  badge: /\b(?:badge|notification|with a (?:check|plus|dot))\b/i,
  round: /\b(?:circular|round|circle|avatar)\b/i,
} as const
export type Manner = keyof typeof MANNERS

export const asksFor = (prompt: string, manner: Manner): boolean => MANNERS[manner].test(prompt)

/** All that a prompt names. */
export const mannersOf = (prompt: string): Manner[] => keysOf(MANNERS).filter((manner) => asksFor(prompt, manner))
