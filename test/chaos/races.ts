import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { unique } from '../support/world/factories.ts'
import { ask, enter, type Person, requestCode } from './person.ts'

type Place = { url: string }

/** Two requests that two people, or one in two windows, make at the same moment on two processes. */
export type Race = {
  name: string
  /** Sets one pair up, and gives the two requests. */
  set: (one: Place, other: Place) => Promise<[() => Promise<Seen>, () => Promise<Seen>]>
  /** How many of the two may succeed. */
  winners: number[]
  /** Counts what must never be, in the whole database. */
  broken?: string
}

type Seen = { status: number }

async function organizationOf(person: Person, server: Place): Promise<string> {
  const organization = { name: unique('Raced') }
  const { body } = await person.ask(server, 'POST /organizations.json', { organization })
  return `/organizations/${body.id}`
}

export const races: Race[] = [
  {
    name: 'a sign-in code, used twice',
    winners: [1],
    set: async (one, other) => {
      const code = await requestCode(one, `${unique('twice')}@example.com`)
      const use = (server: Place) => () =>
        ask(server, 'POST /session/magic_link.json', code.body, code.headers)
      return [use(one), use(other)]
    },
  },
  {
    name: 'a social account, claimed by two',
    winners: [1],
    broken: `select count(*) - count(distinct account_url) as count from social_accounts`,
    set: async (one, other) => {
      const [a, b] = [await enter(one), await enter(other)]
      const account_url = `https://www.twitch.tv/racer${randomInt(1e9)}`
      const body = { social_account: { platform_id: 'twitch', account_url } }
      return [
        () => a.ask(one, 'POST /me/social_accounts.json', body),
        () => b.ask(other, 'POST /me/social_accounts.json', body),
      ]
    },
  },
  {
    name: 'a collab, submitted and deleted',
    winners: [1, 2],
    broken: `select count(*) from collabs where state = 'submitted_for_review' and id in
      (select record_id from audit_events where record_type = 'Collab' and action = 'destroy')`,
    set: async (one, other) => {
      const person = await enter(one)
      const home = await organizationOf(person, one)
      const fields = { name: unique('Raced'), website: 'https://example.com', brief: 'Make it' }
      const { body } = await person.ask(one, `POST ${home}/collabs.json`, { collab: fields })
      return [
        () => person.ask(one, `POST ${home}/collabs/${body.id}/submit.json`),
        () => person.ask(other, `DELETE ${home}/collabs/${body.id}.json`),
      ]
    },
  },
  {
    name: 'an organization, deleted while a campaign is created in it',
    winners: [1, 2],
    broken: `select count(*) from campaigns where organization_id not in (select id from organizations)`,
    set: async (one, other) => {
      const person = await enter(one)
      const home = await organizationOf(person, one)
      const campaign = { name: unique('Raced') }
      return [
        () => person.ask(one, `DELETE ${home}.json`),
        () => person.ask(other, `POST ${home}/campaigns.json`, { campaign }),
      ]
    },
  },
  {
    name: 'an organization, renamed by both',
    winners: [2],
    set: async (one, other) => {
      const person = await enter(one)
      const home = await organizationOf(person, one)
      const rename = (server: Place) => () =>
        person.ask(server, `PATCH ${home}.json`, { organization: { name: unique('Renamed') } })
      return [rename(one), rename(other)]
    },
  },
  {
    name: 'the same invitation, sent by both',
    winners: [1, 2],
    broken: `select count(*) - count(distinct (organization_id, email)) as count from invitations`,
    set: async (one, other) => {
      const person = await enter(one)
      const home = await organizationOf(person, one)
      const invitation = { email: `${unique('guest')}@example.com`, role: 'member' }
      const send = (server: Place) => () =>
        person.ask(server, `POST ${home}/invitations.json`, { invitation })
      return [send(one), send(other)]
    },
  },
]

export async function countBroken(admin: pg.Client, { broken }: Race): Promise<number> {
  if (broken === undefined) return 0
  const { rows } = await admin.query<{ count: string }>(broken)
  return Number(rows[0]?.count)
}
