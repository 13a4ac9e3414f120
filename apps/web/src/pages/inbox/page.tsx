/** The messages of the contact form, for administrators: read, answered, deleted. */
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'wouter'
import { AdminPage, chip, Shown } from '../../features/administration/admin-page.tsx'
import { type English, english, t } from '../../lib/language/translate.ts'
import { PageLinks } from '../../ui/page-links.tsx'
import { Entry } from './entry.tsx'
import { addressOf, type Inbox, type InboxAddress, inboxQuery, readAddress, SHELVES, type Shelf } from './query.ts'

const shelves = Object.entries(SHELVES) as [Shelf, English][]

export default function InboxPage() {
  const [params] = useSearchParams()
  const address = readAddress(params)
  const { data, isError, refetch } = useQuery(inboxQuery(address))
  return (
    <AdminPage title={t('Inbox')} lead={t('Messages from the contact form, newest first.')} what={t('The inbox')}>
      <nav aria-label={t('Show')} className="mt-8 flex flex-wrap gap-2">
        {shelves.map(([show, label]) => (
          <Link
            key={show}
            href={addressOf({ show, page: 1 })}
            aria-current={show === address.show ? 'true' : undefined}
            className={chip(show === address.show)}
          >
            {t(label)}
            {show === 'unread' && data && data.unread > 0 && ` (${data.unread})`}
          </Link>
        ))}
      </nav>
      <Shown
        failed={t('The messages could not be loaded. Please try again later.')}
        loading={t('Loading the messages...')}
        data={data}
        isError={isError}
        retry={() => void refetch()}
      >
        {(inbox) => <Messages address={address} {...inbox} />}
      </Shown>
    </AdminPage>
  )
}

const NOTHING: Record<Shelf, English> = {
  all: english('Nobody has written yet.'),
  unread: english('Everything has been read.'),
  unanswered: english('Everything has been answered.'),
}

function Messages({ address, messages, totalPages }: MessagesProps) {
  if (messages.length === 0) return <p className="mt-8 text-ink-3">{t(NOTHING[address.show])}</p>
  return (
    <>
      <ul aria-label={t('Messages')} className="mt-8 border-t border-line">
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
