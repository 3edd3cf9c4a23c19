import type { Panel, ShareCard } from '../../framework/share-pictures/card.ts'
import { drawableText } from '../../framework/share-pictures/letters.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { type PlatformId, platformNames } from '../../vocabulary/platforms.ts'
import { platformsOf, pricesInWords } from '../collabs/words.ts'
import { payShown } from './pay/pay-shown.ts'
import type { DiscoverCampaignWithBrief, DiscoverCollabWithBrief } from './queries.ts'

/** A campaign as a picture: whose it is, and what a post earns. */
export function campaignCardOf(campaign: DiscoverCampaignWithBrief): ShareCard {
  const { amount, unit, threshold } = payShown(campaign)
  return cardOf(campaign, 'A campaign on Troupe', {
    label: 'Campaign',
    figure: formatMoney(amount, campaign.currency),
    note: threshold ? `${unit}, ${threshold}` : unit,
    rows: rowsOf(campaign.platform_ids),
  })
}

/** A collab as a picture: whose it is, and which prices are expected. */
export function collabCardOf(collab: DiscoverCollabWithBrief): ShareCard {
  const prices = pricesInWords(collab)
  return cardOf(collab, 'A collab on Troupe', {
    label: 'Collab',
    figure: prices ?? 'You name your price',
    note: prices ? 'expected' : `in ${collab.currency.toUpperCase()}`,
    rows: rowsOf(platformsOf(collab)),
  })
}

type Program = Pick<DiscoverCampaignWithBrief, 'name' | 'organization'>

function cardOf({ name, organization }: Program, otherwise: string, panel: Panel): ShareCard {
  const owner = drawableText(organization.name) ?? ''
  return {
    title: drawableText(name) ?? otherwise,
    portrait: { name: owner, avatar_key: organization.avatar_key, isRound: false },
    owner,
    about: '',
    panel,
  }
}

/** None means any. */
function rowsOf(platforms: PlatformId[]): Panel['rows'] {
  const names = platforms.map((id) => platformNames[id])
  return (names.length > 0 ? names : ['Any platform']).map((name) => ({ name }))
}
