/** No picture at the top: the headline on a ground of full colour, and the name so large that the fold cuts its letters. */
import { contrast } from '../../../colour/colour.ts'
import { column, frame, row, spacer, text } from '../../../scene/build.ts'
import type { Node, Paint } from '../../../scene/types.ts'
import { calls } from '../parts/actions.ts'
import { archetype, hasPhoto, refusesPictures } from '../parts/archetype.ts'
import { CONTENT, MARGIN, PAGE, span } from '../parts/grid.ts'
import type { Ground, GroundName } from '../parts/grounds.ts'
import { heroWords, lengthOf, textOf } from '../parts/hero-words.ts'
import { header } from '../parts/navigation.ts'
import { occasionRow } from '../parts/occasion.ts'
import type { Page } from '../parts/page.ts'
import { follows, wishedWords } from '../parts/wishes.ts'
import { hero, lead } from '../parts/words.ts'
import { hexIn, over } from '../screens/kit/surfaces.ts'

/** Longer words would be cut at no size worth it. */
const LONGEST = 13
/** Scripts whose letters are told by their upper halves. */
const FLAT = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{Z}]+$/u
/** Of a letter's height, what the fold leaves; and of its size, about what its width is. */
const LEFT = 0.68
const CAPITAL = 0.72
const WIDTH = 0.56

/** The name, where it is short, or the longest word of it; else the longest word of the headline. */
function giantWord({ content }: Page, headline: string): string | undefined {
  const name = typeof content.brand === 'string' ? '' : content.brand.text
  const wordsOf = (said: string) =>
    said
      .split(/\s+/)
      .map((word) => word.replace(/[.,!?:;]+$/, ''))
      .toSorted((a, b) => b.length - a.length)
  return [name, ...wordsOf(name), ...wordsOf(headline)].find(
    (word) => word.length > 2 && word.length <= LONGEST && FLAT.test(word),
  )
}

/** What large letters keep on their ground. */
const LARGE = 3.05

/** The colour of the text, as faint as large letters may be. */
function ghost({ direction: { palette } }: Page, { fill, text: colour }: Ground): Paint {
  const [ground, letters] = [hexIn(fill, palette), hexIn(colour, palette)]
  const alphas = [0.24, 0.32, 0.4, 0.5, 0.6, 0.7, 0.8]
  return { colour, alpha: alphas.find((alpha) => contrast(over(letters, ground, alpha), ground) >= LARGE) ?? 1 }
}

function giant(page: Page, ground: Ground, word: string): Node {
  const { weights, displayTracking } = page.direction
  const size = Math.round(Math.min(400, (PAGE - 40) / (word.length * WIDTH)))
  return frame('hero-giant', { role: 'decoration', width: 'fill', height: size * CAPITAL * LEFT, clip: true }, [
    text('hero-giant-word', word, {
      role: 'decoration',
      font: 'display',
      weight: weights.display,
      size,
      lineHeight: 1,
      trim: true,
      tracking: displayTracking,
      fill: ground.strong === ground.text ? ghost(page, ground) : ground.strong,
      at: { left: 0, top: 0 },
      width: PAGE,
      align: 'center',
      fit: { min: 60, lines: 1 },
    }),
  ])
}

/** Of the foot of the opening, what the picture takes. */
const PICTURE = { width: span(7), height: 540 }

function top(page: Page, name: GroundName): Node[] {
  const { direction, art } = page
  const ground = page.ground(art.ground ?? name)
  const words = heroWords(page)
  const wish = wishedWords(page.brief)
  const length = lengthOf(words.headline)
  const big = length > 60 ? 96 : length > 32 ? 128 : 168
  const word = art.ground ? undefined : giantWord(page, textOf(words.headline))
  const headline = hero('hero-headline', words.headline, direction, ground, {
    size: big,
    lineHeight: 0.96,
    width: wish === 'left' ? span(9) : 'fill',
    maxWidth: CONTENT,
    ...(wish === 'centre' && { align: 'center' as const }),
    fit: { min: 22, lines: 4 },
  })
  const remarks = art.ground ? pictured(page, ground) : remarksOf(page, ground)
  return [
    header(page, ground, 'phone'),
    column(
      'hero',
      {
        element: 'section',
        role: 'hero',
        width: 'fill',
        minHeight: 680,
        fill: ground.fill,
        clip: true,
        layout: { align: 'center' },
      },
      [
        column(
          'hero-content',
          {
            width: 'fill',
            height: 'fill',
            layout: { gap: art.ground ? 20 : 44, padding: [64, MARGIN, art.ground ? 0 : 72, MARGIN], align: 'center' },
          },
          [headline, ...remarks],
        ),
        ...(word ? [spacer('hero-air'), giant(page, ground, word)] : []),
      ],
    ),
  ]
}

function remarksOf(page: Page, ground: Ground): Node[] {
  const words = heroWords(page)
  return [
    row('hero-remarks', { width: 'fill', maxWidth: CONTENT, layout: { justify: 'between', align: 'end', gap: 24 } }, [
      lead('hero-subhead', words.subhead, page.direction, ground, { width: span(5) }),
      calls('hero-calls', page, ground, words),
    ]),
    ...occasionRow(page, ground),
  ]
}

/** The remarks at the left, what was drawn at the right, standing on the lower edge. */
function pictured(page: Page, ground: Ground): Node[] {
  const words = heroWords(page)
  const picture = page.art.panel('hero-picture', {
    ...PICTURE,
    ground: ground.name,
    kinds: ['illustration'],
    fixed: true,
  })
  return [
    row('hero-remarks', { width: 'fill', maxWidth: CONTENT, layout: { justify: 'between', align: 'end', gap: 24 } }, [
      column('hero-words', { width: span(5), layout: { gap: 28, padding: [24, 0, 72, 0] } }, [
        lead('hero-subhead', words.subhead, page.direction, ground, { width: 'fill' }),
        calls('hero-calls', page, ground, words),
        ...occasionRow(page, ground),
      ]),
      { ...picture, fill: ground.fill },
    ]),
  ]
}

export const typeOnly = archetype({
  name: 'type-only',
  sort: 'letters',
  example: 'Website for the design agency "Plain Speaking": bold, no pictures',
  suits: (brief) =>
    (hasPhoto(brief) ? 0.15 : refusesPictures(brief) ? 1 : 0.55) *
    follows(brief, { words: ['left', 'centre'], picture: [] }),
  top: (page) => top(page, page.random.pick(['accent', 'accent', 'ink', 'secondary'])),
})
