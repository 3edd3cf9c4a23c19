import type { Sets } from '../framework/openapi/document/sets.ts'
import { kinds as statementEvents } from '../money/statements/words.ts'
import { transferEvents } from '../money/transfers/words.ts'
import { audiences } from '../pages/help/audiences.ts'
import { periodNames, shownPeriods } from '../pages/overview/period.ts'
import { waitKinds } from '../pages/overview/waits.ts'
import { platformStandings } from '../pages/platforms/queries.ts'
import { foundKinds } from '../pages/search/queries.ts'
import { recordKinds } from '../pages/staff-search/kinds.ts'
import { manualPlatformIds } from '../platforms/known-platforms.ts'
import { submissionKinds } from '../programs/submissions/notices.ts'
import {
  campaignSubmissionStates,
  checkNames,
  freezeReasons,
  invalidReasons,
  rejectionReasons,
} from '../tables/campaigns/campaign-submissions.ts'
import {
  statuses as campaignStatuses,
  categories,
  contentTypes,
  pausers,
} from '../tables/campaigns/campaigns.ts'
import { decisionActions } from '../tables/campaigns/decisions.ts'
import { flagOutcomes } from '../tables/campaigns/flags.ts'
import { collabSubmissionStates, escalators } from '../tables/collabs/collab-submissions.ts'
import { states as collabStates } from '../tables/collabs/collabs.ts'
import { messageSides } from '../tables/collabs/messages.ts'
import { shipmentIssues } from '../tables/collabs/shipments.ts'
import { fundingProviders, fundingStatuses, payInProviders } from '../tables/finance/fundings.ts'
import { accountKinds } from '../tables/finance/ledger.ts'
import { paperKinds } from '../tables/finance/papers.ts'
import { payoutProviders } from '../tables/finance/payout-methods.ts'
import { handProviders, payoutStatuses } from '../tables/finance/payouts.ts'
import { refundStatuses } from '../tables/finance/refunds.ts'
import { subscriptionStatuses } from '../tables/finance/subscriptions.ts'
import { privacySettings } from '../tables/organizations/organizations.ts'
import { permissions } from '../tables/users/access-tokens.ts'
import { mailChoices } from '../tables/users/notification-choices.ts'
import { postKinds } from '../tables/users/simulated-platform.ts'
import { accountStatuses } from '../tables/users/social-accounts.ts'
import { currencyCodes } from '../vocabulary/amounts/currencies.ts'
import { countryCodes } from '../vocabulary/people/countries.ts'
import { roles } from '../vocabulary/people/roles.ts'
import { platformIds } from '../vocabulary/platforms.ts'
import { notifiers } from './notifiers.ts'

const set = (values: readonly string[], description: string) => ({ values, description })

/** Sets of values that fields of the JSON interface have, by the names that its description gives them. */
export const sets: Sets = {
  AccessTokenPermission: set(permissions, 'What an access token may do'),
  AccountKind: set(accountKinds, 'The kind of account that money lies in'),
  AppealOutcome: set(['accepted', 'refused'], 'What staff decided about an appeal'),
  ApprovedState: set(['approved', 'finalized', 'paid'], 'How a post stands that counts'),
  CampaignStatus: set(campaignStatuses, 'How a campaign stands'),
  CampaignSubmissionState: set(campaignSubmissionStates, 'How a submitted post stands'),
  BatchProvider: set(handProviders, 'How all payouts of a batch are paid'),
  Category: set(categories, 'What a campaign is about'),
  Check: set(checkNames, 'What is checked of a post'),
  CheckOutcome: set(['passed', 'failed', 'unknown'], 'What a check came to'),
  CollabState: set(collabStates, 'How a collab stands'),
  CollabSubmissionState: set(collabSubmissionStates, 'How the work for a collab stands'),
  ContentType: set(contentTypes, 'What kind of posts a campaign is for'),
  Country: set(countryCodes, 'A country, by ISO 3166-1'),
  CredentialType: set(['session', 'access_token', 'system'], 'What someone acted with'),
  Currency: set(currencyCodes, 'A currency, by ISO 4217, in lower case'),
  DatabaseKind: set(['embedded', 'server'], 'Which database it is'),
  Decision: set(decisionActions, 'What is decided about a post'),
  Escalator: set(escalators, 'Who had staff decide'),
  FileStore: set(['folder', 'bucket'], 'Where files are kept'),
  FlagOutcome: set(flagOutcomes, 'How a doubt about a post ended'),
  FlagSource: set(['organization', 'rule'], 'Who has doubts about a post'),
  FoundKind: set(foundKinds, 'What a search has found'),
  FreezeReason: set(freezeReasons, 'Why the views of a post count no more'),
  FundingProvider: set(fundingProviders, 'How a funding is paid'),
  FundingStatus: set(fundingStatuses, 'How a funding stands'),
  InvalidViewsReason: set(invalidReasons, 'Why views of a post are not real'),
  ManualPlatform: set(manualPlatformIds, 'A platform that accounts are connected to by address'),
  GuideAudience: set(audiences, 'Whom a guide is for'),
  MailChoice: set(mailChoices, 'How someone is mailed about a topic'),
  MessageSide: set(messageSides, 'A side of a submission'),
  NotificationType: set([...notifiers.keys()], 'What someone is notified of'),
  OverviewPeriod: set(periodNames, 'How far an overview goes back'),
  OverviewPeriodShown: set(shownPeriods, 'The days that an overview is of'),
  PaperKind: set(paperKinds, 'What a paper is'),
  Party: set(['creator', 'organization', 'staff'], 'Who is to act next'),
  PausedBy: set(pausers, 'Why a campaign is paused'),
  PayInProvider: set(payInProviders, 'How money is paid into a balance'),
  PayoutProvider: set(payoutProviders, 'How creators are paid'),
  PayoutStatus: set(payoutStatuses, 'How a payout stands'),
  PlatformId: set(platformIds, 'A platform, by its name in lower case'),
  PlatformStanding: set(platformStandings, 'How a platform can be read'),
  PrivacySetting: set(privacySettings, 'Who sees the profile of an organization'),
  ProgramKind: set(submissionKinds, 'Whether it is about a campaign or a collab'),
  ProgramType: set(['Campaign', 'Collab'], 'Whether it is about a campaign or a collab'),
  RefundStatus: set(refundStatuses, 'How a refund stands'),
  RejectionReason: set(rejectionReasons, 'Why a post is rejected'),
  Role: set(roles, 'What a member may do'),
  ShipmentIssue: set(shipmentIssues, 'What is wrong with a shipment'),
  SimulatedPostKind: set(postKinds, 'How a simulated post fares'),
  SocialAccountStatus: set(accountStatuses, 'Whether an account was verified'),
  StaffFoundKind: set(recordKinds, 'What staff have found'),
  StatementEvent: set(Object.keys(statementEvents), 'What happened to the money of a creator'),
  SubscriptionKeeper: set(['stripe', 'staff'], 'Who keeps a subscription'),
  SubscriptionStatus: set(subscriptionStatuses, 'How a subscription stands'),
  TransferEvent: set(transferEvents, 'What money of an organization moved for'),
  Verifier: set(['platform', 'staff'], 'Who looks at an account'),
  WaitKind: set(waitKinds, 'What waits for an organization'),
}
