/** WOFF2 → TrueType bytes, synchronously once the module is ready. */
import { createRequire } from 'node:module'

interface Binding {
  onRuntimeInitialized?: () => void
  decompress?: (data: Uint8Array) => Uint8Array | false
}
// The package's own entry point only adds the wait for the runtime; waiting once here keeps font loading synchronous.
const binding = createRequire(import.meta.url)('wawoff2/build/decompress_binding.js') as Binding
if (!binding.decompress) await new Promise<void>((resolve) => (binding.onRuntimeInitialized = resolve))

/** Throws when the bytes are not WOFF2. */
export function decompressWoff2(data: Uint8Array): Uint8Array {
  const result = binding.decompress?.(data)
  if (!result) throw new Error('The font file is not valid WOFF2.')
  return new Uint8Array(result)
}
