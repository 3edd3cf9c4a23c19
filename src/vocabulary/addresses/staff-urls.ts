import { encodeId } from '../ids.ts'
import { type Identified, jsonUrl } from './urls.ts'

/** The addresses of those who run the installation. */

export const staffPath = '/staff'
export const staffSearchPath = '/staff/search'
export const staffSearchFor = (q: string) => `${staffSearchPath}?q=${encodeURIComponent(q)}`
export const healthPath = '/staff/health'
export const staffUserPath = ({ id }: Identified) => `/staff/users/${encodeId('User', id)}`
export const staffUserUrl = (user: Identified) => jsonUrl(staffUserPath(user))
export const staffRatingsPath = '/staff/ratings'
export const staffCollabsPath = '/staff/collabs'
export const staffCollabPath = ({ id }: Identified) =>
  `${staffCollabsPath}/${encodeId('Collab', id)}`
export const staffCollabUrl = (collab: Identified) => jsonUrl(staffCollabPath(collab))
export const staffCampaignPath = ({ id }: Identified) =>
  `/staff/campaigns/${encodeId('Campaign', id)}`
export const staffCampaignUrl = (campaign: Identified) => jsonUrl(staffCampaignPath(campaign))
export const staffOrganizationsPath = '/staff/organizations'
export const staffOrganizationPath = ({ id }: Identified) =>
  `${staffOrganizationsPath}/${encodeId('Organization', id)}`
export const newOrganizationsPath = '/staff/new_organizations'
export const firstLookPath = (organization: Identified) =>
  `${staffOrganizationPath(organization)}/first_look`
export const staffOrganizationUrl = (organization: Identified) =>
  jsonUrl(staffOrganizationPath(organization))
export const staffOrganizationProgramsPath = (
  organization: Identified,
  programs: 'campaigns' | 'collabs',
) => `${staffOrganizationPath(organization)}/${programs}`
export const staffFundingsPath = '/staff/fundings'
export const staffFundingPath = ({ id }: Identified) =>
  `${staffFundingsPath}/${encodeId('Funding', id)}`
export const staffFundingUrl = (funding: Identified) => jsonUrl(staffFundingPath(funding))
export const staffRefundsPath = '/staff/refunds'
export const staffRefundPath = ({ id }: Identified) =>
  `${staffRefundsPath}/${encodeId('Refund', id)}`
export const reconciliationPath = '/staff/reconciliation'
export const reconciliationUrl = () => jsonUrl(reconciliationPath)
export const staffPayoutsPath = '/staff/payouts'
export const staffPayoutPath = ({ id }: Identified) =>
  `${staffPayoutsPath}/${encodeId('Payout', id)}`
export const staffPayoutUrl = (payout: Identified) => jsonUrl(staffPayoutPath(payout))
export const payoutPaymentPath = (payout: Identified) => `${staffPayoutPath(payout)}/payment`
export const payoutFailurePath = (payout: Identified) => `${staffPayoutPath(payout)}/failure`
export const payoutReturnPath = (payout: Identified) => `${staffPayoutPath(payout)}/return`
export const payoutBatchesPath = '/staff/payout_batches'
export const payoutBatchPath = ({ id }: Identified) =>
  `${payoutBatchesPath}/${encodeId('PayoutBatch', id)}`
export const payoutBatchUrl = (batch: Identified) => jsonUrl(payoutBatchPath(batch))
export const payoutBatchCsvPath = (batch: Identified) => `${payoutBatchPath(batch)}.csv`
export const liabilitiesPath = '/staff/liabilities'
export const exchangeRatesPath = '/staff/exchange_rates'
export const exchangeRatesUrl = () => jsonUrl(exchangeRatesPath)
export const staffSubscriptionPath = (organization: Identified) =>
  `${staffOrganizationPath(organization)}/subscription`
export const staffSocialAccountsPath = '/staff/social_accounts'
export const staffSocialAccountPath = ({ id }: Identified) =>
  `${staffSocialAccountsPath}/${encodeId('SocialAccount', id)}`
export const staffSocialAccountUrl = (account: Identified) =>
  jsonUrl(staffSocialAccountPath(account))
export const staffPlatformsPath = '/staff/platforms'
export const staffJobsPath = '/staff/jobs'
export const retryAllJobsPath = `${staffJobsPath}/retry`
export const retryJobPath = (publicId: string) => `${staffJobsPath}/${publicId}/retry`
export const discardJobPath = (publicId: string) => `${staffJobsPath}/${publicId}/discard`
