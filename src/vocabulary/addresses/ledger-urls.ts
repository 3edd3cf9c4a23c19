import {
  campaignPath,
  discoverCampaignPath,
  type Identified,
  type InOrganization,
  jsonUrl,
} from './urls.ts'

/** The addresses of the books of a campaign. */

/** The ledger for those who take part in the campaign. */
export const ledgerPath = (campaign: Identified) => `${discoverCampaignPath(campaign)}/ledger`
/** The ledger for everyone who was given this address. */
export const openLedgerPath = (token: string) => `/ledgers/${token}`
/** The ledger among the pages of those who run the campaign. */
export const campaignLedgerPath = (campaign: InOrganization) => `${campaignPath(campaign)}/ledger`

export const ledgerLinkPath = (campaign: InOrganization) => `${campaignLedgerPath(campaign)}/link`
export const ledgerLinkUrl = (campaign: InOrganization) => jsonUrl(ledgerLinkPath(campaign))
export const ledgerLinkRenewalPath = (campaign: InOrganization) =>
  `${ledgerLinkPath(campaign)}/renewal`
