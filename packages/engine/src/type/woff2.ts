/** WOFF2 → TrueType bytes, synchronously once the module is ready, and back. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface Binding {
  onRuntimeInitialized?: () => void
  decompress?: (data: Uint8Array) => Uint8Array | false
}
// The package's own entry point only adds the wait for the runtime; waiting once here keeps font loading synchronous.
const require = createRequire(import.meta.url)
const binding: Binding = require('wawoff2/build/decompress_binding.js')
if (!binding.decompress) await new Promise<void>((resolve) => (binding.onRuntimeInitialized = resolve))

/** Throws when the bytes are not WOFF2. */
export function decompressWoff2(data: Uint8Array): Uint8Array {
  const result = binding.decompress?.(data)
  if (!result) throw new Error('The font file is not valid WOFF2.')
  return new Uint8Array(result)
}

interface Compressor extends Pick<Binding, 'onRuntimeInitialized'> {
  compress?: (data: Uint8Array) => Uint8Array | false
}
let compressor: Promise<Compressor> | undefined

/** TrueType bytes → WOFF2. The compressor is loaded when it is first asked for. */
export async function compressWoff2(data: Uint8Array): Promise<Uint8Array> {
  compressor ??= new Promise((resolve) => {
    const opened: Compressor = require('wawoff2/build/compress_binding.js')
    if (opened.compress) resolve(opened)
    else opened.onRuntimeInitialized = () => resolve(opened)
  })
  const result = (await compressor).compress?.(data)
  if (!result) throw new Error('The font could not be compressed.')
  // What comes is a window on memory that the next call writes over.
  return new Uint8Array(result)
}

/** The bytes of a font file, unpacked. */
export function fontBytes(path: string): Uint8Array {
  const bytes = readFileSync(path)
  return bytes.toString('latin1', 0, 4) === 'wOF2' ? decompressWoff2(bytes) : bytes
}
