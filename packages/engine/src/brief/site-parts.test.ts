import { expect, test } from 'vitest'
import { readBrief } from './read.ts'

const given = (prompt: string) => readBrief(prompt).copy.map(({ role, text }) => `${role}: ${text}`)

test.each([
  [
    'Landing page for "Morning Ritual". Below the hero a three-column section with icons: "Freshly roasted", "Free shipping", "Cancel anytime". Then a testimonial from "Jamie L.": "Best coffee yet".',
    [
      'list-item: Freshly roasted',
      'list-item: Free shipping',
      'list-item: Cancel anytime',
      'quote: Best coffee yet',
      'person: Jamie L.',
    ],
  ],
  [
    'Website for the law firm "Castell & Boyd". CTA button "Free Consultation". Section "Practice Areas" with Family Law, Estate Planning, Personal Injury. Section with attorneys: Maria Castell, Senior Partner; John Boyd, Partner.',
    [
      'cta: Free Consultation',
      'list-item: Family Law',
      'list-item: Estate Planning',
      'list-item: Personal Injury',
      'person: Maria Castell',
      'person: John Boyd',
      'title: Senior Partner',
      'title: Partner',
    ],
  ],
  [
    'Website for Orbit CRM. Two buttons: "Try it" and "Watch demo". Stats: 2M users, 40 languages. FAQ: "Is it secure?", "Can I export?"',
    [
      'cta: Try it',
      'cta: Watch demo',
      'detail: 2M users',
      'detail: 40 languages',
      'detail: Is it secure?',
      'detail: Can I export?',
    ],
  ],
  [
    'Website for Edge Days conference with speakers Maria Vos, Jan de Boer and Lin Chen',
    ['list-item: Maria Vos', 'list-item: Jan de Boer', 'list-item: Lin Chen'],
  ],
  [
    'Landing page for the app "StrideUp", App Store and Google Play buttons, sections for Features (GPS tracking, Coach plans), Testimonials ("I ran my first 10k" - Leah; "Best app" - Marco), and Pricing (Free, Pro $5/month)',
    [
      'cta: App Store',
      'cta: Google Play',
      'nav: Features',
      'nav: Testimonials',
      'nav: Pricing',
      'list-item: GPS tracking',
      'quote: I ran my first 10k',
      'person: Leah',
      'quote: Best app',
      'person: Marco',
      'list-item: Free',
    ],
  ],
  [
    'Agency homepage, name: Harbor & Hale; 3 listings: Sea View Villa $1.2M, Dune Cottage $480K; agent Rita Hale. "About us" section: "Two generations of keys."',
    ['list-item: Sea View Villa $1.2M', 'person: Rita Hale', 'nav: About us', 'body: Two generations of keys.'],
  ],
  [
    'personal site for Dr. Amina Yusuf. Sections Research, Publications, Teaching',
    ['nav: Research', 'nav: Publications', 'nav: Teaching', 'person: Dr. Amina Yusuf'],
  ],
])('the parts of %s', (prompt, texts) => {
  for (const text of texts) expect(given(prompt)).toContain(text)
  expect(given(prompt)).not.toContain('cta: CTA')
})
