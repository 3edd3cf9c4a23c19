import { describe, expect, test } from 'vitest'
import { appWith } from '../../../../test/support/app.ts'
import { app } from '../../../../test/support/helper.ts'

const askAs = (host: string, url = '/session/new') =>
  app.inject({ url, headers: { host, accept: 'text/html' } })

describe('on a trial', () => {
  test.each([
    'troupe.localhost',
    'TROUPE.localhost:3000',
    'localhost',
    'localhost:3000',
    'workstation:3000',
    '127.0.0.1:3000',
    '192.168.1.20',
    '[::1]:3000',
  ])('the host %s is served', async (host) => {
    expect((await askAs(host)).statusCode).toBe(200)
  })

  test.each([
    'evil.example',
    'evil.example:3000',
    'troupe.localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost.',
    'local.localhost',
    'a b',
    '@',
  ])('the host %s is not', async (host) => {
    const response = await askAs(host, '/dev/mail.json')

    expect(response.statusCode).toBe(421)
    expect(response.json()).toEqual({
      error: 'This host name is not served here.',
      code: 'wrong_host',
    })
  })
})

test('elsewhere the name is the business of whoever stands before the server', async () => {
  const { app: serious } = await appWith({ SMTP_URL: 'smtp://localhost' })

  const response = await serious.inject({ url: '/up', headers: { host: 'internal.example' } })

  expect(response.statusCode).toBe(200)
})
