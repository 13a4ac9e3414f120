// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { KEYS, OPTIONAL_KEYS, readText, writeConsent, writeText } from './storage.ts'

beforeEach(() => {
  writeConsent('all')
  for (const key of Object.values(KEYS)) writeText(key, null)
})
const cookies = () => document.cookie.split('; ').flatMap((one) => one.split('=')[0] || [])
const kept = () => [...Object.keys(localStorage), ...cookies()].sort()

test('who allows only what is essential keeps the rest for this page alone', () => {
  for (const key of Object.values(KEYS)) writeText(key, `of ${key}`)
  writeConsent('essential')
  expect(kept().filter((key) => OPTIONAL_KEYS.some((optional) => optional === key))).toEqual([])
  for (const key of OPTIONAL_KEYS) expect(readText(key)).toBe(`of ${key}`)
  writeText(KEYS.bookmarks, '["a"]')
  expect(readText(KEYS.bookmarks)).toBe('["a"]')
  expect(kept()).not.toContain(KEYS.bookmarks)
  writeText(KEYS.bookmarks, null)
  expect(readText(KEYS.bookmarks)).toBeNull()
  // What is essential is not touched.
  expect(localStorage.getItem(KEYS.drafts)).toBe('of drafts')
})

test('who allows it later keeps what the page knew', () => {
  writeConsent('essential')
  writeText(KEYS.activeTab, 'settings')
  expect(kept()).toEqual([KEYS.consent])
  writeConsent('all')
  // The server is told: it renders the page with it.
  expect(document.cookie).toBe('limner_tab=settings')
})
