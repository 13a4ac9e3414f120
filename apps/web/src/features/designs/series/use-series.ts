/** The rows of a table, tried on a design: which find no room, and what one of them looks like. */

import routes from 'virtual:limner-routes'
import { buildUrl } from '@limner/contract/client'
import type { Api, Input } from '@limner/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, reasonOf } from '../../../lib/api.ts'
import { t } from '../../../lib/language/translate.ts'
import { useToast } from '../../../ui/toast.tsx'
import { downloadFile } from '../download.ts'
import { keptCondition } from '../print/use-condition.ts'

type Row = Readonly<Record<string, string>>
export type SeriesFile = Pick<
  Input<Api['exportSeries']>['body'],
  'format' | 'bleed' | 'impose' | 'colour' | 'condition'
>

/** The server's own limit. */
const TRIED = 20

/** What a row looks like; undefined until it is there, null where it finds no room. */
export const useShownRow = (id: string, row: Row | undefined, side: number) =>
  useQuery({
    queryKey: ['series row', id, side, row],
    queryFn: () => api.trySeries({ params: { id }, body: { rows: row ? [{ ...row }] : [], shown: 0, side } }),
    enabled: row !== undefined && Object.keys(row).length > 0,
  })

/** Why rows find no room, by their number from 0: tried some at a time. */
export function useFaults(id: string, onTried: (tried: number, faults: ReadonlyMap<number, string>) => void) {
  return useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      const found = new Map<number, string>()
      for (let at = 0; at < rows.length; at += TRIED) {
        const some = rows.slice(at, at + TRIED)
        const { faults } = await api.trySeries({ params: { id }, body: { rows: some.map((row) => ({ ...row })) } })
        for (const [place, fault] of faults.entries()) if (fault) found.set(at + place, fault)
        onTried(at + some.length, new Map(found))
      }
    },
  })
}

/** Makes the file and saves it. */
export function useSeriesFile(id: string, name: string) {
  const toast = useToast()
  return useMutation({
    mutationFn: ({ rows, file }: { rows: readonly Row[]; file: SeriesFile }) =>
      downloadFile(buildUrl(routes.exportSeries, { params: { id } }), name, {
        ...{ rows, ...file },
        ...(file.colour === 'cmyk' && { condition: keptCondition() }),
      }),
    onError: (error) => toast({ title: t('Export Failed'), description: reasonOf(error), destructive: true }),
  })
}
