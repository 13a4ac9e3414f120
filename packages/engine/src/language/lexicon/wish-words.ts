/** Words by which it is told that somebody talks about a design. A new word is one entry of a row. */

/** Comparatives, and verbs that ask for them. */
export const COMPARATIVES = new Set(
  (
    'bigger larger enlarge increase smaller tinier shrink reduce decrease bolder thicker fatter heavier thinner ' +
    'lighter brighter lighten brighten darker darken dim'
  ).split(' '),
)

/** Of one who talks about a design, and no copy of it. */
export const SENTENCE_PHRASES = [
  'too', 'is fine', 'please', 'instead', 'wrong', 'typo', 'should be', 'must be', 'out of date', 'outdated', "isn't",
  'do not', "doesn't", 'any more', 'anymore', 'these days', 'the other', 'make it', 'change it', 'i think', 'maybe', 'earlier', 'later',
  'it looks', 'looks like', 'it feels', 'feels like', 'it sounds', 'reads like', 'reminds me',
] as const // biome-ignore format: a list
