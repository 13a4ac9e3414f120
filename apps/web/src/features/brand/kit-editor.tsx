/** A brand kit in all its parts, to be changed and saved as a whole. */
import type { BrandKit, BrandProposal } from '@limner/contract/types'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ColourFields } from './colour-fields.tsx'
import { FactFields } from './fact-fields.tsx'
import { bodyOf, formOf, formOfProposal, type KitForm, wrongColours } from './kit-form.ts'
import { LogoField } from './logo-field.tsx'
import { OwnFonts } from './own-fonts.tsx'
import { ProposalNotes } from './proposal-notes.tsx'
import { putKit } from './queries.ts'
import { ToneFields } from './tone-fields.tsx'
import { TypefaceFields } from './typeface-fields.tsx'

interface Props {
  userId: string
  /** Null: a new one. */
  kit: BrandKit | null
  /** What a page says, for a new one. */
  proposal?: BrandProposal | undefined
  onDone: () => void
}

/** What is written of the kit, and how it is sent. `tried`: it was to be sent already, so what is wrong is told. */
function useKitForm({ userId, kit, proposal, onDone }: Props) {
  const client = useQueryClient()
  const toast = useToast()
  const [form, setForm] = useState<KitForm>(() => (proposal ? formOfProposal(proposal) : formOf(kit ?? undefined)))
  // The whole form is sent: what somebody else changed since it was filled is not to be written over unseen.
  const [knownAt] = useState(kit?.updatedAt)
  const [tried, setTried] = useState(false)
  const wrong = wrongColours(form)
  const hasName = form.name.trim() !== ''
  const save = useMutation({
    mutationFn: () =>
      kit
        ? api.updateBrandKit({ params: { id: kit.id }, body: { ...bodyOf(form), ...(knownAt && { knownAt }) } })
        : api.createBrandKit({ body: bodyOf(form) }),
    onSuccess: (saved) => {
      putKit(client, userId, saved)
      toast({ title: t('“{name}” is saved', { name: saved.name }) })
      onDone()
    },
    onError: (error) =>
      toast({ title: t('The brand kit could not be saved'), description: reasonOf(error), destructive: true }),
  })
  function send() {
    setTried(true)
    if (hasName && wrong.length === 0) save.mutate()
  }
  const change = (part: Partial<KitForm>) => setForm((before) => ({ ...before, ...part }))
  return { form, change, send, isPending: save.isPending, isNameless: tried && !hasName, wrong: tried ? wrong : [] }
}

export function KitEditor(props: Props) {
  const { kit, proposal, onDone } = props
  const { form, change, send, isPending, isNameless, wrong } = useKitForm(props)
  return (
    <form
      aria-label={kit ? t('Brand kit {name}', { name: kit.name }) : t('New brand kit')}
      noValidate
      className="mt-10"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {proposal && <ProposalNotes proposal={proposal} />}
      <Field
        label={t('Name of the kit')}
        value={form.name}
        maxLength={100}
        required
        error={isNameless ? t('Please give it a name.') : undefined}
        onChange={({ target }) => change({ name: target.value })}
        className={proposal ? 'mt-8 max-w-[30rem]' : 'max-w-[30rem]'}
      />
      <Part title={t('Logo')}>
        <LogoField kit={kit} form={form} onChange={change} />
      </Part>
      <Part title={t('Colours')}>
        <ColourFields
          colours={form.colours}
          wrong={wrong}
          onChange={(colours) => change({ colours: { ...form.colours, ...colours } })}
        />
      </Part>
      <Part title={t('Typefaces')}>
        <TypefaceFields userId={props.userId} display={form.display} text={form.text} onChange={change} />
        <div className="mt-6">
          <OwnFonts userId={props.userId} named={[form.display, form.text]} />
        </div>
      </Part>
      <Part title={t('Tone')}>
        <ToneFields tones={form.tones} onChange={(tones) => change({ tones })} />
      </Part>
      <Part title={t('Facts')}>
        <FactFields facts={form.facts} onChange={(facts) => change({ facts: { ...form.facts, ...facts } })} />
      </Part>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? t('Saving...') : t('Save brand kit')}
        </Button>
        <Button onClick={onDone}>{t('Cancel')}</Button>
      </div>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="mt-8 grid gap-x-10 gap-y-4 border-t border-line pt-8 md:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
