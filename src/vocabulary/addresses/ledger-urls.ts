import {
  campaignPath,
  discoverCampaignPath,
  type Identified,
  type InOrganization,
  jsonUrl,
} from './urls.ts'

/** The addresses of the books of a campaign. */

/** For those who take part in it. */
export const ledgerPath = (campaign: Identified) => `${discoverCampaignPath(campaign)}/ledger`
/** For everyone who was given this address. */
export const openLedgerPath = (token: string) => `/ledgers/${token}`
/** Among the pages of those who run the campaign. */
export const campaignLedgerPath = (campaign: InOrganization) => `${campaignPath(campaign)}/ledger`

export const ledgerLinkPath = (campaign: InOrganization) => `${campaignLedgerPath(campaign)}/link`
export const ledgerLinkUrl = (campaign: InOrganization) => jsonUrl(ledgerLinkPath(campaign))
export const ledgerLinkRenewalPath = (campaign: InOrganization) =>
  `${ledgerLinkPath(campaign)}/renewal`
