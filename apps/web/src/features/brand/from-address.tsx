/** A brand kit from the page of a business: its address, how far reading it is, and what went wrong. */
import type { BrandProposal } from '@limner/contract/types'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { api, reasonOf } from '../../lib/api.ts'
import { t } from '../../lib/language/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

interface Props {
  onProposal: (proposal: BrandProposal) => void
  onClose: () => void
}

type Step = 'page' | 'logo'

/** Reads one page at a time; what is read no longer is given up with it. */
function usePageReader(onProposal: Props['onProposal']) {
  const [step, setStep] = useState<Step | null>(null)
  const [fault, setFault] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  function stop() {
    running.current?.abort()
    setStep(null)
  }

  async function read(url: string) {
    stop()
    const own = new AbortController()
    running.current = own
    setFault(undefined)
    setStep('page')
    try {
      for await (const event of api.proposeBrandKit({ body: { url } }, { signal: own.signal })) {
        if (own.signal.aborted) return
        if (event.step === 'logo') setStep('logo')
        if (event.proposal) return onProposal(event.proposal)
      }
      setFault(t('The connection broke off. Please try again.'))
    } catch (error) {
      if (!own.signal.aborted) setFault(reasonOf(error))
    }
    if (!own.signal.aborted) setStep(null)
  }

  return { step, fault, setFault, read, stop }
}

export function FromAddress({ onProposal, onClose }: Props) {
  const [url, setUrl] = useState('')
  const hint = useId()
  const field = useRef<HTMLInputElement>(null)
  const { step, fault, setFault, read, stop } = usePageReader(onProposal)
  useEffect(() => field.current?.focus(), [])
  function send(event: FormEvent) {
    event.preventDefault()
    if (url.trim() === '') setFault(t('Please write the address of the page.'))
    else void read(url.trim())
  }
  return (
    <form
      aria-label={t('From a web address')}
      aria-describedby={hint}
      noValidate
      onSubmit={send}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="mt-6 max-w-[40rem] rounded-sm border border-line p-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-3">
        <Field
          ref={field}
          label={t('Web address')}
          value={url}
          error={fault}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="example.com"
          maxLength={2000}
          readOnly={step !== null}
          onChange={({ target }) => {
            setUrl(target.value)
            setFault(undefined)
          }}
          className="min-w-0 flex-[1_1_16rem]"
        />
        <div className="flex gap-2 sm:mt-[1.65rem]">
          <Button type="submit" look="primary" className="min-h-11" disabled={step !== null}>
            {t('Read the page')}
          </Button>
          <Button className="min-h-11" onClick={step ? stop : onClose}>
            {step ? t('Stop') : t('Cancel')}
          </Button>
        </div>
      </div>
      <Progress step={step} hint={hint} />
    </form>
  )
}

/** How far it is; before, what is read. */
const Progress = ({ step, hint }: { step: Step | null; hint: string }) => (
  <div role="status" className="mt-3 min-h-6 text-sm text-ink-2">
    {step ? (
      <p className="flex items-center gap-2">
        <span className="animate-wait size-4 shrink-0 rounded-full border-2 border-line border-t-ink" />
        {step === 'page' ? t('Reading the page and its colours and typefaces...') : t('Looking for the logo...')}
      </p>
    ) : (
      <p id={hint}>
        {t(
          'Name, logo, colours, typefaces, tone and facts are read from the page. You look them over before anything is kept.',
        )}
      </p>
    )}
  </div>
)
