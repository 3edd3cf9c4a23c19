import { describe, expect, test } from 'vitest'
import { anonymous } from '../../../../test/support/helper.ts'
import { fontPaths, scriptPath, stylesheetPaths } from './assets.ts'

const script = scriptPath('application.ts') as string
const [stylesheet] = stylesheetPaths('application.ts') as [string]

describe('GET /assets', () => {
  test.each([
    { path: script, type: 'javascript' },
    { path: stylesheet, type: 'css' },
  ])('sends $type compressed, to be kept for good', async ({ path, type }) => {
    const response = await anonymous.get(path, { 'accept-encoding': 'gzip, deflate, br' })

    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining(type),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
  })

  test('sends them as they are to whoever cannot expand them', async () => {
    const response = await anonymous.get(script)

    expect(response.statusCode).toBe(200)
    expect(response.headers['content-encoding']).toBeUndefined()
  })
})

test('a page asks at once for the two fonts it is set in', async () => {
  const fonts = fontPaths('application.ts')
  expect(fonts.map((path) => path.split('-', 1)[0])).toEqual(['/assets/bricolage', '/assets/inter'])

  const { body } = await anonymous.get('/', { accept: 'text/html' })
  for (const path of fonts) {
    expect(body).toContain(`<link rel="preload" href="${path}" as="font"`)
    expect((await anonymous.get(path)).headers['content-type']).toBe('font/woff2')
  }
})
