import { expect, test } from 'vitest'
import { curl, type Fields, prepare, readHeaders } from './request.ts'

const none: Fields = { params: {}, query: {}, apiKey: '', headers: '{}', body: '' }

test('parameters are put into the path, the query behind it, and a body only where one is sent', () => {
  const patch = { method: 'PATCH', path: '/api/projects/{id}' }
  expect(
    prepare(patch, { ...none, params: { id: 'a/b' }, query: { q: 'x y', empty: '' }, body: '{"title":"T"}' }),
  ).toEqual({
    url: '/api/projects/a%2Fb?q=x+y',
    headers: { 'Content-Type': 'application/json' },
    body: '{"title":"T"}',
  })
  expect(prepare(patch, none).url).toBe('/api/projects/{id}')
  expect(prepare({ ...patch, method: 'GET' }, { ...none, body: '{"a":1}' }).body).toBeUndefined()
  expect(prepare(patch, { ...none, body: ' {} ' }).body).toBeUndefined()
})

test('headers that are no JSON are ignored', () => {
  expect(readHeaders('{"X-A": 1}')).toEqual({ 'X-A': '1' })
  for (const text of ['', '{', '[1]', 'null', '"x"']) expect(readHeaders(text)).toEqual({})
})

test('the command quotes for a shell, and keeps the key to itself', () => {
  const prepared = prepare(
    { method: 'POST', path: '/api/x' },
    { ...none, apiKey: 'limner_secret', body: `{"a":"it's"}` },
  )
  const endpoint = { method: 'POST', auth: 'api key', scope: 'blog', owned: false, shape: 'json' } as const
  const command = curl(endpoint, 'https://limner.example', prepared)
  expect(command).toBe(
    "curl -X POST 'https://limner.example/api/x' \\\n  -H 'Content-Type: application/json' \\\n  -H 'Authorization: Bearer YOUR_API_KEY' \\\n  -d '{\"a\":\"it'\\''s\"}'",
  )
  expect(prepared.headers['X-API-Key']).toBe('limner_secret')
})

test('a command for what takes a session has a key in its place, where a key opens it', () => {
  const command = (scope: 'read' | null) =>
    curl(
      { method: 'GET', auth: 'session', scope, owned: false, shape: 'json' },
      '',
      prepare({ method: 'GET', path: '/api/x' }, none),
    )
  expect(command('read')).toContain("-H 'Authorization: Bearer YOUR_API_KEY'")
  expect(command('read')).not.toContain('limner_session')
  expect(command(null)).not.toContain('Bearer')
  expect(command(null)).toContain("-b 'limner_session=YOUR_SESSION'")
})

test('what belongs to somebody takes a key, too; files are kept by their name, and streams shown as they come', () => {
  const command = (owned: boolean, shape: 'json' | 'file' | 'stream', auth: 'none' | 'guest or session' = 'none') =>
    curl({ method: 'GET', auth, scope: 'read', owned, shape }, '', prepare({ method: 'GET', path: '/api/x' }, none))
  expect(command(true, 'json')).toContain('Bearer YOUR_API_KEY')
  expect(command(false, 'json', 'guest or session')).toBe("curl -X GET '/api/x'")
  expect(command(false, 'file')).toBe("curl -OJ -X GET '/api/x'")
  expect(command(false, 'stream')).toBe("curl -N -X GET '/api/x'")
})
