import type { Kind } from '../types.ts'

export const website: Kind = { name: 'website', archetypes: [] }
