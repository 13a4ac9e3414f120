/** Sends what was written, with what it is about and who helps. */
import type { Choice } from '@limner/contract/types'
import type { Conversation, EditTarget, PointedPart } from '../../features/messages/conversation.ts'
import type { Attachment } from '../../lib/attachment.ts'
import { asOffered } from '../../lib/language/told.ts'
import type { ChosenBrand } from './use-brand.ts'
import type { ProjectModels } from './use-models.ts'

interface About {
  selectedId: string | null
  edit: EditTarget | null
  /** The part of the design that is selected. */
  part: PointedPart | null
  endEdit: () => void
  /** Nothing is sent: the session has ended. */
  waits: boolean
  help: ProjectModels
  brand: ChosenBrand
}

/** A choice settles what the words mean; otherwise they change the design that is being edited. */
const meant = (intent: Choice['intent'] | undefined, edit: EditTarget | null) =>
  intent ? { intent } : edit ? { edit } : {}

/** True when it was taken. @param kit the brand that is meant; absent: the chosen one */
export type Send = (text: string, image: Attachment | null, intent?: Choice['intent'], kit?: string) => boolean

export const sender =
  (conversation: Conversation, { selectedId, edit, part, endEdit, waits, help, brand }: About): Send =>
  (text, image, intent, kit) => {
    if (waits) return false
    const selected = selectedId && { selectedDesignId: selectedId }
    const taken = conversation.send({
      ...{ text: asOffered(text), ...(image && { image }), ...meant(intent, edit), ...selected, ...(part && { part }) },
      ...help.sent,
      ...(kit === undefined ? brand.sent : { brand: kit }),
    })
    if (taken) endEdit()
    return taken
  }
