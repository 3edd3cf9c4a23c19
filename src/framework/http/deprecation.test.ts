import fastify from 'fastify'
import { expect, test } from 'vitest'
import { setBaseUrl } from '../../vocabulary/addresses/urls.ts'
import { api } from './api.ts'
import { tellDeprecations } from './deprecation.ts'

test('a deprecated operation says since when, until when and where to read of it', async () => {
  setBaseUrl('http://troupe.localhost')
  const app = fastify()
  tellDeprecations(app)
  const told = { name: 'old', summary: 'Old', description: 'Old.', tag: 'Campaigns' }
  const deprecated = { since: '2026-11-18', ends: '2027-06-01' }
  app.get('/old', api({ ...told, deprecated }), async () => 'old')
  app.get('/new', api({ ...told, name: 'new' }), async () => 'new')

  const { headers } = await app.inject('/old')
  expect(headers.deprecation).toBe('@1794960000')
  expect(headers.sunset).toBe('Tue, 01 Jun 2027 00:00:00 GMT')
  expect(headers.link).toBe(
    '<http://troupe.localhost/docs/api/campaigns#old>; rel="deprecation"; type="text/html"',
  )
  expect((await app.inject('/new')).headers).not.toHaveProperty('deprecation')
})
