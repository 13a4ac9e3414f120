/** The languages besides English, each a folder: a new one is one line here. */
import { DA } from './da/da.ts'
import { DE } from './de/de.ts'
import { ES } from './es/es.ts'
import { FR } from './fr/fr.ts'
import { IT } from './it/it.ts'
import { NL } from './nl/nl.ts'
import { PT } from './pt/pt.ts'

export const FOLDERS = [DE, FR, ES, IT, PT, NL, DA] as const
