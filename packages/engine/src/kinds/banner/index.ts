import type { Kind } from '../types.ts'

export const banner: Kind = { name: 'banner', archetypes: [] }
