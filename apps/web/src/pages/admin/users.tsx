/** Accounts and their roles, for administrators. */
import type { Api, Result } from '@limner/contract/types'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AdminPage, rowClass, Shown } from '../../features/administration/admin-page.tsx'
import { Invitations } from '../../features/administration/invitations.tsx'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDayAndTime } from '../../lib/format.ts'
import { many, t } from '../../lib/language/translate.ts'
import { useUser } from '../../lib/session.ts'
import { useSite } from '../../lib/site.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogClose, DialogTitle } from '../../ui/dialog.tsx'
import { CurrentPassword } from '../../ui/field.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { type ListAddress, useListAddress } from './search.ts'

type Account = Result<Api['listAccounts']>['accounts'][number]

const accountsQuery = ({ search, page }: ListAddress) =>
  queryOptions({
    queryKey: ['accounts', search, page],
    queryFn: () => api.listAccounts({ query: { search, page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export default function UsersPage() {
  const { address, addressOf, text, setText } = useListAddress('/admin/users')
  const { data, isError, refetch } = useQuery(accountsQuery(address))
  const [changing, setChanging] = useState<Account | null>(null)
  const me = useUser()
  const { registration } = useSite()
  return (
    <AdminPage
      title={t('Users')}
      lead={t(
        'Everybody with an account. Administrators see these pages; they never see anybody’s password or private work here.',
      )}
      what={t('The list of users')}
    >
      <SearchField
        label={t('Search users')}
        placeholder={t('Search by name or email...')}
        value={text}
        onChange={setText}
        className="mt-8 max-w-md"
      />
      <Shown
        failed={t('The users could not be loaded. Please try again later.')}
        loading={t('Loading the users...')}
        data={data}
        isError={isError}
        retry={() => void refetch()}
      >
        {({ accounts, total, totalPages }) =>
          accounts.length === 0 ? (
            <p className="mt-8 text-ink-3">{t('Nobody is called that.')}</p>
          ) : (
            <>
              <p role="status" className="mt-5 text-sm text-ink-2 tabular-nums">
                {many(total, '# user', '# users')}
              </p>
              <ul aria-label={t('Users')} className="mt-3 border-t border-line">
                {accounts.map((account) => (
                  <AccountRow
                    key={account.id}
                    of={account}
                    mine={account.id === me?.id}
                    onChange={() => setChanging(account)}
                  />
                ))}
              </ul>
              {totalPages > 1 && (
                <PageLinks page={address.page} pages={totalPages} addressOf={(page) => addressOf({ page })} />
              )}
            </>
          )
        }
      </Shown>
      {registration === 'invited' && <Invitations />}
      {changing && <RoleDialog of={changing} onClose={() => setChanging(null)} />}
    </AdminPage>
  )
}

function AccountRow({ of, mine, onChange }: { of: Account; mine: boolean; onChange: () => void }) {
  const { email, firstName, lastName, role, projects, createdAt } = of
  const name = `${firstName} ${lastName}`.trim() || email
  const facts = [
    email,
    many(projects, '# project', '# projects'),
    t('since {time}', { time: formatDayAndTime(createdAt) }),
  ]
  return (
    <li className={rowClass}>
      <span className="min-w-0">
        <span dir="auto" className="block font-medium break-words">
          {name}
          {role === 'admin' && (
            <span className="ms-2 border border-line px-1.5 text-xs font-normal">{t('Administrator')}</span>
          )}
        </span>
        <span className="text-xs break-words text-ink-3 tabular-nums">{facts.join(' · ')}</span>
      </span>
      {mine ? (
        <span className="text-xs text-ink-2">{t('You')}</span>
      ) : (
        <Button size="small" aria-description={name} onClick={onChange}>
          {role === 'admin' ? t('Make a user') : t('Make an administrator')}
        </Button>
      )}
    </li>
  )
}

function RoleDialog({ of, onClose }: { of: Account; onClose: () => void }) {
  const client = useQueryClient()
  const toast = useToast()
  const [password, setPassword] = useState('')
  const role = of.role === 'admin' ? 'user' : 'admin'
  const change = useMutation({
    mutationFn: () => api.setAccountRole({ params: { id: of.id }, body: { role, password } }),
    onSuccess: () => {
      toast({
        title: role === 'admin' ? t('Administrator now') : t('No administrator any more'),
        description: of.email,
      })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['accounts'] }),
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    change.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      className="inset-x-4 top-1/2 mx-auto max-w-lg -translate-y-1/2 rounded-sm border border-line bg-raised p-6"
    >
      <DialogTitle className="font-display text-2xl">
        {role === 'admin' ? t('Make an administrator?') : t('Take the role away?')}
      </DialogTitle>
      <p className="mt-3 text-base break-words text-ink-2">
        {role === 'admin'
          ? t('{email} will see these pages, give roles and keys, and take projects out of the gallery.', {
              email: of.email,
            })
          : t('{email} will see these pages no more.', { email: of.email })}
      </p>
      <form onSubmit={onSubmit} className="mt-5 grid gap-5">
        <CurrentPassword value={password} onChange={(event) => setPassword(event.target.value)} />
        {change.isError && (
          <p role="alert" className="text-sm text-carmine">
            {reasonOf(change.error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <DialogClose asChild>
            <Button>{t('Cancel')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" disabled={change.isPending}>
            {role === 'admin' ? t('Make an administrator') : t('Make a user')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
