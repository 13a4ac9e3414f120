/** The server has every language, and tells apart who is being answered. */
import { AsyncLocalStorage } from 'node:async_hooks'
import arAnswers from './answers/ar.json'
import deAnswers from './answers/de.json'
import esAnswers from './answers/es.json'
import frAnswers from './answers/fr.json'
import ar from './catalogues/ar.json'
import de from './catalogues/de.json'
import es from './catalogues/es.json'
import fr from './catalogues/fr.json'
import { type AnyCode, PSEUDO } from './languages.ts'
import { pseudo, pseudoAnswers } from './pseudo.ts'
import { catalogued, type Spoken, speak, spoken } from './translate.ts'

const ALL: Record<AnyCode, Spoken> = {
  en: spoken('en'),
  de: catalogued('de', de, deAnswers),
  fr: catalogued('fr', fr, frAnswers),
  es: catalogued('es', es, esAnswers),
  ar: catalogued('ar', ar, arAnswers),
  [PSEUDO]: spoken(PSEUDO, pseudo, pseudoAnswers(deAnswers)),
}

const answered = new AsyncLocalStorage<AnyCode>()
speak(() => ALL[answered.getStore() ?? 'en'])

/** Everything that is done within speaks this language. */
export const inLanguage = <T>(code: AnyCode, work: () => Promise<T>): Promise<T> => answered.run(code, work)
