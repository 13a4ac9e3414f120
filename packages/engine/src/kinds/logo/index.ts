import type { Kind } from '../types.ts'

export const logo: Kind = { name: 'logo', archetypes: [] }
