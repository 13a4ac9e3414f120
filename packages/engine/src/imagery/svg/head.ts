/** Bytes that are looked at; a licence before the drawing may take a few thousand. */
const HEAD = 8192
/** What may stand before a drawing's first tag: the declaration, comments, a document type. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>\s*)*<svg[\s/>]/i

/** Whether a file is an SVG by its beginning. */
export const looksLikeSvg = (bytes: Uint8Array): boolean =>
  SVG.test(Buffer.from(bytes.subarray(0, HEAD)).toString('utf8'))
