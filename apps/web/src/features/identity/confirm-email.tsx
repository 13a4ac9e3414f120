/** /confirm-email with the link of a mail. A press confirms, not the visit: programs that read mail open links, too. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { userQuery } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { FormPage } from './form-page.tsx'

export function ConfirmEmail({ token }: { token: string }) {
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  const confirm = useMutation({
    mutationFn: () => api.confirmEmail({ body: { token } }),
    onSuccess: async () => {
      toast({ title: t('Address confirmed'), description: t('Use it to sign in from now on.') })
      await client.invalidateQueries({ queryKey: userQuery.queryKey })
      navigate('/dashboard', { replace: true })
    },
  })
  return (
    <FormPage title={t('Confirm your address')}>
      <p className="mt-4 text-ink-2">
        {t('Once you confirm this address, you will sign in with it and get your email there.')}
      </p>
      {confirm.isError && (
        <p role="alert" className="mt-6 text-carmine">
          {reasonOf(confirm.error)}
        </p>
      )}
      <Button
        look="primary"
        size="large"
        className="mt-8"
        disabled={confirm.isPending}
        onClick={() => confirm.mutate()}
      >
        {confirm.isPending ? t('Confirming...') : t('Confirm address')}
      </Button>
      <p className="mt-8 text-sm text-ink-2">
        <Link href="/dashboard" className="text-lapis underline underline-offset-4">
          {t('Not now')}
        </Link>
      </p>
    </FormPage>
  )
}
