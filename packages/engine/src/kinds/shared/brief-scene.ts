/** What a scene takes from its brief and direction: the copy as texts, the kind and format, the palette and typography. */
import type { Brief, Copy } from '../../brief/types.ts'
import type { Direction } from '../../direction/types.ts'
import type { Options } from '../../scene/build.ts'
import { type Artboard, type Role, SCENE_VERSION, type Scene, type Text } from '../../scene/types.ts'

/** A text that sets a piece of copy: its role, and whether it is a fact, come along. */
export const copyText = (id: string, copy: Copy, options: Options<Text, 'id' | 'text' | 'fact'>): Text => ({
  type: 'text',
  id,
  role: copy.role,
  text: copy.text,
  ...(copy.source === 'given' && { fact: true }),
  ...options,
})

/** The first copy of a role. */
export const copyOf = (brief: Brief, ...roles: Role[]): Copy | undefined => {
  for (const role of roles) {
    const found = brief.copy.find((copy) => copy.role === role)
    if (found) return found
  }
  return undefined
}

/** A scene in the direction's palette and typography. */
export const scene = (brief: Brief, direction: Direction, artboards: Artboard[]): Scene => ({
  version: SCENE_VERSION,
  kind: brief.kind,
  format: brief.format,
  palette: direction.palette,
  typography: direction.typography,
  artboards,
})
