/**
 * What makes a PDF a PDF/X-4 (ISO 15930-7): which press it was made for, with its profile, and what programs of printers read
 * about the file.
 */
import type { Press } from '../press/press.ts'
import { type PdfFile, pdfText } from './file.ts'

/** A file for a press. */
export interface PressRun {
  press: Press
  /** When the design was made: the file says it, and the same design gives the same bytes. */
  madeAt: Date
}

const escaped = (text: string) => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`)

/** D:20261128201500Z */
const pdfDate = (date: string) => `(D:${date.replace(/[-:TZ]/g, '')}Z)`

const metadata = (title: string, date: string, id: string) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreatorTool>Limner</xmp:CreatorTool>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmpMM:DocumentID>uuid:${id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Trapped>False</pdf:Trapped>
<pdf:Producer>Limner</pdf:Producer>
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`

/** Adds profile and metadata to the file; what its catalogue and its information say of them, and how it ends. */
export function pressEntries(file: PdfFile, title: string, { press, madeAt }: PressRun) {
  const date = `${madeAt.toISOString().slice(0, 19)}Z`
  const id = file.digest()
  const profile = file.stream('/N 4', press.profile)
  const { identifier, info } = press.condition
  const intent = `<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (${identifier}) /RegistryName (http://www.color.org) /Info (${info}) /DestOutputProfile ${profile} >>`
  const xmp = file.plainStream('/Type /Metadata /Subtype /XML', metadata(title, date, id))
  const written = pdfDate(date)
  return {
    catalogue: `/OutputIntents [${intent}] /Metadata ${xmp}`,
    information: `/Producer ${pdfText('Limner')} /CreationDate ${written} /ModDate ${written}`,
    version: '1.6',
    id,
  }
}
