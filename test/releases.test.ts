import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../src/framework/project-root.ts'
import { version } from '../src/framework/version.ts'
import { anonymous } from './support/helper.ts'
import { brokenIn, type Promises, promisesIn } from './support/reading/promises.ts'

const folder = join(projectRoot, 'docs/api/releases')
const now = promisesIn((await anonymous.get('/openapi.json')).json())
const own = join(folder, `${version}.json`)
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
if (process.env.RELEASE === 'write' && !existsSync(own)) {
  writeFileSync(own, `${JSON.stringify(now)}\n`)
  writeFileSync(`${own}.sha256`, `${hashOf(own)}\n`)
}

test('the release has its description, and its changes are told', () => {
  expect(existsSync(own), 'npm run release-document writes it').toBe(true)
  expect(readFileSync(join(projectRoot, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}, `)
})

test('what was released is as it was when it was cut', () => {
  for (const file of globSync('*.json', { cwd: folder })) {
    const hash = readFileSync(join(folder, `${file}.sha256`), 'utf8').trim()
    expect([file, hashOf(join(folder, file))]).toEqual([file, hash])
  }
})

/** Told more exactly than in the last release; what is no longer described was refused then, too. */
const refusedBefore = [
  'GET /organizations/{organization_id}/events.json: query limit has another type (string)',
  'GET /me/events.json: query limit has another type (string)',
  'POST /organizations/{organization_id}/campaigns.json: query template has a set now',
  'POST /organizations/{organization_id}/collabs.json: query template has a set now',
]

test('nothing is broken that programs rely on since the last release', () => {
  const releases = globSync('*.json', { cwd: folder }).sort(byVersion)
  const last = JSON.parse(readFileSync(join(folder, releases.at(-1) ?? ''), 'utf8'))
  expect(brokenIn(last, now).filter((line) => !refusedBefore.includes(line))).toEqual([])
})

test('what would break a program is found', () => {
  const address = '/organizations/{organization_id}/campaigns.json'
  const change = (edit: (copy: Promises) => void) => {
    const copy = structuredClone(now)
    edit(copy)
    return brokenIn(now, copy)
  }
  const { schemas } = now.components

  expect(change(({ paths }) => delete paths['/me.json'])).toContain('GET /me.json is gone')
  expect(
    change(({ components }) => delete components.schemas.Campaign?.properties?.name),
  ).toContain(`GET ${address}: answer[].name is gone`)
  expect(
    change(({ components }) => {
      components.schemas.Campaign = {
        ...schemas.Campaign,
        properties: { ...schemas.Campaign?.properties, name: { type: ['string', 'null'] } },
      }
    }),
  ).toContain(`GET ${address}: answer[].name has another type (null)`)
  expect(change(({ components }) => components.schemas.CurrencyInput?.enum?.shift())).toContain(
    `POST ${address}: body.campaign.currency takes aed no more`,
  )
  expect(
    change(({ paths }) => {
      const body = paths['/organizations.json']?.post?.requestBody?.content['application/json']
      body?.schema?.properties?.organization?.required?.push('motto')
    }),
  ).toContain('POST /organizations.json: body.organization.motto is needed now')
  expect(
    change(({ paths }) => {
      const list = paths[address]?.get
      if (list?.parameters)
        list.parameters = list.parameters.filter(({ name }) => name !== 'status')
    }),
  ).toContain(`GET ${address}: query status is gone`)
  // What is added breaks nobody.
  expect(
    change(({ paths, components }) => {
      paths['/new.json'] = paths['/me.json'] as Promises['paths'][string]
      Object.assign(components.schemas.Campaign?.properties ?? {}, { motto: { type: 'string' } })
    }),
  ).toEqual([])
})

function byVersion(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}
