import type { Kind } from '../types.ts'

export const icon: Kind = { name: 'icon', archetypes: [] }
