import { idOf, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, shapeOf } from '../../framework/http/fields/shape.ts'
import type { LedgerLink } from '../../tables/campaigns/ledger-links.ts'
import { ledgerLinkUrl } from '../../vocabulary/addresses/ledger-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'

/** A link with the campaign it belongs to, and the address it leads to. */
type Shown = LedgerLink & { organization_id: number; ledger_path: string }

export const LedgerLinkJson = shapeOf<Shown>()('LedgerLink', {
  campaign_id: idOf('Campaign', 'campaign_id'),
  ledger_url: from(
    urlLike(
      'https://troupe.example.com/ledgers/8mJq0vYt3nXw5zRk2cLb7HsPd4GfTa9eUoVi1BxNyQg',
    ).describe('Whoever knows it reads the ledger; with `.json` and `.csv` too'),
    ({ ledger_path }: Shown) => absolute(ledger_path),
  ),
  created_at: timestamp,
  updated_at: timestamp.describe('When it was renewed, if it was'),
  url: from(
    urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/campaigns/Vq7RtzK8/ledger/link.json',
    ),
    ({ campaign_id, organization_id }: Shown) =>
      ledgerLinkUrl({ id: campaign_id, organization_id }),
  ),
})
