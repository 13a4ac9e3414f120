/** The server has every language, and tells apart who is being answered. */
import { AsyncLocalStorage } from 'node:async_hooks'
import ar from './catalogues/ar.json'
import de from './catalogues/de.json'
import es from './catalogues/es.json'
import fr from './catalogues/fr.json'
import { type AnyCode, PSEUDO } from './languages.ts'
import { pseudo } from './pseudo.ts'
import { catalogued, type Spoken, speak, spoken } from './translate.ts'

const ALL: Record<AnyCode, Spoken> = {
  en: spoken('en'),
  de: catalogued('de', de),
  fr: catalogued('fr', fr),
  es: catalogued('es', es),
  ar: catalogued('ar', ar),
  [PSEUDO]: spoken(PSEUDO, pseudo),
}

const answered = new AsyncLocalStorage<AnyCode>()
speak(() => ALL[answered.getStore() ?? 'en'])

/** Everything that is done within speaks this language. */
export const inLanguage = <T>(code: AnyCode, work: () => Promise<T>): Promise<T> => answered.run(code, work)
