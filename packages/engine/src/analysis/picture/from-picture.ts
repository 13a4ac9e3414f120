/**
 * A picture that was not made here as a design: an upload, or what an image model painted. A flat one becomes shapes, a
 * photograph stays a picture; either way it is a scene, from which code, files and analysis are made as from any other.
 */
import { entriesOf } from '../../base/tables.ts'
import type { Brief, PictureFacts } from '../../brief/types.ts'
import { isHex } from '../../colour/colour.ts'
import { colourName } from '../../colour/plain-names.ts'
import type { Design } from '../../design/types.ts'
import type { Direction } from '../../direction/types.ts'
import type { Frame, Hex, KindName, Node, Palette, PaletteRole, Scene, Shape } from '../../scene/types.ts'
import { PICTURE, TRACED } from './archetypes.ts'
import { rolesOf } from './roles.ts'
import { type Traced, trace } from './trace.ts'

/** The role that has a colour, so that the component offers it as a prop. */
function referTo(colour: Hex, palette: Palette): Hex | PaletteRole {
  const roles = entriesOf(palette)
  return roles.find(([, hex]) => hex === colour)?.[0] ?? colour
}

function sceneOf(kind: KindName, size: { width: number; height: number }, palette: Palette, fill: boolean, node: Node) {
  const root: Frame = { type: 'frame', id: 'root', children: [node], ...(fill && { fill: 'paper' as const }) }
  const scene: Scene = {
    version: 1,
    kind,
    format: { name: 'picture', width: size.width, height: size.height },
    palette,
    // No word is set in either.
    typography: { display: 'Noto Sans', text: 'Noto Sans' },
    artboards: [{ name: 'picture', root }],
  }
  return scene
}

function designOf(scene: Scene, archetype: string, facts: PictureFacts): Design {
  const brief: Brief = {
    version: 1,
    prompt: `A picture of ${facts.width} × ${facts.height} pixels in ${facts.colours.map((hex) => colourName(hex)).join(', ')}`,
    kind: scene.kind,
    otherKinds: [],
    format: scene.format,
    copy: [],
    colours: [],
    style: { tones: [], type: [] },
    subject: { industry: 'general', about: 'picture', objects: [] },
    placements: [],
    negatives: [],
    picture: facts,
  }
  const direction: Direction = {
    palette: scene.palette,
    paletteName: 'picture',
    typography: scene.typography,
    weights: { display: 700, text: 400, strong: 700 },
    displayTracking: 0,
    motif: 'none',
    pictograms: ['ph:image'],
    mark: { primary: 'ink', secondary: 'accent' },
    radius: 0,
    seed: 0,
  }
  return { scene, brief, direction, archetype }
}

/** Names of the leading colours: all that can be said of a picture without knowing what it shows. */
const describe = (colours: readonly Hex[]): string => {
  const names = [...new Set(colours.slice(0, 3).map((hex) => colourName(hex)))]
  return `Picture in ${new Intl.ListFormat('en', { type: 'conjunction' }).format(names)}`
}

function tracedDesign({ viewBox, shapes, colours, ground }: Traced, facts: PictureFacts): Design {
  const palette = rolesOf(colours, ground)
  // What covers everything is the ground, which is there already.
  const [first, ...rest] = shapes
  const parts = ground !== undefined && first?.fill === ground ? rest : shapes
  const drawn = parts.map(
    (shape): Shape =>
      typeof shape.fill === 'string' && isHex(shape.fill) ? { ...shape, fill: referTo(shape.fill, palette) } : shape,
  )
  const alt = describe(colours)
  const scene = sceneOf('logo', facts, palette, ground !== undefined, {
    type: 'vector',
    id: 'mark',
    role: 'mark',
    at: { left: 0, top: 0 },
    width: facts.width,
    height: facts.height,
    viewBox,
    scale: 'stretch',
    shapes: drawn,
    alt,
  })
  return designOf(scene, TRACED, { ...facts, colours })
}

function pictureDesign(facts: PictureFacts): Design {
  const palette = rolesOf(facts.colours, facts.colours[0])
  const scene = sceneOf('poster', facts, palette, true, {
    type: 'picture',
    id: 'picture',
    role: 'photo',
    at: { left: 0, top: 0 },
    width: facts.width,
    height: facts.height,
    media: facts.media,
    alt: describe(facts.colours),
  })
  return designOf(scene, PICTURE, facts)
}

/** @param bytes PNG, JPEG or WebP, examined before */
export async function designFromPicture(bytes: Uint8Array, facts: PictureFacts): Promise<Design> {
  // What came as shapes is not traced again.
  if (facts.drawing) return tracedDesign({ ...facts.drawing, colours: facts.colours }, facts)
  const traced = await trace(bytes)
  return traced ? tracedDesign(traced, facts) : pictureDesign(facts)
}
