import { afterEach, expect, test } from 'vitest'
import ar from './answers/ar.json'
import de from './answers/de.json'
import es from './answers/es.json'
import fr from './answers/fr.json'
import { pseudo, pseudoAnswers } from './pseudo.ts'
import { asOffered, changeRow, taken, understoodRow } from './told.ts'
import { called, catalogued, said, speak, spoken, wished } from './translate.ts'

const SPOKEN = {
  en: spoken('en'),
  de: catalogued('de', {}, de),
  fr: catalogued('fr', {}, fr),
  es: catalogued('es', {}, es),
  ar: catalogued('ar', {}, ar),
  pseudo: spoken('en-XA', pseudo, pseudoAnswers(de)),
}
const inTongue = (code: keyof typeof SPOKEN) => speak(() => SPOKEN[code])
afterEach(() => inTongue('en'))

const EDITED =
  'Done in part. Background: white → dark green; Title: larger. Also changed: 2 other parts: moved along. Not done: There is no icon in this logo. I did not understand “with a twist”.'

test('an answer of several sentences is told in the reader’s language, values and all', () => {
  expect(said(EDITED)).toBe(EDITED)
  inTongue('de')
  expect(said(EDITED)).toBe(
    'Zum Teil erledigt. Hintergrund: Weiß → Dunkelgrün; Titel: größer. Außerdem geändert: 2 andere Teile: mitverschoben. Nicht erledigt: In diesem Entwurf gibt es das nicht: Icon. Das habe ich nicht verstanden: „with a twist“.',
  )
  inTongue('fr')
  expect(said(EDITED)).toMatch(
    /^C’est fait en partie\. Fond\u00a0: blanc → vert foncé\u00a0; Titre\u00a0: plus grand\. /,
  )
  inTongue('es')
  expect(said('What should I change instead?')).toBe('¿Qué cambio en su lugar?')
  inTongue('ar')
  expect(said('Done. Also changed: 2 other texts: smaller.')).toBe('تم. تغيّر أيضًا: نصان آخران: أصغر.')
  expect(said('Done. Also changed: 5 other texts: smaller.')).toContain('5 نصوص أخرى')
})

test('formats that were made are named as they are offered', () => {
  inTongue('de')
  expect(
    said('Done: Story, A5 flyer, Email header and Instagram post, made from this design, which stays as it is.'),
  ).toBe(
    'Erledigt: Story, A5-Flyer, E-Mail-Kopf und Instagram-Beitrag, aus diesem Entwurf gemacht, der bleibt, wie er ist.',
  )
  inTongue('ar')
  expect(said('Done: Story and A5 flyer, made from this design, which stays as it is.')).not.toMatch(/Story|flyer/)
})

test('words on the artwork and of a person stay as they were written', () => {
  inTongue('de')
  expect(said('Done. Headline: Twice the slice → Larger. Bolder. Better.')).toContain('Twice the slice → Larger.')
  expect(said('I cannot find “the first one” here. Which part do you mean?')).toBe(
    '„the first one“ finde ich hier nicht. Welchen Teil meinen Sie?',
  )
  expect(said('The words ‘remain’ are mine.\nBackground noise')).toBe('The words ‘remain’ are mine.\nBackground noise')
  expect(said('Done. Violin: turned by 4°.')).toBe('Erledigt. Violin: um 4° gedreht.')
  expect(called('Headline: Open all night')).toBe('Überschrift: Open all night')
  expect(called('Open all night')).toBe('Open all night')
})

test('what was asked for and what changed are told line by line', () => {
  inTongue('de')
  expect(understoodRow({ label: 'Kind', value: 'Poster or flyer' })).toEqual({
    label: 'Art',
    value: 'Plakat oder Flyer',
  })
  expect(understoodRow({ label: 'Format', value: 'A4 portrait, 210 × 297 mm' }).value).toBe('A4 hoch, 210 × 297 mm')
  expect(understoodRow({ label: 'Style', value: 'modern, calm, serif type' }).value).toBe(
    'modern, ruhig, Serifenschrift',
  )
  expect(understoodRow({ label: 'Name', value: 'Left' })).toEqual({ label: 'Name', value: 'Left' })
  expect(changeRow({ what: 'Colours', from: 'navy', to: 'pale pink' })).toEqual({
    label: 'Farben',
    value: 'Marineblau → Blassrosa',
  })
  expect(changeRow({ what: 'Shape 3', to: 'another colour' })).toEqual({ label: 'Form 3', value: 'andere Farbe' })
})

test('what a team is told of one another reads in the language', () => {
  inTongue('de')
  expect(said('This design was changed meanwhile: there is a version 4. Look at it first.')).toBe(
    'Dieser Entwurf wurde inzwischen geändert: Es gibt eine Version 4. Sehen Sie sie sich zuerst an.',
  )
  expect(
    said('This invitation was sent to ada@example.com. Sign in with that address, or ask for an invitation to yours.'),
  ).toBe(
    'Diese Einladung ging an ada@example.com. Melden Sie sich mit dieser Adresse an, oder bitten Sie um eine Einladung an Ihre.',
  )
  expect(said('The owner of this project has run out of space: 200 MB are used. Only they can make room.')).toBe(
    'Der Speicherplatz des Eigentümers dieses Projekts ist voll: 200 MB sind belegt. Nur er kann Platz schaffen.',
  )
  expect(said('This project was renamed meanwhile: it is called “Left & Right” now.')).toBe(
    'Dieses Projekt wurde inzwischen umbenannt: Es heißt jetzt „Left & Right“.',
  )
})

test('figures are written as the language does', () => {
  inTongue('de')
  expect(said('Headline: Jazz stands 2.5 mm from the edge; 5 mm are safe.')).toBe(
    '„Überschrift: Jazz“ steht 2,5 mm vom Rand; sicher sind 5 mm.',
  )
})

test('what is offered reads in the language, and asks the engine in its own', () => {
  inTongue('de')
  expect(wished('make the headline bigger')).toBe('Überschrift größer')
  expect(asOffered('Überschrift größer')).toBe('Überschrift größer')
  expect(taken('make the headline bigger')).toBe('Überschrift größer')
  expect(asOffered(' Überschrift größer ')).toBe('make the headline bigger')
  expect(asOffered('Überschrift viel größer')).toBe('Überschrift viel größer')
})

test('the pseudo-locale shows what is known', () => {
  inTongue('pseudo')
  expect(said('There is no icon in this logo. Nobody knows this.')).toMatch(/^Ťħé+řé.* Nobody knows this\.$/)
})
