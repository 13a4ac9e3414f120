/** From design to code: a scene as one React component that a developer keeps. A pure function of the scene. */
import type { Design } from '../../design/types.ts'
import { places } from '../../scene/walk.ts'
import { writeFixed } from './fixed.ts'
import { writeMark } from './mark.ts'
import { componentName, frameName, pageName } from './names.ts'
import { REACT, writePage } from './page.ts'
import type { CodeOptions, CodeTools, GeneratedCode } from './types.ts'

/**
 * The design as a TSX file: formatted, strictly typed, with a default export named after its brand or headline.
 * Logos and icons become SVG, cards, posters and banners scale as one thing, web pages are responsive.
 */
export function toComponent(design: Design, tools: CodeTools, options: CodeOptions = {}): GeneratedCode {
  const { scene, brief } = design
  const artboards = tools.layOut(scene)
  const shown = artboards[options.page ?? 0] ?? artboards[0]
  const isFirst = shown === artboards[0]
  const page = scene.kind === 'website' && !isFirst ? pageName(shown.artboard.name) : componentName(brief)
  const name = options.site?.part?.of === 'frame' ? frameName(page) : page
  const headline = brief.copy.find(({ role }) => role === 'headline')?.text
  const described = [...places(scene)].flatMap(({ node }) => ('alt' in node && node.alt ? [node.alt] : []))[0]
  const about = brief.subject.about?.replace(/^./u, (letter) => letter.toUpperCase())
  const title = brief.brand ?? headline ?? described ?? (about || name)
  const [front] = artboards
  if (scene.kind === 'logo' || scene.kind === 'icon') {
    return {
      code: writeMark(scene, front, { component: name, title }, tools, options),
      componentName: name,
      dependencies: { react: REACT },
    }
  }
  const made =
    scene.kind === 'website'
      ? writePage(scene, shown, name, tools, options)
      : writeFixed(scene, artboards, name, tools, options)
  return { ...made, componentName: name, dependencies: { ...made.dependencies, react: REACT } }
}
