/** Gives native memory back at once: the collector knows neither its size nor how soon it is wanted again. */
export function release(bytes: Uint8Array<ArrayBuffer>): void {
  bytes.buffer.transfer(0)
}
