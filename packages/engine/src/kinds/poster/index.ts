import type { Kind } from '../types.ts'

export const poster: Kind = { name: 'poster', archetypes: [] }
