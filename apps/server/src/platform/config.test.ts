import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any setting it runs for this machine alone', () => {
  expect(readConfig({ PORT: '', HOST: undefined })).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDirectory: `${process.cwd()}/data`,
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: false,
    rateLimit: true,
    dev: false,
  })
})

test.each([
  ['true', 1],
  ['2', 2],
  ['0', false],
  ['false', false],
  ['10.0.0.1, 10.0.0.2', '10.0.0.1, 10.0.0.2'],
])('TRUST_PROXY=%s', (value, meaning) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(meaning)
})

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535 (it is "70000")'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535 (it is "3e3")'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres:// or postgresql://'],
  [{ PUBLIC_URL: 'limner.example' }, 'PUBLIC_URL must be an http or https address'],
  [{ PUBLIC_URL: 'https://limner.example/app' }, 'PUBLIC_URL must be an address without a path'],
  [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT must be one of on, off (it is "no")'],
  [{ WORKERS: '0' }, 'WORKERS must be a whole number from 1 to 64'],
  [{ SEED: 'x' }, 'SEED must be a whole number from 0 to 999999999'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be true, false, the number of proxies'],
])('%j is refused in one sentence', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence)
})
