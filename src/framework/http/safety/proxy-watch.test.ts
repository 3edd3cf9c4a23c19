import { pino } from 'pino'
import { expect, test } from 'vitest'
import { context } from '../../../../test/support/helper.ts'
import { buildApp } from '../../../composition/app.ts'
import { watchProxies } from './proxy-watch.ts'

type Hop = { remoteAddress: string; forwarded?: string }

/** The lines of the log, and the proxy that was noticed, after these requests. */
async function afterRequests(trustProxy: boolean | string[], hops: Hop[]) {
  const warnings: string[] = []
  const write = (line: string) => void warnings.push(JSON.parse(line).proxy)
  const proxies = watchProxies(pino({}, { write }))
  const app = await buildApp({ ...context, proxies, config: { ...context.config, trustProxy } })
  for (const { remoteAddress, forwarded } of hops)
    await app.inject({
      ...{ method: 'GET', url: '/session/new', remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    })
  await app.close()
  return { warnings, proxy: proxies.untrusted() }
}

test('a proxy that is not trusted is told of once', async () => {
  const proxied = { remoteAddress: '::ffff:10.0.0.5', forwarded: '198.51.100.7, 203.0.113.9' }
  expect(await afterRequests(false, [proxied, proxied])).toEqual({
    ...{ warnings: ['10.0.0.5'], proxy: '10.0.0.5' },
  })
  const other = { remoteAddress: '10.0.0.6', forwarded: '203.0.113.9' }
  expect(await afterRequests(['10.0.0.5'], [other])).toMatchObject({ proxy: '10.0.0.6' })
})

test('nobody is told of where the proxy is trusted, or there is none', async () => {
  const nothing = { warnings: [], proxy: undefined }
  const proxied = { remoteAddress: '10.0.0.5', forwarded: '203.0.113.9' }
  expect(await afterRequests(true, [proxied])).toEqual(nothing)
  expect(await afterRequests(['10.0.0.0/8'], [proxied])).toEqual(nothing)
  expect(
    await afterRequests(false, [
      { remoteAddress: '10.0.0.5' },
      // A stranger who comes directly, and says what they like.
      { remoteAddress: '8.8.8.8', forwarded: '203.0.113.9' },
    ]),
  ).toEqual(nothing)
})
