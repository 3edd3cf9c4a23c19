import { z } from 'zod'
import { sqid, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import type { SecretKeys } from '../../framework/secrets.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import type { LedgerLink } from '../../tables/campaigns/ledger-links.ts'
import { ledgerLinkUrl } from '../../vocabulary/addresses/ledger-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { openLedgerPathOf } from './address.ts'

export const LedgerLinkJson = z
  .object({
    campaign_id: sqid,
    ledger_url: urlLike(
      'https://troupe.example.com/ledgers/8mJq0vYt3nXw5zRk2cLb7HsPd4GfTa9eUoVi1BxNyQg',
    ).meta({ description: 'Whoever knows it reads the ledger; with `.json` and `.csv` too' }),
    created_at: timestamp,
    updated_at: timestamp.meta({ description: 'When it was renewed, if it was' }),
    url: urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8/ledger/link.json',
    ),
  })
  .meta({ id: 'LedgerLink' })

export function presentLedgerLink(
  keys: SecretKeys,
  campaign: Pick<Campaign, 'id' | 'organization_id'>,
  link: LedgerLink,
): z.infer<typeof LedgerLinkJson> {
  return {
    campaign_id: encodeId('Campaign', campaign.id),
    ledger_url: absolute(openLedgerPathOf(keys, link)),
    created_at: link.created_at,
    updated_at: link.updated_at,
    url: ledgerLinkUrl(campaign),
  }
}
