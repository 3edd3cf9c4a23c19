import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession } from '../../../../test/support/helper.ts'
import {
  document,
  entries,
  entriesIn,
  entryOf,
  isTwin,
  namesIn,
  operations,
  pages,
  paths,
  textOf,
} from '../../../../test/support/reading/reference.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import { apiGroupPath } from '../../../vocabulary/addresses/urls.ts'

const overview = pages.get('/docs/api') as string

describe('the reference has', () => {
  test('first what a newcomer to campaigns needs first', async () => {
    const { body } = await anonymous.get(`${apiGroupPath('Campaigns')}.md`)
    const titles = [...body.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(titles.slice(0, 6)).toEqual([
      "List an organization's campaigns",
      'Show a campaign',
      'Create a campaign as a draft',
      'Change a campaign',
      'Delete a draft that has no fundings',
      'Publish a campaign',
    ])
  })

  test('a place for every operation on the page of its group, which the contents there lead to', () => {
    for (const { operationId, tags } of operations) {
      const page = pages.get(apiGroupPath(tags[0] as string)) as string
      expect(namesIn(page)).toContain(operationId)
      if (!isTwin(operationId)) expect(page).toContain(`<a href="#${operationId}">`)
    }
  })

  test('a link with the name of every operation and record on the first page, where all once were', () => {
    const names = namesIn(overview)
    const untold = operations.filter(({ operationId }) => !names.includes(operationId))
    const unlinked = [...entries.keys()].filter(
      (name) => !overview.includes(`<a id="${name}" href="/docs/api/`),
    )
    expect(untold).toEqual([])
    expect(unlinked).toEqual([])
  })

  test('nothing twice, and no link to a place that is not there', () => {
    expect([...pages.values()].flatMap(entriesIn)).toHaveLength(entries.size)

    for (const [path, page] of pages) {
      const names = namesIn(page)
      const linked = Array.from(page.matchAll(/ href="(\/docs\/api[^"#]*)?#([^"]+)"/g))
      const dead = linked.filter(
        ([, to = path, name]) => !namesIn(pages.get(to) ?? '').includes(name),
      )

      expect(new Set(names).size).toBe(names.length)
      expect(linked.length).toBeGreaterThan(5)
      expect(dead.map(([link]) => link)).toEqual([])
    }
  })

  test('all groups in the contents of each page', () => {
    for (const page of pages.values())
      expect(paths.filter((path) => !page.includes(`<a href="${path}"`))).toEqual([])
  })

  test('words of its own for search engines on each page', () => {
    const all = [...pages.values()]
    const titles = all.map((page) => /<title>(.*?)<\/title>/.exec(page)?.[1])
    const descriptions = all.map((page) => /name="description" content="(.*?)"/.exec(page)?.[1])

    expect(new Set(titles).size).toBe(paths.length)
    expect(new Set(descriptions).size).toBe(paths.length)
    for (const words of descriptions) expect(words).toMatch(/^.{50,160}$/)
  })

  test('what a page of the product is for programs, where that page says it is', async () => {
    const { body } = await (await withSession(await createMembership(db))).get('/organizations')
    const [, path = '', name] = / href="(\/docs\/api[^"#]*)#(\w+)"/.exec(body) ?? []

    expect(name).toBe('listOrganizations')
    expect(namesIn(pages.get(path) ?? '')).toContain(name)
    expect(path).toBe('/docs/api/organizations')
  })

  test.each(['/docs/api/nothing', '/docs/api/Campaigns', '/docs/api/campaigns/more'])(
    'no page at %s',
    async (address) => {
      expect((await anonymous.get(address)).statusCode).toBe(404)
    },
  )

  test('the method, the address and the words of each', () => {
    for (const { operationId, method, path, summary, description } of operations) {
      const text = textOf(entryOf(operationId))
      expect(text).toContain(method.toUpperCase())
      expect(text).toContain(path)
      expect(text).toContain(summary)
      if (method !== 'put') expect(text).toContain(description.replaceAll('`', ''))
    }
  })

  test('every parameter, field and status', () => {
    const missing = operations.flatMap(({ operationId, parameters, requestBody, responses }) => {
      const shared = document.components.parameters
      const names = parameters.map((one) =>
        '$ref' in one ? shared[one.$ref.split('/').at(-1) as string]?.name : one.name,
      )
      const body = requestBody?.content['application/json']?.schema
      const all = [...names, ...fieldNames(body), ...Object.keys(responses)]
      return all.filter((name) => !entryOf(operationId).includes(`>${name}<`))
    })
    expect(missing).toEqual([])
  })

  test('every record that comes back, with all of its fields', () => {
    const { Error: _, Errors: __, ...records } = document.components.schemas
    const missing = Object.entries(records).flatMap(([name, schema]) =>
      fieldNames(schema).filter((field) => !entries.get(`record-${name}`)?.includes(`>${field}<`)),
    )
    expect(missing).toEqual([])
  })

  test.each(['/docs/api', '/docs/api/campaigns'])(
    'the same for someone signed in, in their frame: %s',
    async (path) => {
      const { body } = await (await withSession(await createMembership(db))).get(path)
      const page = pages.get(path) as string
      const reference = page.slice(
        page.indexOf('data-controller="reference"'),
        page.indexOf('</main>'),
      )

      expect(body).toContain(reference)
      expect(body).toContain('Sign out')
    },
  )

  test.each(paths)(
    'no script but that of every page, and not too much to send and to lay out: %s',
    async (path) => {
      const { rawPayload } = await anonymous.get(path, { 'accept-encoding': 'br' })
      const page = pages.get(path) as string

      expect(page.match(/<script/g)).toHaveLength(1)
      expect(page).not.toMatch(/ style=/)
      expect(page.match(/<[a-z]/g)?.length).toBeLessThan(9500)
      expect(rawPayload.length).toBeLessThan(34_000)
    },
  )
})

type Nested = { properties?: Record<string, Nested>; anyOf?: Nested[]; items?: Nested }

function fieldNames({ properties = {}, anyOf = [], items }: Nested = {}): string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items ? [items] : [])]
  return [...Object.keys(properties), ...inner.flatMap(fieldNames)]
}
