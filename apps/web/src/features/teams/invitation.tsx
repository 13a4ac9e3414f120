/** What the link of an invitation leads to: who invites to what, and how to accept. */
import type { Api, Result } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { api, reasonOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { rich, t } from '../../lib/language/translate.ts'
import { setUser, useUser } from '../../lib/session.ts'
import { useSite } from '../../lib/site.ts'
import { Button, buttonClass } from '../../ui/button.tsx'

export type Invited = Result<Api['readMemberInvitation']>
export type Accepted = Result<Api['acceptMemberInvitation']>

interface Props {
  token: string
  invited: Invited
  onAccepted: (accepted: Accepted) => void
}

const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

export function Invitation({ token, invited, onAccepted }: Props) {
  const user = useUser()
  const { kind, title, email, expiresAt, isAccepted } = invited
  const isFor = user !== null && sameAddress(user.email, email)
  return (
    <>
      <h1 className="font-display text-3xl break-words">
        {kind === 'project' ? t('You are invited to a project') : t('You are invited to a brand kit')}
      </h1>
      <p className="mt-5 text-lg break-words">{whatFor(invited)}</p>
      {isAccepted ? (
        <Used token={token} isFor={isFor} kind={kind} onAccepted={onAccepted} />
      ) : isFor ? (
        <Accept token={token} word={t('Accept the invitation')} onAccepted={onAccepted} />
      ) : user ? (
        <SomebodyElse token={token} email={email} own={user.email} />
      ) : (
        <SignedOut token={token} email={email} />
      )}
      {!isAccepted && (
        <p className="mt-8 text-sm text-ink-3 tabular-nums">
          {t('The invitation to “{title}” is good until {day}.', { title, day: formatDay(expiresAt) })}
        </p>
      )}
    </>
  )
}

/** Whole sentences, so that every language says them in its own way. */
function whatFor({ kind, role, inviterName, title }: Invited): ReactNode {
  const values = { name: inviterName, title, who: strong, what: strong }
  if (kind === 'project')
    return role === 'editor'
      ? rich('<who>{name}</who> invites you to work on “<what>{title}</what>” as an editor.', values)
      : rich('<who>{name}</who> invites you to look at “<what>{title}</what>” as a viewer.', values)
  return role === 'editor'
    ? rich('<who>{name}</who> invites you to work on the brand kit “<what>{title}</what>” as an editor.', values)
    : rich('<who>{name}</who> invites you to make designs in the brand kit “<what>{title}</what>”.', values)
}
const strong = (text: ReactNode) => <bdi className="font-medium">{text}</bdi>

function Accept({ token, word, onAccepted }: Pick<Props, 'token' | 'onAccepted'> & { word: string }) {
  const accept = useMutation({
    mutationFn: () => api.acceptMemberInvitation({ params: { token } }),
    onSuccess: onAccepted,
  })
  return (
    <Ways error={accept.error}>
      <Button look="primary" size="large" disabled={accept.isPending} onClick={() => accept.mutate()}>
        {accept.isPending ? t('Accepting...') : word}
      </Button>
    </Ways>
  )
}

/** What can be done with it, or why that failed; or it is left for later. */
function Ways({ error, children }: { error: Error | null; children: ReactNode }) {
  return (
    <>
      {error && (
        <p role="alert" className="mt-6 text-carmine">
          {reasonOf(error)}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        <Link href="/dashboard" className={buttonClass({ look: 'quiet', size: 'large' })}>
          {t('Not now')}
        </Link>
      </div>
    </>
  )
}

interface UsedProps extends Pick<Props, 'token' | 'onAccepted'> {
  kind: Invited['kind']
  /** Whose it was. */
  isFor: boolean
}

/** Whoever accepted it already finds their way by it, too. */
function Used({ token, kind, isFor, onAccepted }: UsedProps) {
  return (
    <>
      <p className="mt-4 text-ink-2">{t('This invitation was accepted already.')}</p>
      {isFor && (
        <Accept
          token={token}
          word={kind === 'project' ? t('Open the project') : t('Open the brand kits')}
          onAccepted={onAccepted}
        />
      )}
    </>
  )
}

/** The invitation opens an account, too, also through an identity provider. */
const wayBack = (token: string): string => `redirect=${encodeURIComponent(`/invitation/${token}`)}&invitation=${token}`

/** Only the address that was invited can accept. */
function SomebodyElse({ token, email, own }: { token: string; email: string; own: string }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const leave = useMutation({
    mutationFn: () => api.logout(),
    onSuccess: () => {
      setUser(client, null)
      navigate(`/login?${wayBack(token)}`)
    },
  })
  return (
    <>
      <p className="mt-6 border-s-2 border-ink py-1 ps-4 text-base break-words">
        {rich('It was sent to <to>{email}</to>, and you are signed in as <me>{own}</me>.', {
          ...{ email, own },
          to: strong,
          me: strong,
        })}
      </p>
      <p className="mt-4 text-ink-2">
        {t('Sign in with that address to accept it, or ask for an invitation to yours.')}
      </p>
      <Ways error={leave.error}>
        <Button look="primary" size="large" disabled={leave.isPending} onClick={() => leave.mutate()}>
          {t('Sign in with another account')}
        </Button>
      </Ways>
    </>
  )
}

/** Both ways in lead back here. */
function SignedOut({ token, email }: { token: string; email: string }) {
  const { registration, membersInvite, provider } = useSite()
  const canSignUp = registration === 'open' || (registration === 'invited' && membersInvite) || provider !== null
  return (
    <>
      <p className="mt-4 text-ink-2 break-words">
        {rich('It is for <to>{email}</to>: sign in with that address to accept it.', { email, to: strong })}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Link href={`/login?${wayBack(token)}`} className={buttonClass({ look: 'primary', size: 'large' })}>
          {t('Sign In')}
        </Link>
        {canSignUp && (
          <Link href={`/signup?${wayBack(token)}`} className={buttonClass({ look: 'outline', size: 'large' })}>
            {t('Create an account')}
          </Link>
        )}
      </div>
      {!canSignUp && (
        <p className="mt-4 text-sm text-ink-2">
          {t('Nobody can sign up here. Ask whoever runs this server for an account with this address.')}
        </p>
      )}
    </>
  )
}
