/** The container of a PDF: numbered objects, compressed streams, the table of where they stand. */

import { createHash } from 'node:crypto'
import { zlibSync } from 'fflate'
import { nth } from '../../base/items.ts'

/** 'n 0 R': an object as others name it. */
export type Reference = `${number} 0 R`

const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0) & 0xff)

/** A text string of the format: UTF-16 with its mark, in hex. */
export const pdfText = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`

/** A number as PDF writes it: no exponent, no more digits than matter on paper. */
export const number = (value: number): string => {
  const rounded = Math.round(value * 1e4) / 1e4
  return Object.is(rounded, -0) ? '0' : String(Math.abs(rounded) < 1e-4 ? 0 : rounded)
}

export class PdfFile {
  #objects: Uint8Array[] = []

  /** Takes a number for an object that is filled in later. */
  reserve(): Reference {
    return `${this.#objects.push(new Uint8Array())} 0 R`
  }

  fill(reference: Reference, body: string | Uint8Array): void {
    this.#objects[Number.parseInt(reference, 10) - 1] = typeof body === 'string' ? latin(body) : body
  }

  add(body: string | Uint8Array): Reference {
    const reference = this.reserve()
    this.fill(reference, body)
    return reference
  }

  /**
   * @param dictionary entries of the stream's dictionary, without its length and filter
   * @param encoded the name of the filter that the data went through already; absent: it is deflated here
   */
  stream(dictionary: string, data: Uint8Array | string, encoded?: string): Reference {
    const raw = typeof data === 'string' ? latin(data) : data
    const bytes = encoded ? raw : zlibSync(raw, { level: 6 })
    const head = latin(`<< ${dictionary} /Filter /${encoded ?? 'FlateDecode'} /Length ${bytes.length} >>\nstream\n`)
    return this.add(Buffer.concat([head, bytes, latin('\nendstream')]))
  }

  /** Adds a stream that programs read without unpacking it. */
  plainStream(dictionary: string, data: string): Reference {
    const bytes = Buffer.from(data, 'utf8')
    const head = latin(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`)
    return this.add(Buffer.concat([head, bytes, latin('\nendstream')]))
  }

  /** 32 hexadecimal digits of what was added so far: the same content has the same. */
  digest(): string {
    const hash = createHash('sha256')
    for (const object of this.#objects) hash.update(object)
    return hash.digest('hex').slice(0, 32)
  }

  /**
   * The whole file.
   * @param id 32 hexadecimal digits; absent: it has none
   */
  finish(catalogue: Reference, information: Reference, { version = '1.7', id = '' } = {}): Uint8Array {
    // The second line tells programs that move files that this is no text.
    const parts: Uint8Array[] = [latin(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`)]
    let at = nth(parts, 0).length
    const offsets = this.#objects.map((body, index) => {
      const start = at
      for (const part of [latin(`${index + 1} 0 obj\n`), body, latin('\nendobj\n')]) {
        parts.push(part)
        at += part.length
      }
      return start
    })
    const size = this.#objects.length + 1
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    parts.push(
      latin(
        `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${catalogue} /Info ${information}${id && ` /ID [<${id}> <${id}>]`} >>\nstartxref\n${at}\n%%EOF\n`,
      ),
    )
    return Buffer.concat(parts)
  }
}
