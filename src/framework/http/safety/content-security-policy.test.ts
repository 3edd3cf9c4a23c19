import { h, type VNode } from 'preact'
import { expect, test } from 'vitest'
import { clientOf } from '../../../../test/support/client.ts'
import { anonymous, context } from '../../../../test/support/helper.ts'
import { buildApp } from '../../../composition/app.ts'
import { Layout } from '../../views/layout/layout.tsx'
import { sendPage } from '../answers/format.ts'
import { allowing } from './content-security-policy.ts'

const app = await buildApp(context)
app.get('/plain', async (_request, reply) => sendPage(reply, h('p', {})))
const shop = allowing({ frames: ['https://video.example'], formTargets: ['https://pay.example'] })
app.get('/shop', shop, async (_request, reply) => sendPage(reply, h('p', {})))
app.post('/shop', shop, async (_request, reply) =>
  sendPage(reply.code(422), h(Layout, { title: 'Shop', children: 'Too many.' }) as VNode),
)
await app.ready()
const client = clientOf(app)

const policyOf = async (path: string) =>
  String((await client.get(path)).headers['content-security-policy']).split('; ')

test('a page loads what we serve, frames nothing and sends forms to us alone', async () => {
  const policy = await policyOf('/plain')

  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy.join()).not.toContain('frame-src')
})

test('a page may do what its route allows, and nothing else beside', async () => {
  const [plain, policy] = [await policyOf('/plain'), await policyOf('/shop')]
  const isNonced = (part: string) => part.startsWith('style-src')
  const added = policy.filter((part) => !plain.includes(part) && !isNonced(part))

  expect(added).toEqual([
    'frame-src https://video.example',
    "form-action 'self' https://pay.example",
  ])
})

test('the answer to a form tells Turbo of the rights that the page had which sent it, or nobody would see it', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const answerTo = async (headers: Record<string, string>) =>
    (await client.post('/shop', '', { ...form, ...headers })).body

  expect(await answerTo({})).toContain('<meta name="frames" content="https://video.example"')
  const plain = await answerTo({ 'x-frames': '' })
  expect(plain).toContain('Too many.')
  expect(plain).not.toMatch(/name="(frames|turbo-visit-control)"/)
  expect(await answerTo({ 'x-frames': 'https://clip.example' })).toContain(
    '<meta name="frames" content="https://clip.example"',
  )
})

test('an answer that is no page may load nothing', async () => {
  const { headers } = await anonymous.get('/organizations.json')

  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})
