/** 'Delete', carried out once it is confirmed. */
import { useState } from 'react'
import { t } from '../lib/language/translate.ts'
import { Button } from './button.tsx'
import { ConfirmDialog } from './dialog.tsx'

interface DeleteButtonProps {
  pending: boolean
  /** The question: 'Delete this article?' */
  title: string
  /** What goes with it. */
  description: string
  onConfirm: () => void
}

export function DeleteButton({ pending, ...dialog }: DeleteButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" disabled={pending} onClick={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      <ConfirmDialog open={asking} onOpenChange={setAsking} destructive {...dialog} />
    </>
  )
}
