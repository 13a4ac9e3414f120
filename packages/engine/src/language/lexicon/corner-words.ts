/** Words for the edges of a sheet, where a logo is asked to stand. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

export const TOP = set('top upper above up head')
export const BOTTOM = set('bottom lower below down foot')
export const LEFT = set('left')
export const RIGHT = set('right')
/** What is to stand there. */
export const LOGO = set('logo logos logotype wordmark emblem')
