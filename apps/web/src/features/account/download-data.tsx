import { useMutation } from '@tanstack/react-query'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'

export function DownloadData() {
  const toast = useToast()
  const download = useMutation({
    mutationFn: async () => (await api.exportUser()).blob(),
    onSuccess: (file) => {
      const address = URL.createObjectURL(file)
      const link = document.createElement('a')
      link.href = address
      link.download = 'limner-data.json'
      link.click()
      URL.revokeObjectURL(address)
    },
    onError: (error) =>
      toast({ title: t('Your data could not be downloaded'), description: reasonOf(error), destructive: true }),
  })
  return (
    <>
      <p className="text-ink-2">{t('Your account, projects, messages and designs, as one JSON file.')}</p>
      <Button className="mt-4" disabled={download.isPending} onClick={() => download.mutate()}>
        {download.isPending ? t('Preparing...') : t('Download my data')}
      </Button>
    </>
  )
}
