/** What a design is called that a model drew, in place of an archetype's name. */
export const DRAWN = 'drawn'
