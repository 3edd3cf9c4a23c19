import { describe, expect, test } from 'vitest'
import { decodeId, encodeId, type RecordType } from '../../../src/vocabulary/ids.ts'
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
  const texts = [...noIds, ...noIds.map(decodeURIComponent), `${campaign}x`, ` ${campaign}`]
  for (const text of [...texts, campaign.toLowerCase(), encodeId('Collab', 1)])
    expect(decodeId('Campaign', text), text.slice(0, 20)).toBeUndefined()
})

describe.each(withIds)('ids that $route has not', (row) => {
  const names = [...row.route.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

  test.each(names)('are not found: %s', async (name) => {
    const world = await createWorld()
    const { send } = row.pageOnly
      ? await browserFor(world, 'session')
      : await clientFor(world, programOf(row))
    const parameters = { ...world.parameters, ...(await row.given?.(world)) }

    const ids = nastyIds(typeNamed(row, name)).flatMap((group) => inTurn(group, row.turn, 1))
    for (const id of ids) {
      const url = fillIn(row, { ...parameters, [name]: id })
      const body = row.body?.(world)
      const headers = await row.headers?.(world)
      const address = row.pageOnly ? url : `${url}.json`
      const response = await send(methodOf(row), address, body, headers)
      expect(response.statusCode, `${methodOf(row)} ${url.slice(0, 100)}`).toBe(404)
    }
  })
})

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
  }
  const [, folder = ''] = /(\w+)\/:id/.exec(route) ?? []
  return name === 'id' ? types[folder] : undefined
}
