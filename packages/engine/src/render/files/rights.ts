/** What may be done with designs, and what of others they stand on: a sheet that lies in every archive. */
import type { Scene } from '../../scene/types.ts'
import { places } from '../../scene/walk.ts'
import { familyName, isOwnFont } from '../../type/own-family.ts'
import { creditsOf } from './credits.ts'

const YOURS =
  'What you wrote and sent stays yours, and so do the designs: use them for any purpose, commercial ones included. People who ask for similar things may get similar designs: have a logo searched before you register it as a trade mark.'
const FONTS =
  'They may be used in print, on the web and in products under their licence; it asks only that the fonts themselves are not sold alone. Letters in pictures, and outlined ones, need no font.'
const OWN_FONTS =
  'Supplied by the owner of the design, who confirmed that they may be used in it. Files carry the letters that are set, and no more; the licence of each font says what may be done with them.'
const DRAWINGS =
  'Drawings are of Limner (MIT), or made from Noto Emoji, © Google LLC, under the Apache License 2.0, with their colours changed and some of them put together.'
const PICTURES =
  'Some of the designs show pictures that you sent or had painted. Whether these may be used is for you to know.'
const CREDIT =
  'CC BY asks you to name their authors where you publish the design: Lorc, Delapouite and contributors, game-icons.net.'

const listed = (lines: readonly string[]): string =>
  [...new Set(lines)]
    .sort()
    .map((line) => `- ${line}`)
    .join('\n')

/** Plain text. @param scenes of all designs in the archive */
export function rightsSheet(scenes: readonly Scene[]): string {
  const credits = scenes.map(creditsOf)
  const fonts = credits.flatMap((one) =>
    one.fonts
      .filter(({ family }) => !isOwnFont(family))
      .map(({ family, licence, package: name }) => `${family}: ${licence} (${name})`),
  )
  const own = credits.flatMap((one) => one.fonts.filter(({ family }) => isOwnFont(family)))
  const icons = credits.flatMap((one) => one.icons)
  const types = new Set(scenes.flatMap((scene) => [...places(scene)].map(({ node }) => node.type)))
  const sections = [
    `RIGHTS\n\n${YOURS}`,
    fonts.length > 0 && `FONTS\n\n${listed(fonts)}\n\n${FONTS}`,
    own.length > 0 && `FONTS OF YOUR OWN\n\n${listed(own.map(({ family }) => familyName(family)))}\n\n${OWN_FONTS}`,
    icons.length > 0 &&
      `PICTOGRAMS\n\n${listed(icons.map(({ name, licence, package: set }) => `${name}: ${licence} (${set})`))}\n\nOthers may use them too: a mark built on one is hard to protect as a trade mark.`,
    icons.some(({ licence }) => licence.startsWith('CC-BY')) && CREDIT,
    types.has('vector') && `DRAWINGS\n\n${DRAWINGS}`,
    types.has('picture') && `PICTURES\n\n${PICTURES}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}
