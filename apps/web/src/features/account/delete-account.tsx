import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { setUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogDescription, DialogTitle } from '../../ui/dialog.tsx'
import { CurrentPassword } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'

/** Asks for the password: who sits at an open browser must not be able to do this. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  const remove = useMutation({
    mutationFn: () => api.deleteUser({ body: { password } }),
    onSuccess: () => {
      client.clear()
      setUser(client, null)
      toast({ title: 'Account deleted', description: 'Your account and everything in it have been deleted.' })
      navigate('/')
    },
    onError: (error) =>
      toast({ title: 'Your account could not be deleted', description: reasonOf(error), destructive: true }),
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    remove.mutate()
  }
  return (
    <>
      <p className="text-ink-2">
        Deletes your account with all its projects, messages and designs. This cannot be undone.
      </p>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          setOpen(next)
          setPassword('')
        }}
        className="inset-x-4 top-1/2 mx-auto max-w-md -translate-y-1/2 rounded-sm border border-line bg-raised p-6"
      >
        <DialogTitle className="font-display text-2xl">Delete Account</DialogTitle>
        <DialogDescription className="mt-3 text-base text-ink-2">
          This cannot be undone. All your projects, messages and designs will be deleted. Enter your password to
          confirm.
        </DialogDescription>
        <form method="post" className="mt-5" onSubmit={submit}>
          <CurrentPassword label="Password" value={password} onChange={(event) => setPassword(event.target.value)} />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
            <Button type="submit" look="danger" disabled={remove.isPending}>
              Yes, delete
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
