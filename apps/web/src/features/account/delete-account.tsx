import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { setUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogDescription, DialogTitle } from '../../ui/dialog.tsx'
import { CurrentPassword } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'

function useDeletion() {
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  return useMutation({
    mutationFn: (password: string) => api.deleteUser({ body: { password } }),
    onSuccess: () => {
      client.clear()
      setUser(client, null)
      toast({ title: t('Account deleted'), description: t('Your account and everything in it have been deleted.') })
      navigate('/')
    },
    onError: (error) =>
      toast({ title: t('Your account could not be deleted'), description: reasonOf(error), destructive: true }),
  })
}

/** Asks for the password: who sits at an open browser must not be able to do this. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const remove = useDeletion()
  function submit(event: FormEvent) {
    event.preventDefault()
    remove.mutate(password)
  }
  return (
    <>
      <p className="text-ink-2">
        {t('Deletes your account with all its projects, messages and designs. This cannot be undone.')}
      </p>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        {t('Delete my account')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          setPassword('')
        }}
        className="inset-x-4 top-1/2 mx-auto max-w-md -translate-y-1/2 rounded-sm border border-line bg-raised p-6"
      >
        <DialogTitle className="font-display text-2xl">{t('Delete Account')}</DialogTitle>
        <DialogDescription className="mt-3 text-base text-ink-2">
          {t(
            'This cannot be undone. All your projects, messages and designs will be deleted. Enter your password to confirm.',
          )}
        </DialogDescription>
        <form method="post" className="mt-5" onSubmit={submit}>
          <CurrentPassword
            label={t('Password')}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button>{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" look="danger" disabled={remove.isPending}>
              {t('Yes, delete')}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
