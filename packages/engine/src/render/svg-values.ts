/** Text and numbers as SVG writes them. */

/** XML allows no other control characters, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** Thousandths of a pixel. */
export const n = (value: number): string => String(Math.round(value * 1000) / 1000)
