/** Of a design that was changed and has other formats: its last change, offered for these. */
import type { Prediction } from '@limner/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../../../lib/access.ts'
import { api } from '../../../lib/api.ts'
import { many, t } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { made } from '../operate.ts'
import { useMaking } from '../use-making.ts'
import { setQuery } from './queries.ts'

interface Props {
  /** Of the version that is shown. */
  id: string
  busy: boolean
  onMade: (made: Prediction) => void
}

export function RepeatInOthers({ id, busy, onMade }: Props) {
  const may = useMay()
  // While it is read anew it may be that they have it meanwhile.
  const { data, isFetching } = useQuery({ ...setQuery(id), enabled: may.edit })
  const repeat = useMaking(
    t('The change could not be repeated'),
    () => made((once) => api.repeatInSet({ params: { id } }, once)),
    onMade,
  )
  const others = may.edit && !isFetching ? (data?.behind.length ?? 0) : 0
  if (others === 0) return null
  return (
    <p className="flex shrink-0 items-center justify-center gap-2 text-xs text-ink-2" role="status">
      {many(others, 'Another format does not have this change yet.', '# other formats do not have this change yet.')}
      <Button
        look="quiet"
        size="small"
        aria-busy={repeat.isPending}
        disabled={busy || repeat.isPending}
        onClick={() => repeat.mutate(undefined)}
      >
        {repeat.isPending ? t('Repeating...') : t('Repeat it there')}
      </Button>
    </p>
  )
}
