import { describe, expect, test } from 'vitest'
import { decodeId, encodeId, type RecordType } from '../../../src/vocabulary/ids.ts'
import { inTurns } from '../../support/run/turns.ts'
import { inTurn, nastyIds, noIds } from '../support/nasty.ts'
import type { Row } from '../support/row.ts'
import { fillIn, methodOf, programOf, rows } from '../support/table.ts'
import { browserFor, clientFor, createWorld } from '../support/world.ts'

// Trial mails are left out: whoever runs the trial may see them all, so their ids can be guessed.
const withIds = rows
  .filter(({ route }) => route.includes(':') && !route.includes('/dev/'))
  .map((row, turn) => ({ ...row, turn }))

test('no other text is read as an id', () => {
  const campaign = encodeId('Campaign', 1)
  for (const text of [...noIds, ...noIds.map(decodeURIComponent), encodeId('Collab', 1)])
    expect(decodeId('Campaign', text), text.slice(0, 20)).toBeUndefined()
  // Letters are drawn anew for each installation, so one of these may be the id of another record, or have no
  // capitals.
  const misspelt = [`${campaign}x`, ` ${campaign}`, campaign.toLowerCase()]
  for (const text of misspelt.filter((text) => text !== campaign))
    expect(decodeId('Campaign', text), text).not.toBe(1)
})

describe.each(inTurns(withIds, 4))('ids that $route has not', (row) => {
  const names = [...row.route.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

  // An id that is refused changes nothing, so one world does for all of them.
  test('are not found', async () => {
    const world = await createWorld()
    const { send } = row.pageOnly
      ? await browserFor(world, 'session')
      : await clientFor(world, programOf(row))
    const parameters = { ...world.parameters, ...(await row.given?.(world)) }
    const body = row.body?.(world)

    for (const [name, id] of names.flatMap((name) => idsFor(row, name))) {
      const url = fillIn(row, { ...parameters, [name]: id })
      const headers = await row.headers?.(world)
      const address = row.pageOnly ? url : `${url}.json`
      const response = await send(methodOf(row), address, body, headers)
      expect(response.statusCode, `${methodOf(row)} ${url.slice(0, 100)}`).toBe(404)
    }
  })
})

/**
 * One of each kind for every part of an address, others with each row. That of an organization is looked up
 * by one hook for all.
 */
function idsFor(row: Row & { turn: number }, name: string): [string, string][] {
  const groups = nastyIds(typeNamed(row, name))
  const asked = name === 'organization_id' ? inTurn(groups, row.turn, 1) : groups
  return asked.flatMap((group) => inTurn(group, row.turn, 1)).map((id) => [name, id])
}

function typeNamed({ route }: Row, name: string): RecordType | undefined {
  if (name === 'organization_id') return 'Organization'
  if (name === 'campaign_id') return 'Campaign'
  if (name === 'collab_id') return 'Collab'
  if (name === 'user_id') return 'User'
  const types: Record<string, RecordType> = {
    organizations: 'Organization',
    profiles: 'Organization',
    members: 'Membership',
    invitations: 'Invitation',
    creator_invitations: 'CreatorInvitation',
    campaigns: 'Campaign',
    collabs: 'Collab',
    social_accounts: 'SocialAccount',
    access_tokens: 'AccessToken',
    sessions: 'Session',
    identities: 'Identity',
    notifications: 'Notification',
    payouts: 'Payout',
    payout_batches: 'PayoutBatch',
    papers: 'Paper',
    users: 'User',
    notes: 'CreatorNote',
    creator_groups: 'CreatorGroup',
  }
  const [, folder = ''] = /(\w+)\/:id/.exec(route) ?? []
  return name === 'id' ? types[folder] : undefined
}
