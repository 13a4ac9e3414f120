/**
 * Words to try a sheet with: as many kinds of prompt as there are ways to break a layout, told of the sheet's own subject. As data, so that
 * no reader of prompts stands between them and the sheet.
 */
import { withAsks } from '../brief/asks/list.ts'
import { readBrief } from '../brief/read.ts'
import type { Brief, Copy, Topic } from '../brief/types.ts'
import { completeCopy } from '../brief/write/complete.ts'
import type { Format, KindName, Role } from '../scene/types.ts'
import type { Head } from '../sheet/types.ts'

/** What a prompt gives. */
interface Sample {
  name: string
  copy: readonly (readonly [Role, string])[]
  /** What it announces without a text of its own. */
  topic?: Topic
}

const SAMPLES: readonly Sample[] = [
  { name: 'only a name', copy: [['brand', 'Harbour & Finch']] },
  {
    name: 'an occasion and three facts',
    copy: [
      ['date', 'Saturday 12 May'],
      ['time', '10 am – 6 pm'],
      ['place', 'Old Town Hall'],
    ],
    topic: { title: 'open day', form: 'event', head: 'day' },
  },
  {
    name: 'an offer with a call',
    copy: [
      ['brand', 'Corner House'],
      ['offer', '25% off'],
      ['cta', 'Order today'],
      ['link', 'www.cornerhouse.example'],
    ],
  },
  {
    name: 'seven words and seven facts',
    copy: [
      ['brand', 'The Northgate Community Association'],
      ['headline', 'Everything you always wanted to taste twice'],
      ['date', 'Friday 3 and Saturday 4 September'],
      ['time', '9.30 am – 5.30 pm'],
      ['place', 'Market Hall, Upper Floor'],
      ['address', '148 Mill Lane, Northgate'],
      ['price', '£4.50, children free'],
      ['phone', '01632 960 142'],
      ['link', 'northgate.example'],
    ],
  },
  {
    name: 'one short word',
    copy: [
      ['headline', 'Now'],
      ['detail', 'No booking needed'],
    ],
  },
  {
    name: 'long words',
    copy: [
      ['brand', 'Friedrichshain-Hohenschönhausen'],
      ['headline', 'Nachbarschaftsversammlung'],
      ['subhead', 'Gemeinschaftsverpflegungseinrichtungen stellen sich vor'],
      ['date', 'Donnerstag, 17. September 2026'],
      ['place', 'Bürgerbegegnungsstätte Hauptstraße'],
    ],
  },
  {
    name: 'a list',
    copy: [
      ['headline', 'What we do'],
      ['list-item', 'Morning deliveries'],
      ['list-item', 'Orders for parties'],
      ['list-item', 'Gift boxes'],
      ['list-item', 'A seat by the window'],
      ['phone', '555 0142'],
    ],
  },
  {
    name: 'right to left',
    copy: [
      ['brand', 'دار الحديقة'],
      ['headline', 'افتتاح كبير يوم الجمعة'],
      ['date', 'الجمعة ٨ مايو'],
      ['place', 'شارع البحر ١٢'],
    ],
  },
  {
    name: 'five lines',
    copy: [
      ['headline', 'Bring a friend, bring a chair, bring the whole street and stay until the lamps go out'],
      ['subhead', 'The long table is back for its tenth summer, and so are the neighbours who built it.'],
      ['date', 'Sunday 21 June'],
      ['cta', 'Save a seat'],
    ],
  },
  {
    name: 'Japanese',
    copy: [
      ['headline', '夏の大セール'],
      ['date', '七月十日（金）'],
      ['place', '港町ホール'],
    ],
  },
]

export const FORMATS: Readonly<Record<string, Format>> = {
  portrait: { name: 'portrait poster', width: 1080, height: 1350 },
  square: { name: 'square post', width: 1080, height: 1080 },
  wide: { name: 'link banner', width: 1200, height: 630 },
  tall: { name: 'Instagram story', width: 1080, height: 1920, covered: [0.14, 0, 0.18, 0] },
  strip: { name: 'Facebook cover', width: 1640, height: 624 },
  rectangle: { name: 'medium rectangle', width: 300, height: 250 },
}

/** Briefs that a sheet may have to answer, each with what is hard about it. */
export function sampleBriefs(head: Pick<Head, 'about' | 'kinds'>, format: Format): { name: string; brief: Brief }[] {
  const kind: KindName = head.kinds.find((one) => one !== 'drawing' && one !== 'stage') ?? 'poster'
  const about = head.about[0] === '*' ? 'neighbourhood' : (head.about[0] ?? '')
  const plain = { ...readBrief(`${kind} about ${about}`, { kind }), format, copy: [] }
  return SAMPLES.map(({ name, copy, topic }) => {
    const texts = copy.map(([role, text]): Copy => ({ role, text, source: 'given' }))
    const brand = texts.find(({ role }) => role === 'brand')?.text
    const brief: Brief = {
      ...plain,
      copy: texts,
      purpose: { deeds: [], topics: topic ? [topic] : [] },
      ...(brand !== undefined && { brand }),
    }
    return { name, brief: completeCopy(withAsks(brief)) }
  })
}
