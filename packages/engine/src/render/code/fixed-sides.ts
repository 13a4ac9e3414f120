/** The components of a fixed design's file: one for each side, their props, and the one that chooses among them. */
import type { LaidArtboard } from '../../scene/layout.ts'
import type { Scene } from '../../scene/types.ts'
import { bracketed, type Element, quote, returned } from './jsx.ts'

export interface Word {
  prop: string
  value: string
}

export interface Side {
  component: string
  root: Element
  words: Word[]
  colours: string[]
}

/** The interface of all sides' props: their words, their colours, a class. */
export const propsInterface = (props: string, sides: Side[], colours: string[]): string[] => [
  `export interface ${props} {`,
  ...(sides.some(({ words }) => words.length > 0) ? ["  /** Words; '\\n' begins a new line. */"] : []),
  ...sides.flatMap(({ words }) => words.map(({ prop }) => `  ${prop}?: string`)),
  ...(colours.length > 0 ? ['  /** Colours: anything that CSS takes. */'] : []),
  ...colours.map((role) => `  ${role}?: string`),
  '  /** For the size: it is as wide as it is told to be, and as tall as that makes it. */',
  '  className?: string',
  '}',
  '',
]

export function sideComponent(
  { component, root, words, colours }: Side,
  palette: Scene['palette'],
  props: string,
  head: string,
) {
  const parts = [
    ...words.map(({ prop, value }) => `${prop} = ${quote(value)}`),
    ...colours.map((role) => `${role} = ${quote(palette[role as keyof typeof palette])}`),
    'className',
  ]
  return [bracketed(`${head} ${component}({`, parts, `}: ${props}) {`), returned([root]), '}', '']
}

/** The component that shows the side it is told to. */
export function chooser(name: string, props: string, sides: Side[], artboards: LaidArtboard[]): string[] {
  const names = artboards.map(({ artboard }) => quote(artboard.name))
  const signature = [`side = ${names[0]}`, '...props']
  return [
    bracketed(
      `export default function ${name}({`,
      signature,
      `}: ${props} & { side?: ${names.join(' | ')} }) {`,
    ).replace('...props,\n', '...props\n'),
    ...sides
      .slice(1)
      .map(({ component }, index) => `  if (side === ${names[index + 1]}) return <${component} {...props} />`),
    `  return <${sides[0]?.component} {...props} />`,
    '}',
    '',
  ]
}
