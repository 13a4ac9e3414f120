import { describe, expect, test } from 'vitest'
import { readBrief } from '../read.ts'

describe('sizes', () => {
  test.each([
    ['A4 poster', 1080, 1527],
    ['landscape A3 poster', 1527, 1080],
    ['a4 flyer in landscape', 1527, 1080],
    ['18x24 in poster', 1080, 1440],
    ['poster 50 x 70 cm', 1080, 1512],
    ['square poster', 1080, 1080],
    ['DL flyer', 720, 1527],
    ['business card', 1050, 600],
    ['vertical business card', 600, 1050],
    ['business card 85 x 55 mm', 1004, 650],
    ['business card 3.5" x 2"', 1050, 600],
    ['91x55mm name card', 1075, 650],
    ['banner 970x250', 970, 250],
    ['banner 300 × 250 px', 300, 250],
    ['banner, 1500 by 500 pixels', 1500, 500],
    ['medium rectangle ad', 300, 250],
    ['wide skyscraper', 160, 600],
    ['instagram story for a sale', 1080, 1920],
    ['instagram post for a sale', 1080, 1080],
    ['linkedin banner', 1584, 396],
    ['banner 9000x4500', 4000, 2000],
    ['banner', 1200, 630],
    ['logo', 1024, 1024],
    ['512px icon of a fox', 512, 512],
    ['poster for a landscape photographer', 1080, 1350],
    ['poster for the story of a sailor', 1080, 1350],
    ['poster in landscape, a fox', 1527, 1080],
    ['Banner of size 300x250for a florist', 300, 250],
    ['banner 728x90: "Open late"', 728, 90],
    ['icon set, 2x2, of a plane, a map, a tent and a boot', 1024, 1024],
    ['24" x 36" poster', 1080, 1620],
    ['poster, 24 by 36 inches', 1080, 1620],
    ['banner 300 x 250 in red', 300, 250],
    ['website 1280 px wide', 1280, 'auto'],
    ['a certificate-like poster', 1080, 1350],
    ['Poster for A4 Paper Works', 1080, 1350],
    ['portrait certificate for a runner', 1080, 1527],
    ['banner for Instagram, portrait', 1080, 1350],
    ['tall poster 9000x18000', 2000, 4000],
  ] as const)('%s', (prompt, width, height) => {
    const { format } = readBrief(prompt)
    expect([format.width, format.height]).toEqual([width, height])
  })
})

describe('formats by name', () => {
  test.each([
    ['Instagram reel cover about knots', 'banner', 'story'],
    ['pin for Pinterest about balcony herbs', 'banner', 'Pinterest pin'],
    ['banner for our LinkedIn page', 'banner', 'LinkedIn banner'],
    ['header image for a blog on tea', 'banner', 'website hero'],
    ['Zoom background with ferns', 'banner', 'video background'],
    ['phone wallpaper with a heron', 'banner', 'phone wallpaper'],
    ['leaderboard for a bike shop', 'banner', 'leaderboard'],
    ['podcast cover for Slow Tides', 'banner', 'podcast cover'],
    ['roll-up banner for a fair', 'poster', 'roll-up'],
    ['T-shirt with a tiger', 'poster', 'T-shirt'],
    ['logo for a T-shirt shop', 'logo', 'square'],
    ['ebook cover on sourdough', 'poster', 'book cover'],
    ['vinyl record cover for a duo', 'poster', 'square poster'],
    ['gift certificate for a spa', 'poster', 'gift voucher'],
    ['diploma for a swimmer', 'poster', 'A4 landscape'],
    ['rack card for a boat tour', 'poster', 'DL flyer'],
    ['design a ticket for a magic show', 'poster', 'ticket'],
    ['label for a honey jar', 'poster', 'label'],
    ['letterhead for a notary', 'poster', 'A4 portrait'],
    ['A6 postcard from Lisbon', 'poster', 'A6 landscape'],
    ['save the date for a wedding', 'poster', '5×7 in'],
    ['membership card for a rowing club', 'business-card', 'bank card'],
    ['portrait of a captain, a poster', 'poster', 'portrait poster'],
  ] as const)('%s: a %s, %s', (prompt, kind, name) => {
    const brief = readBrief(prompt)
    expect([brief.kind, brief.format.name]).toEqual([kind, name])
  })

  test.each([
    ['Business card: Lena Brandt, Lindenstraße 4, 10115 Berlin', 'EU business card'],
    ['Business card for Marc Petit, notaire, +33 4 78 00 11 22', 'EU business card'],
    ['Business card for Ines Moreau, ines@atelier-moreau.fr', 'EU business card'],
    ['Business card for a dentist in Leeds, 12 Park Row, LS1 5HD', 'EU business card'],
    ['US size business card: Lena Brandt, Lindenstraße 4, 10115 Berlin', 'US business card'],
    ['Business card for Ray Cole, 12 Via Lane, Portland, OR 97204', 'US business card'],
    ['Business card for Ray Cole, (503) 555-0117, ray@cole.com', 'US business card'],
    ['Business card for Ray Cole, +1 503 555 0117, since 1998 Cole Roofing', 'US business card'],
  ] as const)('%s: as large as cards are there, %s', (prompt, name) => {
    expect(readBrief(prompt).format.name).toBe(name)
  })

  test('printed ones know their millimetres', () => {
    expect(readBrief('A4 poster').format.print).toEqual({ width: 210, height: 297, bleed: 3, safe: 5 })
    expect(readBrief('business card').format.print).toEqual({ width: 88.9, height: 50.8, bleed: 3.175, safe: 3.175 })
  })
})
