/** What is asked of a set: a design in more formats, or its last change in the others. */
import { SET_FORMATS, type SetFormat } from '@limner/contract/set-formats'
import type { DesignRow, DesignStore } from '../features/designs/store.ts'
import type { NamedChange } from './change.ts'

/** What the engine is told for each format. */
const ASKS: Readonly<Record<SetFormat, string>> = {
  'instagram-post': 'make it an Instagram post',
  story: 'make it a story',
  'facebook-cover': 'make it a Facebook cover',
  'linkedin-post': 'make it a LinkedIn post',
  'youtube-thumbnail': 'make it a YouTube thumbnail',
  banner: 'turn it into a banner',
  leaderboard: 'make it a leaderboard',
  rectangle: 'make it a medium rectangle',
  'email-header': 'make it an email header',
  'app-icon': 'turn it into an app icon',
  dl: 'make it DL flyer size',
  a6: 'make it A6',
  a5: 'make it A5',
  a4: 'make it A4',
  a3: 'make it A3',
  a2: 'make it A2',
  a1: 'make it A1',
  '4x6': 'make it 4x6 in',
  '5x7': 'make it 5x7 in',
  letter: 'make it US letter',
  tabloid: 'make it tabloid size',
  '18x24': 'make it 18x24 in',
  '24x36': 'make it 24x36 in',
  'roll-up': 'make it a roll-up',
  'business-card': 'turn it into a business card',
  '85x55': 'make it EU business card size',
  '3.5x2': 'make it US business card size',
}

/** The same of a poster that is wider than high, which stays so. */
const LYING: Readonly<Partial<Record<SetFormat, string>>> = {
  a6: 'make it A6 landscape',
  a5: 'make it A5 landscape',
  a4: 'make it A4 landscape',
  a3: 'make it A3 landscape',
  a2: 'make it A2 landscape',
  a1: 'make it A1 landscape',
  '4x6': 'make it 6x4 in',
  '5x7': 'make it 7x5 in',
  letter: 'make it US letter landscape',
  tabloid: 'make it tabloid size landscape',
  '18x24': 'make it 24x18 in',
  '24x36': 'make it 36x24 in',
}
const isLying = ({ kind, format: { width, height } }: DesignRow['scene']) =>
  kind === 'poster' && height !== 'auto' && width > height

const asked = (format: SetFormat, { scene }: DesignRow): string =>
  (isLying(scene) ? LYING[format] : undefined) ?? ASKS[format]

export const inFormats = (design: DesignRow, formats: readonly SetFormat[]): NamedChange[] =>
  formats.map((format) => ({
    ...{ design, said: asked(format, design), name: SET_FORMATS[format].label },
    // What was done to its parts since the first version is done to those of each format.
    pointers: { versions: [1], newest: false, siblings: false },
  }))

/** The same in the latest version of every other design of the set. */
export async function inOthers(
  designs: Pick<DesignStore, 'latestOfSet'>,
  { rootId }: DesignRow,
  said: string,
): Promise<NamedChange[]> {
  const all = await designs.latestOfSet(rootId)
  return all.filter((one) => one.rootId !== rootId).map((design) => ({ design, said, name: design.scene.format.name }))
}
