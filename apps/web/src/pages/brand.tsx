/** The brand kits of an account: to be made, edited, shared, duplicated and deleted; and those that others share. */
import type { BrandKit, BrandProposal } from '@limner/contract/types'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { FromAddress } from '../features/brand/from-address.tsx'
import { KitCard } from '../features/brand/kit-card.tsx'
import { KitEditor } from '../features/brand/kit-editor.tsx'
import { brandFontsQuery, brandKitsQuery, putKit, sharedBrandKitsQuery } from '../features/brand/queries.ts'
import { api, reasonOf } from '../lib/api.ts'
import { t } from '../lib/language/translate.ts'
import { useUser } from '../lib/session.ts'
import { useSite } from '../lib/site.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/dialog.tsx'
import { FileButton } from '../ui/file-button.tsx'
import { NeedsScript } from '../ui/needs-script.tsx'
import { useToast } from '../ui/toast.tsx'
import { useImageFile } from '../ui/use-image-file.ts'

const TeamDialog = lazy(() => import('../features/teams/team-dialog.tsx'))

export default function BrandPage() {
  const user = useUser()
  return (
    <div className="mx-auto w-full max-w-[58rem] px-4 py-12 sm:px-8 sm:py-16">
      <Link href="/dashboard" className="text-sm text-ink-2 underline-offset-4 hover:text-ink hover:underline">
        {t('Dashboard')}
      </Link>
      <h1 className="mt-4 font-display text-3xl sm:text-4xl">{t('Brand')}</h1>
      <p className="mt-5 max-w-[40rem] text-lg text-ink-2">
        {t(
          'A brand kit keeps logo, colours, typefaces, tone and facts of a business. Choose one below your message, and new designs wear it.',
        )}
      </p>
      <NeedsScript what={t('This page')} />
      {user && <Kits userId={user.id} />}
    </div>
  )
}

/** A kit that is there, or a new one: empty, or as a page proposes it. */
interface Editing {
  kit: BrandKit | null
  proposal?: BrandProposal
}

function Kits({ userId }: { userId: string }) {
  const { data: kits, isError, refetch } = useQuery(brandKitsQuery(userId))
  const [editing, setEditing] = useState<Editing | null>(null)
  if (editing) return <KitEditor userId={userId} {...editing} onDone={() => setEditing(null)} />
  if (isError)
    return (
      <div role="alert" className="mt-10 text-ink-2">
        <p>{t('Your brand kits could not be loaded. Please try again later.')}</p>
        <Button className="mt-4" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  if (!kits)
    return (
      <p role="status" className="mt-10 min-h-14 text-ink-2">
        {t('Loading your brand kits...')}
      </p>
    )
  return <KitList userId={userId} kits={kits} onEdit={setEditing} />
}

interface ListProps {
  userId: string
  kits: readonly BrandKit[]
  onEdit: (editing: Editing) => void
}

function KitList({ userId, kits, onEdit }: ListProps) {
  const { duplicate, remove, ofPicture } = useKitChanges(userId, (kit) => onEdit({ kit }))
  const { data: fonts } = useQuery(brandFontsQuery(userId))
  const { data: shared = [] } = useQuery(sharedBrandKitsQuery(userId))
  const [asking, setAsking] = useState<BrandKit | null>(null)
  const [team, setTeam] = useState<BrandKit | null>(null)
  const readImage = useImageFile(t('That picture could not be read'))
  async function take(file: File) {
    const image = await readImage(file)
    if (image) ofPicture.mutate({ name: image.name.replace(/\.\w+$/, '') || t('New brand kit'), picture: image.send })
  }
  const busy = duplicate.isPending || remove.isPending || ofPicture.isPending
  const card = (kit: BrandKit) => (
    <KitCard
      key={kit.id}
      kit={kit}
      fonts={fonts}
      busy={busy}
      onEdit={() => onEdit({ kit })}
      onDuplicate={() => duplicate.mutate(kit)}
      onDelete={() => setAsking(kit)}
      onMembers={() => setTeam(kit)}
    />
  )
  return (
    <>
      <NewKit
        busy={busy}
        onNew={() => onEdit({ kit: null })}
        onPicture={(file) => void take(file)}
        onProposal={(proposal) => onEdit({ kit: null, proposal })}
      />
      {kits.length === 0 ? (
        <p className="mt-10 max-w-[40rem] text-ink-2">
          {t('You have no brand kit yet. Make one here, or choose “Brand kit” at a design that looks like you.')}
        </p>
      ) : (
        <ul aria-label={t('Brand kits')} className="mt-8 border-t border-line">
          {kits.map(card)}
        </ul>
      )}
      <SharedKits kits={shared} card={card} />
      {team && <KitTeam kit={team} userId={userId} onClose={() => setTeam(null)} />}
      <DeleteKit kit={asking} onClose={() => setAsking(null)} onConfirm={remove.mutate} />
    </>
  )
}

interface NewKitProps {
  busy: boolean
  onNew: () => void
  onPicture: (file: File) => void
  onProposal: (proposal: BrandProposal) => void
}

/** The ways to a new kit; the one by a web address where the operator allows it. */
function NewKit({ busy, onNew, onPicture, onProposal }: NewKitProps) {
  const { readsPages } = useSite()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="primary" disabled={busy} onClick={onNew}>
          {t('New brand kit')}
        </Button>
        <FileButton
          word={t('Take colours from a picture')}
          label={t('Picture file')}
          accept="image/*"
          disabled={busy}
          onFile={onPicture}
        />
        {readsPages && (
          <Button aria-expanded={asks} disabled={busy} onClick={() => setAsks(!asks)}>
            {t('From a web address')}
          </Button>
        )}
      </div>
      {asks && <FromAddress onProposal={onProposal} onClose={() => setAsks(false)} />}
    </>
  )
}

interface DeleteKitProps {
  /** Null: none is asked about. */
  kit: BrandKit | null
  onClose: () => void
  onConfirm: (kit: BrandKit) => void
}

const DeleteKit = ({ kit, onClose, onConfirm }: DeleteKitProps) => (
  <ConfirmDialog
    open={kit !== null}
    onOpenChange={(open) => !open && onClose()}
    title={t('Delete this brand kit?')}
    description={t('“{name}” is deleted for good. Designs that were made in it stay as they are.', {
      name: kit?.name ?? '',
    })}
    destructive
    onConfirm={() => kit && onConfirm(kit)}
  />
)

interface SharedKitsProps {
  kits: readonly BrandKit[]
  card: (kit: BrandKit) => ReactNode
}

function SharedKits({ kits, card }: SharedKitsProps) {
  if (kits.length === 0) return null
  return (
    <section aria-labelledby="shared-kits" className="mt-12">
      <h2 id="shared-kits" className="font-display text-2xl">
        {t('Shared with me')}
      </h2>
      <ul aria-labelledby="shared-kits" className="mt-4 border-t border-line">
        {kits.map(card)}
      </ul>
    </section>
  )
}

interface KitTeamProps {
  kit: BrandKit
  userId: string
  onClose: () => void
}

function KitTeam({ kit, userId, onClose }: KitTeamProps) {
  const client = useQueryClient()
  return (
    <Suspense>
      <TeamDialog
        shared={{ kind: 'brand kit', id: kit.id, name: kit.name }}
        userId={userId}
        isOwner={kit.access === 'owner'}
        onLeft={() => void client.invalidateQueries({ queryKey: sharedBrandKitsQuery(userId).queryKey })}
        onClose={onClose}
      />
    </Suspense>
  )
}

/** What changes the list: each says so, or says why not. */
function useKitChanges(userId: string, onMade: (kit: BrandKit) => void) {
  const client = useQueryClient()
  const toast = useToast()
  const { queryKey } = brandKitsQuery(userId)
  const failed = (title: string) => (error: unknown) =>
    toast({ title, description: reasonOf(error), destructive: true })
  return {
    duplicate: useMutation({
      mutationFn: ({ id }: BrandKit) => api.duplicateBrandKit({ params: { id } }),
      onSuccess: (copy) => putKit(client, userId, copy),
      onError: failed(t('The brand kit could not be duplicated')),
    }),
    remove: useMutation({
      mutationFn: ({ id }: BrandKit) => api.deleteBrandKit({ params: { id } }),
      onSuccess: (_done, { id, name }) => {
        client.setQueryData(queryKey, (kits) => kits?.filter((kit) => kit.id !== id))
        toast({ title: t('“{name}” is deleted', { name }) })
      },
      onError: failed(t('The brand kit could not be deleted')),
    }),
    ofPicture: useMutation({
      mutationFn: (body: { name: string; picture: string }) => api.createBrandKit({ body }),
      onSuccess: (kit) => {
        putKit(client, userId, kit)
        onMade(kit)
      },
      onError: failed(t('The colours could not be read')),
    }),
  }
}
