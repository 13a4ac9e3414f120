/** What each of several drawn concepts is to be, so that they differ in what carries them. */

/** A way to carry a design, in words for whoever draws it. */
export const DIRECTIONS: readonly string[] = [
  'carried by type: the leading words are the picture. Letters become, hold or are built from the subject; little else.',
  'carried by a scene: a place with foreground, middle and distance in one light, in which the subject is seen, with a calm part kept for the words.',
  'carried by one object: seen large and close, cropped by an edge, drawn with care; the idea is what happens to it.',
  'carried by a pattern or system: one drawn element repeated by a rule that is broken once, where the words are.',
  'unexpected: two things that share a shape become one, or something is used as what it is not, so that picture and words say one thing.',
]
