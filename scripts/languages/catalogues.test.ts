/** The catalogues of the interface hold what the sources say, all of it and no more. */
import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { readMessage } from '../../apps/web/src/lib/language/read-message.ts'
import { faultsOf } from './faults.ts'
import { readCatalogues, readKeys, readSources } from './keys.ts'

const { keys: found, early } = readSources()
const keys = new Set(found.map(({ key }) => key))

test('nothing is translated before a reader is known', () => {
  expect(early).toEqual([])
})

test('English texts are read in the browser as the compiler reads them', () => {
  for (const key of keys) expect(readMessage(key), key).toEqual(compile(key))
})

test.for(Object.entries(readCatalogues()))(
  '%s has every text, none that is not in use, and none that is wrong',
  ([language, catalogue]) => {
    const { missing, unused, wrong } = faultsOf(language, catalogue, keys)
    expect(missing).toEqual([])
    expect(wrong).toEqual([])
    expect(unused).toEqual([])
  },
)

test('texts are found where they stand, and names that values have there', () => {
  const source = `
    import { english, many, t } from './language/translate.ts'
    const TITLE = english('Title')
    const EARLY = t('Early')
    const view = (open) => [t(open ? 'Close' : 'Open'), many(open, '# door', '# doors'), t('Hello ' + '{name}')]`
  const { keys: read, early: tooEarly } = readKeys('some.ts', source)
  expect(read.map(({ key }) => key)).toEqual([
    'Title',
    'Early',
    'Close',
    'Open',
    '{count, plural, one {# door} other {# doors}}',
    'Hello {name}',
  ])
  expect(tooEarly).toMatchObject([{ line: 4 }])
})

test('what runs while a module loads is too early inside a function, too', () => {
  const source = `
    import { t } from './language/translate.ts'
    const LIST = [1, 2].map((number) => ({ alt: t('Picture {number}', { number }) }))
    const ONE = (function () { return t('At once') })()
    const kept = [1, 2].map((number) => () => t('Later'))
    const view = lazy(() => t('When asked for'))
    const list = () => [1, 2].map(() => t('Within'))`
  const { early: tooEarly } = readKeys('some.ts', source)
  expect(tooEarly.map(({ line }) => line)).toEqual([3, 4])
})

test('a catalogue that disagrees with the English is told', () => {
  const doors = '{count, plural, one {# door} other {# doors}}'
  const wanted = new Set(['Hello {name}', doors, 'Read <link>it</link>', 'Title'])
  const catalogue = {
    'Hello {name}': 'Hallo {nam}',
    [doors]: '{count, plural, other {# Türen}}',
    'Read <link>it</link>': '<link>Lesen',
    Gone: 'Weg',
  }
  const { missing, unused, wrong } = faultsOf('de', catalogue, wanted)
  expect(missing).toEqual(['Title'])
  expect(unused).toEqual(['Gone'])
  expect(wrong).toEqual([
    '"Hello {name}" has {nam}, the English has {name}',
    expect.stringContaining('lacks one'),
    expect.stringContaining('cannot be read'),
  ])
})
