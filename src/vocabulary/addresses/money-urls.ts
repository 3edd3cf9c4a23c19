import { encodeId } from '../ids.ts'
import {
  absolute,
  campaignPath,
  type Identified,
  type InOrganization,
  jsonUrl,
  organizationPath,
} from './urls.ts'

/** The addresses of money: of an organization's, of a campaign's and of the caller's own. */

export const fundingsPath = (organization: Identified) =>
  `${organizationPath(organization)}/fundings`
export const newFundingPath = (organization: Identified) => `${fundingsPath(organization)}/new`
/** The form for those who lack money for something, and go on with that afterwards. */
export const newFundingPathFrom = (organization: Identified, currency: string, returnTo: string) =>
  `${newFundingPath(organization)}?${new URLSearchParams({ currency, return_to: returnTo })}`
export const fundingPath = ({ organization_id, id }: InOrganization) =>
  `${fundingsPath({ id: organization_id })}/${encodeId('Funding', id)}`
export const fundingUrl = (funding: InOrganization) => jsonUrl(fundingPath(funding))
export const fundingCancellationPath = (funding: InOrganization) =>
  `${fundingPath(funding)}/cancellation`
export const checkoutPath = (funding: InOrganization) => `${fundingPath(funding)}/checkout`
export const refundsPath = (funding: InOrganization) => `${fundingPath(funding)}/refunds`
export const allRefundsPath = (organization: Identified) =>
  `${organizationPath(organization)}/refunds`
export const creatorPaymentsPath = (organization: Identified) =>
  `${organizationPath(organization)}/creator_payments`
export const creatorPaymentsCsvPath = (organization: Identified) =>
  `${creatorPaymentsPath(organization)}.csv`
export const creatorTotalsCsvPath = (organization: Identified) =>
  `${creatorPaymentsPath(organization)}/totals.csv`
export const campaignFundingsPath = (campaign: InOrganization) =>
  `${campaignPath(campaign)}/fundings`
export const newCampaignFundingPath = (campaign: InOrganization) =>
  `${campaignFundingsPath(campaign)}/new`
export const transfersPath = (organization: Identified) =>
  `${organizationPath(organization)}/transfers`
export const transfersCsvPath = (organization: Identified) => `${transfersPath(organization)}.csv`
export const billingDetailsPath = (organization: Identified) =>
  `${organizationPath(organization)}/billing_details`
export const reportingPath = (organization: Identified) =>
  `${organizationPath(organization)}/reporting`
export const papersPath = (organization: Identified) => `${organizationPath(organization)}/papers`
export const paperPath = ({ organization_id, id }: InOrganization) =>
  `${papersPath({ id: organization_id })}/${encodeId('Paper', id)}`
export const paperUrl = (paper: InOrganization) => jsonUrl(paperPath(paper))
export const paperPdfPath = (paper: InOrganization) => `${paperPath(paper)}.pdf`
export const paperPdfUrl = (paper: InOrganization) => absolute(paperPdfPath(paper))
export const campaignTransfersPath = (campaign: InOrganization) =>
  `${campaignPath(campaign)}/transfers`
export const campaignTransfersCsvPath = (campaign: InOrganization) =>
  `${campaignTransfersPath(campaign)}.csv`

export const earningsPath = '/me/earnings'
export const earnedWeeksPath = `${earningsPath}/weeks`
export const yearlyEarningsPath = (year: number) => `${earningsPath}/${year}.csv`
export const yearlyEarningsPdfPath = (year: number) => `${earningsPath}/${year}.pdf`
export const ownBalancesPath = '/me/balances'
export const ownReportingPath = '/me/reporting'
export const statementPath = '/me/statement'
export const statementCsvPath = `${statementPath}.csv`
export const payoutMethodPath = '/me/payout_method'
export const onboardingPath = `${payoutMethodPath}/onboarding`
export const payoutsPath = '/me/payouts'
export const newPayoutPath = (currency: string) => `${payoutsPath}/new?currency=${currency}`
export const payoutPath = ({ id }: Identified) => `${payoutsPath}/${encodeId('Payout', id)}`
export const payoutPdfPath = (payout: Identified) => `${payoutPath(payout)}.pdf`
export const payoutPdfUrl = (payout: Identified) => absolute(payoutPdfPath(payout))
export const payoutUrl = (payout: Identified) => jsonUrl(payoutPath(payout))
export const payoutCancellationPath = (payout: Identified) => `${payoutPath(payout)}/cancellation`
