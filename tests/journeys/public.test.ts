/** The public pages, as a visitor meets them. */
import { expect, test } from 'vitest'
import { arrive } from '../harness/visit.ts'
import { stage } from './stage.ts'

const { visit } = stage()
const TITLES = [
  ['/about', 'About Limner'],
  ['/careers', 'Careers'],
  ['/contact', 'Write to us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/gdpr', 'Your data protection rights'],
  ['/blog', 'Blog'],
  ['/blog/bleed-trim-safe', 'Bleed, trim, safe: what printers ask for'],
  ['/api-test?endpoint=pushArticle', 'API Documentation & Testing'],
] as const

test('everything can be read, and reached, without scripts', async () => {
  const { page, end } = await visit({ javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.locator('h1').textContent()).toBe('Say what you need. Watch it drawn.')
  expect(await page.getByRole('link', { name: 'Get Started Free' }).getAttribute('href')).toBe('/signup')
  expect(await page.getByRole('link', { name: 'Try Demo' }).getAttribute('href')).toBe('/dashboard')
  for (const text of ['10K+', '99.9%', 'Under 3s', '24/7']) await page.getByText(text, { exact: true }).waitFor()
  expect(await page.locator('details').count()).toBe(6)
  await page.getByText('Do I need to be a designer?').click()
  await page.getByText('What can it make?').click()
  expect(await page.locator('details[open]').count()).toBe(1)
  for (const [path, title] of TITLES) {
    await page.goto(path)
    expect(await page.locator('h1').textContent(), path).toBe(title)
  }
  expect(await page.locator('#chosen').textContent()).toContain('/api/blog/push')
  for (const [from, to] of [
    ['/terms', '/terms-of-service'],
    ['/privacy', '/privacy-policy'],
  ] as const) {
    await page.goto(from)
    expect(new URL(page.url()).pathname).toBe(to)
  }
  await page.goto('/blog?search=paper&category=Type')
  await page.getByText('No articles found').waitFor()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await page.getByText('Latest Articles').waitFor()
  await page.getByRole('link', { name: 'Next' }).click()
  expect(await page.getByRole('article').count()).toBeGreaterThan(2)
  await end()
})

test('the landing page draws what is asked for, and the chat goes on from there', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await page
    .getByRole('form', { name: 'Try it', exact: true })
    .getByLabel('Describe your design')
    .fill('Logo for a bakery called Crumb, warm')
  await page.getByRole('button', { name: 'Draw it' }).first().click()
  await page.getByRole('link', { name: /continue in the chat/ }).waitFor()
  await expect
    .poll(() => page.getByRole('list', { name: 'Concepts' }).getByRole('img', { name: /Crumb/ }).count())
    .toBe(4)
  await page.getByRole('link', { name: /continue in the chat/ }).click()
  await page.getByText('Logo for a bakery called Crumb, warm').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^View / }).count()).toBe(4)
  expect(faults).toEqual([])
  await end()
})

test('the contact form keeps its rules, and tells what became of a message', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/careers')
  await page.getByRole('link', { name: 'Apply Now: Product Designer' }).click()
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Application: Product Designer')
  await page.getByLabel('Subject').fill('')
  await page.getByRole('button', { name: 'Send Message' }).click()
  for (const rule of [
    'Name is required',
    'Please enter a valid email address',
    'Subject is required',
    'Message must be at least 10 characters',
  ])
    await page.getByText(rule).waitFor()
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Subject').fill('Looms')
  await page.getByLabel('Message', { exact: true }).fill('Do they weave algebraic patterns?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Message sent successfully!', { exact: true }).waitFor()
  await page.getByText("We'll get back to you within 24 hours.", { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
  expect(faults).toEqual([])
  await page.route('**/api/contact', (route) => route.abort())
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Subject').fill('Looms')
  await page.getByLabel('Message', { exact: true }).fill('Do they weave algebraic patterns?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Error sending message', { exact: true }).waitFor()
  await end()
})

test('an article is found, bookmarked, and found again', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/blog')
  await page.getByRole('button', { name: 'Accept all' }).click()
  await page.getByPlaceholder('Search articles...').fill('BLEED')
  // What is found takes another place on the page: a press on the way there would meet nothing.
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await page.getByRole('link', { name: 'Bleed, trim, safe: what printers ask for' }).click()
  await page.getByText('About the Author').waitFor()
  await expect.poll(() => page.title()).toBe('Bleed, trim, safe: what printers ask for · Limner Blog')
  const related = page.getByRole('region', { name: 'Related Articles' }).getByRole('article')
  await expect.poll(() => related.count()).toBe(2)
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await page.getByRole('link', { name: 'Bookmarked', exact: true }).click()
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  expect(faults).toEqual([])
  const missing = await arrive(page, '/blog/no-such-article')
  expect(missing?.status()).toBe(404)
  await page.getByText('Article Not Found').waitFor()
  await page.getByRole('link', { name: 'Browse All Articles' }).waitFor()
  await end()
})

test('an endpoint is tried on the page of the API', async () => {
  const { page, faults, end } = await visit()
  await arrive(page, '/api-test')
  await page.getByText('Select an endpoint from the left to view documentation and test it').waitFor()
  await page.getByRole('link', { name: '/api/health/status' }).click()
  await page.getByRole('button', { name: 'Test Endpoint' }).click()
  await page.getByText('Request successful', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Response', { exact: true }).inputValue()).toContain('"ready": true')
  expect(faults).toEqual([])
  await page.getByRole('link', { name: '/api/blog/push', exact: false }).first().click()
  await page.getByLabel('API Key', { exact: true }).fill('limner_wrong')
  await page.getByRole('button', { name: 'Test Endpoint' }).click()
  await page.getByText('Request failed', { exact: true }).waitFor()
  await page.getByText('POST /api/blog/push returned 401', { exact: true }).waitFor()
  await arrive(page, '/api-test?endpoint=logout')
  await page.getByText('This endpoint requires authentication. Please log in to test it.').waitFor()
  await end()
})
