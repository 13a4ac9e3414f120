/** Mail. Without an SMTP server each one is a file in the data directory, and a line in the log says where. */
import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  /** Plain text. */
  text: string
  replyTo?: string
}

export interface Mailer {
  /** Resolves when the mail is on its way; rejects when it could not be given to anybody. */
  send(mail: Mail): Promise<void>
}

export interface MailerOptions {
  smtpUrl: string | undefined
  from: string
  /** For `mail/`, where files are written without an SMTP server. */
  dataDirectory: string
  /** Told the file of each mail that was written, not what is in it. */
  onWritten: (file: string) => void
}

/** Milliseconds to reach the SMTP server. */
const TIMEOUT = 10_000

export function openMailer({ smtpUrl, from, dataDirectory, onWritten }: MailerOptions): Mailer {
  if (smtpUrl) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT })
    return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) }
  }
  const folder = path.join(dataDirectory, 'mail')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from, ...mail })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}.eml`
      await fs.mkdir(folder, { recursive: true, mode: 0o700 })
      await fs.writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 })
      onWritten(path.join(folder, name))
    },
  }
}
