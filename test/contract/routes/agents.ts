import { one } from '../../../src/framework/database/rows.ts'
import { accessTokens } from '../../../src/tables/users/credentials/access-tokens.ts'
import { confirmations } from '../../../src/tables/users/credentials/confirmations.ts'
import { encodeId } from '../../../src/vocabulary/ids.ts'
import { db } from '../../support/helper.ts'
import { createCampaign } from '../../support/world/factories.ts'
import { forEveryone, forItsUser, pages, type Row } from '../support/row.ts'
import type { World } from '../support/world.ts'

/** A request of an agent to put money into a campaign. */
async function aConfirmation({ owner: { user_id }, organization_id }: World) {
  const campaign = await createCampaign(db, { organization_id })
  const token = { user_id, token_hash: Buffer.from(crypto.randomUUID()), description: 'Agent' }
  const made = await db
    .insert(accessTokens)
    .values({ ...token, permission: 'write' })
    .returning()
  const asked = await db
    .insert(confirmations)
    .values({
      user_id,
      access_token_id: one(made).id,
      action: 'fund',
      arguments: {
        organization_id: encodeId('Organization', organization_id),
        campaign_id: encodeId('Campaign', campaign.id),
        amount: 100,
        provider: 'test',
      },
      // Of nothing: it has changed since.
      fingerprint: Buffer.alloc(32),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    })
    .returning()
  return { id: encodeId('Confirmation', one(asked).id) }
}

const page = { pageOnly: true, given: aConfirmation }

export const rows: Row[] = [
  { route: 'GET /mcp', answers: forEveryone(405), pageOnly: true },
  { route: 'DELETE /mcp', answers: forEveryone(405), pageOnly: true },
  // No session is known there. A token is, but what it sends here is no message.
  {
    route: 'POST /mcp',
    answers: { ...forEveryone(401), read: 415, write: 415 },
    pageOnly: true,
  },
  { route: 'GET /confirmations/:id', answers: pages(forItsUser(200)), ...page },
  { route: 'POST /confirmations/:id', answers: pages(forItsUser(422)), ...page },
  { route: 'DELETE /confirmations/:id', answers: pages(forItsUser(303)), ...page },
]
