/**
 * Chromium from the npm registry, for machines without one: unpacked once into .cache/ with the libraries and the font
 * that a bare Debian lacks.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface BrowserProgram {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const ROOT = path.resolve(import.meta.dirname, '../..')

export async function packedBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `No browser to test with: none is packed for ${process.platform}-${process.arch}. ` +
        'Install Chromium or Chrome, or set CHROMIUM to the path of one.',
    )
  }
  const folder = path.join(ROOT, '.cache', `chromium-${packageVersion()}`)
  if (!existsSync(folder)) await unpack(folder)
  return {
    executablePath: path.join(folder, 'chromium'),
    // What every desktop browser does and this one leaves out: frames of other origins run in processes of their own.
    args: ['--headless=shell', '--no-zygote', '--font-render-hinting=none', '--site-per-process'],
    env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  }
}

/** Into a folder beside its place, then renamed: a run that is stopped half-way leaves nothing that looks complete. */
async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const temporary = process.env.TMPDIR
  process.env.TMPDIR = unfinished // The package unpacks into os.tmpdir() and offers no other way.
  try {
    const { default: packed, inflate } = await import('@sparticuz/chromium')
    await packed.executablePath()
    await inflate(path.join(packageFolder(), 'bin/al2023.tar.br'))
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
  writeFileSync(path.join(unfinished, 'fonts.conf'), fontConfiguration(folder))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true }) // Another process was first.
  }
}

function fontConfiguration(folder: string): string {
  const folders = [path.join(folder, 'fonts/fonts'), '/usr/share/fonts']
  const cache = path.join(folder, 'font-cache')
  return `<?xml version="1.0"?>\n<fontconfig>${folders.map((it) => `<dir>${it}</dir>`).join('')}<cachedir>${cache}</cachedir></fontconfig>\n`
}

function packageFolder(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  return entry.slice(0, entry.lastIndexOf(path.normalize('/build/')))
}

function packageVersion(): string {
  return JSON.parse(readFileSync(path.join(packageFolder(), 'package.json'), 'utf8')).version
}
