/** Addresses of designs as files that whoever has them may fetch for a while. */
import crypto from 'node:crypto'
import type { Api } from '@limner/contract'
import { api } from '@limner/contract'
import { buildUrl } from '@limner/contract/client'
import type { Design, DesignFile, Output, Parsed } from '@limner/contract/types'
import type { Caller } from '../../platform/mount.ts'
import { HttpError } from '../../platform/problem.ts'

/** Seconds. An address is good to the end of the next full hour, so that the same one is handed out for a while. */
const HOUR = 3600

type Query = Parsed<Api['getFile']>['query']
/** How a PDF is written. */
export type PdfWays = Pick<Query, 'colour' | 'condition' | 'size'>

/** Formats that guests can get in other ways too; the others are for accounts, as every download is. */
const FOR_GUESTS: ReadonlySet<Output> = new Set(['png', 'tsx'])

/** Throws 401 for a guest who asks for what takes an account. */
export function requireOutputs(outputs: readonly Output[] | undefined, caller: Pick<Caller, 'kind'>): void {
  const refused = caller.kind === 'guest' && outputs?.find((output) => !FOR_GUESTS.has(output))
  if (refused) throw new HttpError('unauthorized', `Please sign in: ${refused} files are for accounts.`)
}

/** @param now milliseconds since 1970 */
export function signedFiles(secret: Buffer, now: () => number = () => Date.now()) {
  const signatureOf = (
    id: string,
    { format, side, expires, colour, condition, size }: Omit<Query, 'signature'>,
  ): string =>
    crypto
      .createHmac('sha256', secret)
      .update(
        JSON.stringify([
          id,
          format,
          side,
          expires,
          ...(colour ? [colour] : []),
          ...(condition || size ? [condition ?? '', size ?? ''] : []),
        ]),
      )
      .digest('base64url')

  function fileOf(id: string, format: Output, side: number, name: string | null, ways?: PdfWays): DesignFile {
    const expires = (Math.floor(now() / 1000 / HOUR) + 2) * HOUR
    const asked = { format, side, expires, ...ways }
    const query = { ...asked, signature: signatureOf(id, asked) }
    const expiresAt = new Date(expires * 1000).toISOString()
    return { format, name, url: buildUrl(api.getFile, { params: { id }, query }), expiresAt }
  }

  return {
    /**
     * One for each side; of a PDF, and of a component that holds every side, one.
     * @param ways of a PDF
     */
    of: (
      { id, kind, pictures }: Pick<Design, 'id' | 'kind' | 'pictures'>,
      outputs: readonly Output[],
      ways?: PdfWays,
    ): DesignFile[] =>
      outputs.flatMap((format) =>
        format === 'pdf' || (format === 'tsx' && kind !== 'website')
          ? [fileOf(id, format, 0, null, format === 'pdf' ? ways : undefined)]
          : pictures.map(({ name }, side) => fileOf(id, format, side, name)),
      ),
    /** Throws 403 for an address that was not signed here, or has expired. */
    check(id: string, { signature, ...query }: Query): void {
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(id, query))]
      if (given.length !== right.length || !crypto.timingSafeEqual(given, right))
        throw new HttpError('forbidden', 'This address is not signed by this server.')
      if (query.expires * 1000 <= now())
        throw new HttpError('forbidden', 'This address has expired. Ask for a new one.')
    },
  }
}
export type SignedFiles = ReturnType<typeof signedFiles>
