/** Printed pieces with conventions of their own, one row a piece. */
import { bookCover } from './book-cover/index.ts'
import { certificate } from './certificate/index.ts'
import { invitation } from './invitation/index.ts'
import { menu } from './menu/index.ts'
import { archetypesOf, type PieceFormat } from './page.ts'
import { postcard } from './postcard/index.ts'
import { programme } from './programme/index.ts'
import { ticket } from './ticket/index.ts'

const FORMATS: readonly PieceFormat[] = [menu, certificate, ticket, invitation, programme, bookCover, postcard]

export const formats = FORMATS.flatMap(archetypesOf)
