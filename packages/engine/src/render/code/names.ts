/** Identifiers from the words of a design. */
import type { Brief } from '../../brief/types.ts'
import type { KindName } from '../../scene/types.ts'

const SUFFIX: Record<KindName, string> = {
  logo: 'Logo',
  website: 'Page',
  'business-card': 'BusinessCard',
  poster: 'Poster',
  icon: 'Icon',
  banner: 'Banner',
}

/** Latin letters without their marks: identifiers that every keyboard can type. */
const words = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)

const capital = (word: string) => (word[0] ?? '').toUpperCase() + word.slice(1)

export const pascalCase = (text: string): string => words(text).map(capital).join('')

export function camelCase(text: string): string {
  const name = pascalCase(text)
  return (name[0] ?? '').toLowerCase() + name.slice(1)
}

const MAX_WORDS = 4

/** 'HarborFinchLogo' for Harbor & Finch's logo. Always an identifier. */
export function componentName(brief: Brief): string {
  const subject =
    brief.brand ?? brief.copy.find(({ role }) => role === 'brand' || role === 'headline')?.text ?? brief.subject?.about
  const name = words(subject ?? '')
    .slice(0, MAX_WORDS)
    .map((word) => capital(word === word.toUpperCase() && word.length > 3 ? word.toLowerCase() : word))
    .join('')
    .replace(/^\d+/, '')
  const suffix = SUFFIX[brief.kind]
  return name.endsWith(suffix) ? name : name + suffix
}

/** 'AboutPage' for a page that is called 'About'. */
export function pageName(title: string): string {
  const name = words(title).slice(0, MAX_WORDS).map(capital).join('').replace(/^\d+/, '')
  return name.endsWith('Page') ? name : `${name || 'Own'}Page`
}

/** Hands out names, each once: 'title', 'title2', … */
export function nameKeeper(taken: Iterable<string> = []): (wanted: string) => string {
  const used = new Set(taken)
  return (wanted) => {
    let name = wanted
    for (let count = 2; used.has(name); count++) name = `${wanted}${count}`
    used.add(name)
    return name
  }
}

/** 'ClayKilnFrame' for what the pages of 'ClayKilnPage' share. */
export const frameName = (page: string): string => `${page.replace(/Page$/, '')}Frame`
