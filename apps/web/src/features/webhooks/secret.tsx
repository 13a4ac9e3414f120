import { Button } from '../../ui/button.tsx'
import { useCopy } from '../../ui/use-copy.ts'

/** What messages are signed with, this one time. */
export function Secret({ url, secret, onDone }: { url: string; secret: string; onDone: () => void }) {
  const copyText = useCopy()
  const copy = () => copyText(secret, { title: 'Copied to clipboard' }, { title: 'It could not be copied' })
  return (
    <section aria-label="The secret" className="mt-6 border-y border-ink py-6">
      <p className="text-base font-semibold break-all">{url}</p>
      <p className="mt-1 text-base text-ink-2">
        Messages are signed with this secret. Keep it now: it is not shown again.
      </p>
      <code className="mt-4 block bg-well px-4 py-3 font-mono text-sm break-all">{secret}</code>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={onDone}>I have kept it</Button>
      </div>
    </section>
  )
}
