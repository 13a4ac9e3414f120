/** More formats of a design, asked for by name: each is made at once, as in the dialog of the set. */
import { SET_FORMATS, type SetFormat } from '@limner/contract/set-formats'
import type { Prediction } from '@limner/contract/types'
import type { Concept } from '../../../features/designs/concept.ts'
import { makeFormats } from '../../../features/designs/set/make-formats.ts'
import { useMaking } from '../../../features/designs/use-making.ts'
import { said, t } from '../../../lib/language/translate.ts'
import { useToast } from '../../../ui/toast.tsx'

interface Wish {
  id: string
  format: SetFormat
}

/** @param onMade told of what was made of the chosen design */
export function useFormats(chosen: Concept | null, onMade: (made: Prediction, from: Concept) => void) {
  const toast = useToast()
  const make = useMaking(
    t('The formats could not be made'),
    ({ id, format }: Wish) => makeFormats(id, [format]),
    (made) => chosen && onMade(made, chosen),
  )
  return {
    make(id: string, format: SetFormat) {
      toast({ title: t('Making the formats...'), description: said(SET_FORMATS[format].label) })
      make.mutate({ id, format })
    },
  }
}
