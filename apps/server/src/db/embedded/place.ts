/**
 * Where the embedded PostgreSQL keeps its files: `<data directory>/postgres`, unless the server was started by root
 * below a directory that 'nobody' may not enter (such as /root). Then they are below /var/lib/limner, and
 * `<data directory>/postgres-location` says where.
 */
import crypto from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { hasCode, messageOf } from '../../failure.ts'
import { StartError } from '../../start-error.ts'
import { type Account, canEnter } from './account.ts'

export interface Place {
  /** Holds all that follows; only the account of PostgreSQL may enter. */
  root: string
  cluster: string
  /** Directory of the server's socket. */
  socket: string
  /** Named pipe: whoever holds it open keeps the server running. */
  lease: string
  log: string
}

/** A socket's path may have about 103 bytes, and '.s.PGSQL.5432' is added. */
const SOCKET_DIRECTORY_MAX = 85

/** Creates the file with this content, or returns the content that another process gave it. */
function agree(file: string, content: () => string): string {
  if (!fs.existsSync(file)) {
    const aside = `${file}.${process.pid}-${crypto.randomBytes(4).toString('hex')}`
    fs.writeFileSync(aside, content())
    try {
      fs.linkSync(aside, file)
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    } finally {
      fs.rmSync(aside)
    }
  }
  return fs.readFileSync(file, 'utf8').trim()
}

function own(directory: string, account: Account): string {
  fs.mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined) fs.chownSync(directory, account.uid, account.gid)
  return directory
}

/** Settles the place and makes its directories. `fallback` is where root's unreachable data goes. */
export function settlePlace(dataDirectory: string, account: Account, fallback = '/var/lib/limner'): Place {
  const root = settleRoot(dataDirectory, account, fallback)
  own(root, account)
  const near = path.join(root, 'run')
  const socket =
    Buffer.byteLength(near) <= SOCKET_DIRECTORY_MAX
      ? near
      : agree(path.join(root, 'socket-directory'), () => fs.mkdtempSync(path.join(os.tmpdir(), 'limner-')))
  own(socket, account)
  return {
    root,
    cluster: path.join(root, 'cluster-18'),
    socket,
    lease: path.join(root, 'lease'),
    log: path.join(root, 'postgres.log'),
  }
}

function settleRoot(dataDirectory: string, account: Account, fallback: string): string {
  const near = path.join(dataDirectory, 'postgres')
  const pointer = path.join(dataDirectory, 'postgres-location')
  try {
    fs.mkdirSync(dataDirectory, { recursive: true })
    if (account.uid === undefined) return near
    if (fs.existsSync(pointer)) return fs.readFileSync(pointer, 'utf8').trim()
    if (canEnter(path.dirname(dataDirectory), account)) {
      // May be entered, not listed: what is inside has modes of its own.
      fs.chmodSync(dataDirectory, (fs.statSync(dataDirectory).mode & 0o7777) | 0o011)
      return near
    }
    fs.mkdirSync(fallback, { recursive: true, mode: 0o711 })
    if (canEnter(fallback, account))
      return agree(pointer, () => path.join(fallback, crypto.randomBytes(6).toString('hex')))
  } catch (error) {
    throw new StartError(
      `The data directory ${dataDirectory} cannot be used (${messageOf(error)}). Set DATA_DIR to a directory that this user can write to.`,
    )
  }
  throw new StartError(
    `The data directory ${dataDirectory} is below a directory that the user 'nobody', which runs PostgreSQL for root, cannot enter. Set DATA_DIR to another place, start the server as an ordinary user, or set DATABASE_URL.`,
  )
}
