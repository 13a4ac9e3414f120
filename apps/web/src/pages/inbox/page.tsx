/** The messages of the contact form, for administrators: read, answered, deleted. */
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { Link, useSearchParams } from 'wouter'
import { NeedsScript } from '../../ui/needs-script.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { Entry } from './entry.tsx'
import { addressOf, type Inbox, type InboxAddress, inboxQuery, readAddress, SHELVES, type Shelf } from './query.ts'

const shelves = Object.entries(SHELVES) as [Shelf, string][]

export default function InboxPage() {
  const [params] = useSearchParams()
  const address = readAddress(params)
  const { data, isError } = useQuery(inboxQuery(address))
  return (
    <div className="mx-auto w-full max-w-[58rem] px-4 py-12 sm:px-8 sm:py-16">
      <h1 className="font-display text-3xl sm:text-4xl">Inbox</h1>
      <p className="mt-5 max-w-[40rem] text-lg text-ink-2">What people wrote in the contact form, the newest first.</p>
      <NeedsScript what="The inbox" />
      <nav aria-label="Show" className="mt-8 flex flex-wrap gap-2">
        {shelves.map(([show, label]) => (
          <Link
            key={show}
            href={addressOf({ show, page: 1 })}
            aria-current={show === address.show ? 'true' : undefined}
            className={clsx(
              'inline-flex h-9 items-center border px-3 text-sm tabular-nums transition-colors duration-150 touch:h-11',
              show === address.show
                ? 'border-ink bg-ink text-paper'
                : 'border-line text-ink-2 hover:border-ink hover:text-ink',
            )}
          >
            {label}
            {show === 'unread' && data && data.unread > 0 && ` (${data.unread})`}
          </Link>
        ))}
      </nav>
      {isError ? (
        <p className="mt-8 text-ink-2">The messages could not be loaded. Please try again later.</p>
      ) : !data ? (
        <p role="status" className="mt-8 min-h-14 text-ink-2">
          Loading the messages...
        </p>
      ) : (
        <Messages address={address} {...data} />
      )}
    </div>
  )
}

const NOTHING: Record<Shelf, string> = {
  all: 'Nobody has written yet.',
  unread: 'Everything has been read.',
  unanswered: 'Everything has been answered.',
}

function Messages({ address, messages, totalPages }: MessagesProps) {
  if (messages.length === 0) return <p className="mt-8 text-ink-3">{NOTHING[address.show]}</p>
  return (
    <>
      <ul aria-label="Messages" className="mt-8 border-t border-line">
        {messages.map((message) => (
          <Entry key={message.id} message={message} />
        ))}
      </ul>
      {totalPages > 1 && (
        <PageLinks page={address.page} pages={totalPages} addressOf={(page) => addressOf({ ...address, page })} />
      )}
    </>
  )
}
interface MessagesProps extends Pick<Inbox, 'messages' | 'totalPages'> {
  address: InboxAddress
}
