import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { picture } from '../../../test/support/files/images.ts'
import { db } from '../../../test/support/helper.ts'
import { createAccessToken, createMembership } from '../../../test/support/world/factories.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const image = await picture()

const shop: RequestListener = ({ url }, response) => {
  if (url === '/mug') {
    response.setHeader('content-type', 'text/html')
    response.end(
      `<title>Shop</title><script type="application/ld+json">${JSON.stringify({
        '@type': 'Product',
        name: 'Stoneware mug',
        description: 'Holds <b onclick="x()">coffee</b> & tea.',
        image: '/mug.png',
      })}</script>`,
    )
  } else if (url === '/mug.png') {
    response.setHeader('content-type', 'image/png').end(image)
  } else {
    response.statusCode = 500
    response.end('broken')
  }
}

const server = createServer(shop)
const { app } = await appWith({ PREFILL_ALLOW_PRIVATE: 'true' })
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(async () => {
  server.close()
})

async function create(page: string, collab?: object) {
  const admin = await createMembership(db)
  const authorization = `Bearer ${await createAccessToken(db, admin.user)}`
  const client = clientOf(app, { authorization })
  const list = `/organizations/${encodeId('Organization', admin.organization_id)}/collabs.json`
  const { port } = server.address() as AddressInfo
  const website = encodeURIComponent(`http://127.0.0.1:${port}${page}`)
  return client.post(`${list}?website=${website}`, collab && { collab })
}

describe('POST …/collabs?website=', () => {
  test('takes name, brief, website and banner from the page', async () => {
    const response = await create('/mug')

    expect(response.statusCode).toBe(201)
    expect(response.json().name).toBe('Stoneware mug')
    expect(response.json().prefill).toEqual({ status: 'done', reason: null })
    expect(response.json().brief).toContain('tea')
    expect(response.json().brief).not.toContain('onclick')
    expect(response.json().website).toMatch(/\/mug$/)
    expect(response.json().banner_image_url).toMatch(/^http:\/\/troupe\.localhost\/files\//)
  })

  test('lets what is sent go before what is found', async () => {
    const response = await create('/mug', { name: 'Our mug' })

    expect(response.json().name).toBe('Our mug')
    expect(response.json().brief).toContain('tea')
  })

  test('makes the draft all the same where there is nothing to take', async () => {
    const response = await create('/gone')

    expect(response.statusCode).toBe(201)
    expect(response.json().name).toMatch(/^Untitled collab/)
    expect(response.json()).toMatchObject({ website: null, banner_image_url: null })
    expect(response.json().prefill).toEqual({ status: 'failed', reason: 'unreadable' })
  })
})
