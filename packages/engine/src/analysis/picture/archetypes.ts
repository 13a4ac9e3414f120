/** Archetypes of designs that were read off a picture. */

/** A flat one, in shapes. */
export const TRACED = 'traced-picture'
/** A photograph, which stays a picture and has no parts. */
export const PICTURE = 'picture'
