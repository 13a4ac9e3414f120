/** Wishes that fit this very design and that would be carried out: for whoever does not know what to say next. */
import { isDark } from '../colour/colour.ts'
import type { Design } from '../design/types.ts'
import type { KindName } from '../scene/types.ts'
import { nodesOfRole, subtree } from '../scene/walk.ts'
import { groundColour } from './palette/seen-ground.ts'

/** What a design is also wanted as, once it stands. */
const ALSO_AS: Record<KindName, string> = {
  logo: 'also as an app icon and a business card',
  icon: 'also as a logo and a banner',
  'business-card': 'also as a banner and a poster',
  poster: 'also as a story and a banner',
  banner: 'also as a story and a poster',
  website: 'also as a banner and a poster',
}

const ANEW = 'another layout, same colours'
/** What no design refuses: it is composed anew for it. To try them took as long as all the others. */
const ALWAYS: ReadonlySet<string> = new Set([...Object.values(ALSO_AS), ANEW])

/** What every design takes, whatever was said before. */
export const suggestionsFor = (design: Design): string[] => wishesFor(design).flat()

/** By what they change, so that three of them lead in three directions. */
function wishesFor({ scene }: Design): string[][] {
  const has = (role: Parameters<typeof nodesOfRole>[1]) => nodesOfRole(scene, role).length > 0
  const texts = scene.artboards.some(({ root }) => [...subtree(root)].some(({ type }) => type === 'text'))
  const mark = has('icon') ? 'icon' : 'mark'
  const colours = isDark(groundColour(scene))
    ? ['white background', 'warmer colours']
    : ['make it dark green', 'cooler colours']
  const sizes = [
    has('headline') && 'make the headline bigger',
    !has('headline') && has('brand') && 'make the name bolder',
    has(mark) && `make the ${mark} bigger`,
    has('button') && 'make the button orange',
    has('tagline') && 'remove the tagline',
  ].filter((wish) => typeof wish === 'string')
  return [
    colours,
    sizes,
    [ANEW],
    texts ? ['use a serif font', 'use another font'] : ['use other colours', 'a solid background'],
    [ALSO_AS[scene.kind]],
  ]
}

/** How many are offered at once. */
const OFFERED = 4
const NEXT = 3

/** Of what an answer offers and what every design has, the first that would be carried out. */
export function offered(own: readonly string[], design: Design, works: (sentence: string) => boolean): string[] {
  return firstWorking([...own, ...(own.length < 2 ? suggestionsFor(design) : [])], OFFERED, works)
}

/**
 * Three wishes that may come next, each about something else.
 * @param said the wish that the design came from, if any: it is not offered again
 * @param turn which of the directions comes first; answers one after another begin with different ones
 */
export function nextWishes(design: Design, said: string, turn: number, works: (sentence: string) => boolean): string[] {
  const isNew = (wish: string) => !said.toLowerCase().includes(wish)
  const directions = wishesFor(design).map((wishes) => wishes.filter(isNew))
  const turned = directions.map((_, at) => directions[(at + turn) % directions.length] ?? [])
  const found: string[] = []
  for (const wishes of turned) {
    if (found.length < NEXT) found.push(...firstWorking(wishes, 1, works))
  }
  return found
}

function firstWorking(wishes: readonly string[], most: number, works: (sentence: string) => boolean): string[] {
  const found: string[] = []
  for (const wish of new Set(wishes)) if (found.length < most && (ALWAYS.has(wish) || works(wish))) found.push(wish)
  return found
}
