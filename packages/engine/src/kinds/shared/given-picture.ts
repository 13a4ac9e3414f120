/** The attached picture as a node: a logo that came as shapes stays shapes, so that every export has it as vectors. */
import type { PictureFacts } from '../../brief/types.ts'
import type { Picture, Vector } from '../../scene/types.ts'

/** @param options of a picture; what only pictures have (focus, radius, scrim) falls away for shapes */
export function givenPicture(facts: PictureFacts, options: Omit<Picture, 'type' | 'media'>): Picture | Vector {
  if (facts.treatAs !== 'logo' || !facts.drawing) return { type: 'picture', media: facts.media, ...options }
  const { fit = 'cover', focus: _focus, treatment: _treatment, scrim: _scrim, radius: _radius, ...node } = options
  return { ...node, type: 'vector', scale: fit, ...facts.drawing }
}
