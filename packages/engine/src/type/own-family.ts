/**
 * What a font of somebody's own is called in a design: its name, and the SHA-256 of its file after a '#'. The design says by
 * itself which file it is set in, whatever becomes of the brand kit; people are told the name alone.
 */
import type { FontFamily } from './types.ts'

const OWN = /^[^#]+#[\da-f]{64}$/

export const isOwnFont = (family: FontFamily): boolean => OWN.test(family)

/** @param sha256 of the file, in hex */
export const ownFamily = (name: string, sha256: string): FontFamily => `${name}#${sha256}`

/** The family for people: without the file of an own font. */
export const familyName = (family: FontFamily): string => (isOwnFont(family) ? family.slice(0, -65) : family)

/** The file of an own font. */
export const ownFile = (family: FontFamily): string => family.slice(-64)

/** The files of own fonts that a text names, as designs and sheets do. */
export const ownFilesIn = (text: string): string[] =>
  [...text.matchAll(/#([\da-f]{64})/g)].map(([, sha256 = '']) => sha256)
