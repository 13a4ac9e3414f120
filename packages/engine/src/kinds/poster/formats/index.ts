/** Printed pieces with conventions of their own, one row a piece. */
import { bookCover } from './book-cover.ts'
import { certificate } from './certificate.ts'
import { invitation } from './invitation.ts'
import { menu } from './menu.ts'
import { archetypesOf, type PieceFormat } from './page.ts'
import { postcard } from './postcard.ts'
import { programme } from './programme.ts'
import { ticket } from './ticket.ts'
import { voucher } from './voucher.ts'

const FORMATS: readonly PieceFormat[] = [menu, certificate, voucher, ticket, invitation, programme, bookCover, postcard]

export const formats = FORMATS.flatMap(archetypesOf)
