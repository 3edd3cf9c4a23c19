import { expect, test } from 'vitest'
import { anonymous, db, withSession } from '../../../test/support/helper.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { refusalCodes } from '../../framework/http/answers/refusal-codes.ts'
import { errorCodes } from '../../framework/http/fields/error-codes.ts'
import { apiGroupPath } from '../../vocabulary/addresses/urls.ts'
import { allTools } from '../agents/tools/all-tools.ts'

const read = async (path: string) => {
  const { statusCode, body, headers } = await anonymous.get(path)
  expect([path, statusCode]).toEqual([path, 200])
  return { body, type: headers['content-type'] }
}
const document = JSON.parse((await read('/openapi.json')).body)
const prose = (text: string) => text.replace(/^```.*?^```$/gms, '').replace(/`[^`]*`/g, '')

test('llms.txt has every page, each of which is there as text and as a page', async () => {
  const { body, type } = await read('/llms.txt')
  const listed = [...body.matchAll(/\]\(http:\/\/troupe\.localhost(\/docs\/[^)]+)\.md\)/g)]
  const whole = (await read('/llms-full.txt')).body

  expect(type).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^# Troupe\n\n> .+\n\n/)
  expect(body).toContain('http://troupe.localhost/mcp')
  expect(listed.length).toBe(12 + 1 + document.tags.length)
  for (const [, path = ''] of listed) {
    const text = await read(`${path}.md`)
    const [title = ''] = text.body.split('\n')
    expect(text.type).toBe('text/markdown; charset=utf-8')
    expect(title).toMatch(/^# \S/)
    expect(whole).toContain(text.body.trim())
    // Braces are left of a fact that nobody knows.
    expect(prose(text.body)).not.toMatch(/\{\w+\}/)
    expect((await read(path)).body).toContain(title.slice(2).replace("'", '&#39;'))
  }
  expect((await anonymous.get('/docs/nowhere.md')).statusCode).toBe(404)
})

test('links in the guides lead to pages and places that are there', async () => {
  const { body } = await read('/docs')
  const guides = [...new Set(body.match(/href="\/docs\/(?!api)[\w-]+"/g))]
  const dead: string[] = []
  for (const guide of guides) {
    const path = guide.slice(6, -1)
    const page = (await read(path)).body
    const article = page.slice(page.indexOf('<article'), page.indexOf('</article>'))
    for (const [, href = ''] of article.matchAll(/href="(\/[^"]*)"/g)) {
      const [to = '', anchor] = href.split('#')
      const { statusCode, body } = await anonymous.get(to)
      const isThere = anchor === undefined || body.includes(`id="${anchor}"`)
      if (statusCode >= 400 || !isThere) dead.push(`${path} to ${href}`)
    }
  }
  expect(guides.length).toBe(12)
  expect(dead.filter((one) => !one.endsWith('/me/access_tokens'))).toEqual([])
})

test('the guide for agents says where tools are, which there are, and how a person says yes', async () => {
  const { body } = await read('/docs/agents.md')
  expect(body).toContain('http://troupe.localhost/mcp')
  expect(body).toContain('Accept: application/json, text/event-stream')
  expect(allTools.filter(({ name }) => !body.includes(`| \`${name}\` |`))).toEqual([])
  expect(body).toContain('confirm_url')
})

test('guides to begin with do the whole loop, and say that a grant waits', async () => {
  for (const [guide, ...calls] of [
    ['curl', '/fundings.json', '/publication.json', '/submissions.json', '"approve', 'explanation'],
    ['typescript', '.fund(', '.publish(', '.handIn(', "action: 'approve'", '.explain('],
    ['command-line', ' fund ', ' publish ', ' hand-in ', 'decide approve', ' explain '],
  ] as const) {
    const body = (await read(`/docs/${guide}.md`)).body.replaceAll('\\"', '"')
    expect([guide, calls.filter((call) => !body.includes(call))]).toEqual([guide, []])
    expect(body).toMatch(/once a day.*7 days later/s)
    expect(body).toContain('simulated_clock')
  }
})

test('the guide to errors has every code', async () => {
  const { body } = await read('/docs/errors.md')
  expect([...errorCodes, ...refusalCodes].filter((code) => !body.includes(`\`${code}\``))).toEqual(
    [],
  )
})

test('guides and operations are found by all of their words, there and by the palette', async () => {
  const found = (await read('/docs?q=PUBLISH+campaign')).body
  expect(found).toContain(`href="${apiGroupPath('Campaigns')}#createCampaignPublication"`)
  expect((await read('/docs?q=zebra')).body).toContain('Nothing has “zebra”')

  const browser = await withSession(await createUser(db))
  expect((await browser.get('/search?q=webhooks')).body).toContain('href="/docs/events"')
})

test('usual words lead to where it is said, whatever else it is called here', async () => {
  const wanted = {
    sandbox: '/docs/curl',
    'test mode': '/docs/curl',
    pagination: '/docs/lists',
    'time zone': '/docs/lists',
    ends_at: `${apiGroupPath('Campaigns')}#createCampaign`,
    changelog: '/docs/changelog',
    'rate limit': '/docs/limits',
    'webhook signature': '/docs/events',
  }
  for (const [words, href] of Object.entries(wanted)) {
    const found = (await read(`/docs?q=${encodeURIComponent(words)}`)).body
    expect([words, found.includes(`href="${href}"`)]).toEqual([words, true])
  }
})

test('the guide to errors has every status that is described', async () => {
  const { body } = await read('/docs/errors.md')
  const statuses = Object.values(document.paths).flatMap((path) =>
    Object.values(path as object).flatMap(({ responses }) => Object.keys(responses)),
  )
  const refusals = [...new Set(statuses)].filter((status) => /^[45]/.test(status))
  const table = body.slice(body.indexOf('| Status |'), body.indexOf('## Refusals'))
  expect(refusals.filter((status) => !table.includes(status))).toEqual([])
})

test('the description in parts has each operation once, in documents that are whole', async () => {
  const parts = ['programs', 'review', 'creators', 'money', 'members', 'events', 'people', 'public']
  const names: string[] = []
  for (const part of parts) {
    const { body } = await read(`/openapi/${part}.json`)
    const { paths, components } = JSON.parse(body)
    const operations = Object.values(paths).flatMap((path) => Object.values(path as object))
    names.push(...operations.map(({ operationId }) => operationId))
    const areas = new Set(operations.map((one) => one['x-area']))
    const needed: unknown[] = { people: ['people', 'any', undefined], public: ['any'] }[part] ?? [
      part,
    ]
    expect([part, [...areas].filter((area) => !needed.includes(area))]).toEqual([part, []])
    const missing = [...body.matchAll(/"#\/components\/(\w+)\/([\w-]+)"/g)].filter(
      ([, kind = '', name = '']) => components[kind]?.[name] === undefined,
    )
    expect(missing).toEqual([])
  }
  const all = Object.values(document.paths).flatMap((path) => Object.values(path as object))
  expect(names.sort()).toEqual(all.map(({ operationId }) => operationId).sort())
  expect((await anonymous.get('/openapi/nothing.json')).statusCode).toBe(404)
})

test('a program that takes Markdown reads it at the address of the page', async () => {
  for (const path of ['/docs', '/docs/errors']) {
    const page = await anonymous.get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    const told = await anonymous.get(path, { accept: 'text/markdown, text/html;q=0.5' })
    expect(page.headers['content-type']).toContain('text/html')
    expect([told.statusCode, told.headers['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ])
    expect(told.body).toMatch(/^# /)
    expect(String(told.headers.vary).toLowerCase()).toContain('accept')
  }
})
