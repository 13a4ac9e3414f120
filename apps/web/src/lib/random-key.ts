/** 128 random bits in hex. (crypto.randomUUID exists on HTTPS and localhost only.) */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A UUID of random bits (RFC 9562, version 4), for what is made here before the server knows of it. */
export const randomUuid = (): string =>
  randomKey().replace(/^(.{8})(.{4}).(.{3})(.)(.{3})(.{12})$/, (_, time, mid, high, variant, low, node) => {
    const nibble = ((Number.parseInt(variant, 16) & 0b0011) | 0b1000).toString(16)
    return `${time}-${mid}-4${high}-${nibble}${low}-${node}`
  })
