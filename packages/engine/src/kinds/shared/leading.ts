/** Line height of display type, × size: capitals have no tails, so their lines stand closer. */
const [CAPITALS, MIXED] = [0.9, 1.02]

/** Accents stand above capitals; scripts without capitals need their own room. */
const TIGHT = /^[A-Z0-9\s.,:;!?&'’"“”/+%€$£–—-]+$/

export const leadingOf = (text: string): number => (TIGHT.test(text) && /[A-Z]/.test(text) ? CAPITALS : MIXED)
