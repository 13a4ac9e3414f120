/** The columns of designs that lists show. */
import { getTableColumns } from 'drizzle-orm'
import { designs } from '../../db/schema.ts'

const { scene: _scene, brief: _brief, direction: _direction, score: _score, ...columns } = getTableColumns(designs)

/** A design without what it is made of. */
export const FACTS = columns
