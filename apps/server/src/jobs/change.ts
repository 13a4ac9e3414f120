import type { EditOfOne } from '@limner/engine'
import type { DesignRow } from '../features/designs/store.ts'

/** An edit of a design that is at hand. `said`: what it is answered as and kept under. */
export type Change = Omit<EditOfOne, 'designId'> & { design: DesignRow; said: string }

/** A change that was not read: by hand, or by its name. */
export type PlainChange = Pick<Change, 'design' | 'said'> & Partial<Change>

/** One of several, with what it is called in the answer. */
export type NamedChange = PlainChange & { name: string }
