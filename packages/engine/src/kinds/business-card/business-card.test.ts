import { promptBriefs, testAnswers, testArchetypes } from '../archetype-gates.fixture.ts'

const PROMPTS = promptBriefs('business-card', [
  'business card "Ox"',
  'Business card for Dr. Maximiliana von Hohenzollern-Sigmaringen, Senior Vice President of International Partnerships, Hohenstein Industries, +49 555 0142, maximiliana@hohenstein-industries.example, hohenstein-industries.example, 148 Friedrichstrasse, Berlin',
  'portrait business card for Noor Haddad, interior designer, 555 0129, noor@haddad.example, no icon, no border',
  'EU business card, カフェ「月」, 東京都渋谷区1-2-3, 03-5555-0101',
  "Business card for 'Second Gear', olive background, the name in large white letters at the top center, a small wrench icon to the left of the name, slogan 'We keep you rolling' below it, phone 555-0187 and mail hi@secondgear.example at the bottom right",
  "Business card for 'Harbour Homes', navy blue background, the name in large white letters at the top center, a large city skyline illustration at the bottom center",
])

testArchetypes('business-card', PROMPTS)
testAnswers(PROMPTS)
