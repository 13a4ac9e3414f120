import type { Kind } from '../types.ts'

export const businessCard: Kind = { name: 'business-card', archetypes: [] }
