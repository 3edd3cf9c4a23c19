import {
  campaignPath,
  campaignsPath,
  collabPath,
  collabsPath,
  membersPath,
  notificationsPath,
  organizationPath,
  organizationsPath,
  socialAccountsPath,
} from '../src/vocabulary/addresses/urls.ts'
import type { Person } from './world/person.ts'
import type { World } from './world/seed.ts'

export type Case = {
  name: string
  path: string
  /** A program sends its token, and a browser its cookie. */
  token?: string
  cookie?: string
  /** The status that every answer must have. */
  status: 200 | 201 | 304
  /** The body that is posted; a read has none. */
  body?: string
  /** The one encoding that the caller accepts; without it the answer is not compressed. */
  encoding?: 'br' | 'gzip'
  /** Whether every request is another one, by a compression that nobody knows: none was answered before. */
  isNew?: boolean
}

/** Cases that are measured on both servers. */
export function comparedCases({ reader, founder, writer, campaign, collab }: World): Case[] {
  const home = { id: reader.organizationId }
  const workshop = { id: writer.organizationId }

  return [
    list('organizations', reader, organizationsPath),
    ...shows('organization', reader, organizationPath(home)),
    create('organization', founder, organizationsPath),
    ...asNew(list('campaigns', reader, campaignsPath(home))),
    ...shows('campaign', reader, campaignPath(campaign)).flatMap(asNew),
    create('campaign', writer, campaignsPath(workshop)),
    list('collabs', reader, collabsPath(home)),
    ...shows('collab', reader, collabPath(collab)),
    create('collab', writer, collabsPath(workshop)),
    list('members', reader, membersPath(home)),
    list('notifications', reader, notificationsPath),
    list('social accounts', reader, socialAccountsPath),
  ]
}

/** Those of them that are measured on Express and Sequelize as well. */
export function commonCases(cases: Case[]): Case[] {
  const names = [
    'organizations, list',
    'campaigns, list',
    'campaign, show',
    'campaign, not modified',
    'campaign, create',
  ]
  return cases.filter(({ name }) => names.includes(name))
}

/** The same list with few and with many rows behind it. */
export function sizeCases({ reader, collector }: World): { few: Case; many: Case }[] {
  const campaigns = (person: Person) =>
    list('campaigns', person, campaignsPath({ id: person.organizationId }))
  const notifications = (person: Person) => list('notifications', person, notificationsPath)

  return [campaigns, notifications].map((of) => ({ few: of(reader), many: of(collector) }))
}

/** A list too short to be compressed, a page of the usual length, and the longest there is. */
export function encodingCases({ reader, collector }: World): Case[] {
  const campaigns = campaignsPath({ id: reader.organizationId })
  const sized = (name: string, person: Person, path: string, limit: number): Case => ({
    ...list(name, person, path),
    name,
    path: `${path}.json?limit=${limit}`,
  })

  return [
    sized('1 organization', collector, organizationsPath, 1),
    sized('20 campaigns', reader, campaigns, 20),
    sized('100 campaigns', reader, campaigns, 100),
  ]
}

function list(records: string, { token }: Person, path: string): Case {
  return { name: `${records}, list`, path: `${path}.json`, token, status: 200 }
}

function shows(record: string, { token }: Person, path: string): Case[] {
  const show: Case = { name: `${record}, show`, path: `${path}.json`, token, status: 200 }
  return [show, { ...show, name: `${record}, not modified`, status: 304 }]
}

/** A read as it is asked for again and again, and as if it never was before. */
function asNew(read: Case): Case[] {
  return read.status === 304
    ? [read]
    : [read, { ...read, name: `${read.name}, never asked before`, isNew: true }]
}

function create(record: string, { token }: Person, path: string): Case {
  return {
    name: `${record}, create`,
    path: `${path}.json`,
    token,
    status: 201,
    body: JSON.stringify({ [record]: { name: 'Bench' } }),
  }
}
