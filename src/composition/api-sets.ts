import { sentTypes } from '../activity/events/types-in-words.ts'
import { profileSteps } from '../creators/profiles/steps.ts'
import { sorts } from '../framework/http/lists/listing.ts'
import type { Sets } from '../framework/openapi/document/schemas/sets.ts'
import { movementKinds as statementEvents } from '../money/statements/words.ts'
import { transferEventNames } from '../money/transfers/words.ts'
import { filteredKinds as auditedKinds } from '../pages/audit/filters.ts'
import { calendarKinds } from '../pages/calendar/names.ts'
import { creatorOrders, creatorStates } from '../pages/creators/filters.ts'
import { audiences } from '../pages/help/audiences.ts'
import { periodNames, shownPeriods } from '../pages/overview/period.ts'
import { waitKinds } from '../pages/overview/waits.ts'
import { platformStandings } from '../pages/platforms/queries.ts'
import { foundKinds } from '../pages/search/queries.ts'
import { recordKinds } from '../pages/staff-search/kinds.ts'
import { manualPlatformIds } from '../platforms/known-platforms.ts'
import { postDayKinds } from '../programs/campaign-submissions/lists/filters.ts'
import { postOrders } from '../programs/campaign-submissions/lists/orders.ts'
import { templateNames as campaignTemplateNames } from '../programs/campaigns/schema.ts'
import { applicantOrders } from '../programs/collab-submissions/applicants/orders.ts'
import { prefillReasons, prefillStatuses } from '../programs/collabs/defaults.ts'
import { templateNames as collabTemplateNames } from '../programs/collabs/schema.ts'
import { programStandings } from '../programs/discover/policy.ts'
import { messageOutcomes } from '../programs/messages/together/outcomes.ts'
import { invitationOutcomes } from '../programs/program-invitations/batch/outcomes.ts'
import { submissionKinds } from '../programs/submissions/access.ts'
import { submissionStages } from '../programs/submissions/stages.ts'
import { workStates } from '../programs/submissions/states.ts'
import {
  campaignSubmissionStates,
  checkNames,
  freezeReasons,
  invalidReasons,
  rejectionReasons,
  withheldReasons,
} from '../tables/campaigns/campaign-submissions.ts'
import {
  statuses as campaignStatuses,
  contentTypes,
  pausers,
} from '../tables/campaigns/campaigns.ts'
import { approvedStates } from '../tables/campaigns/decided-posts.ts'
import { allDecisionActions, decisionActions } from '../tables/campaigns/decisions.ts'
import { flagOutcomes } from '../tables/campaigns/flags.ts'
import {
  collabSubmissionStates,
  escalators,
  extensionStates,
} from '../tables/collabs/collab-submissions.ts'
import { states as collabStates, usageRights } from '../tables/collabs/collabs.ts'
import { messageSides } from '../tables/collabs/messages.ts'
import { shipmentIssues } from '../tables/collabs/shipments.ts'
import { eventTypes } from '../tables/events.ts'
import { fundingProviders, fundingStatuses, payInProviders } from '../tables/finance/fundings.ts'
import { accountKinds } from '../tables/finance/ledger.ts'
import { paperKinds } from '../tables/finance/papers.ts'
import { payoutProviders } from '../tables/finance/payout-methods.ts'
import { handProviders, payoutStatuses } from '../tables/finance/payouts.ts'
import { refundStatuses } from '../tables/finance/refunds.ts'
import { subscriptionStatuses } from '../tables/finance/subscriptions.ts'
import { creatorGroupKinds } from '../tables/organizations/creator-groups.ts'
import { privacySettings } from '../tables/organizations/organizations.ts'
import { availabilities } from '../tables/users/creator-profiles.ts'
import { permissions } from '../tables/users/credentials/access-tokens.ts'
import { mailChoices } from '../tables/users/notification-choices.ts'
import { postKinds } from '../tables/users/simulated-platform.ts'
import { accountStatuses } from '../tables/users/social-accounts.ts'
import { deliveryStates } from '../tables/webhooks.ts'
import { groupingOutcomes } from '../teams/creator-groups/model.ts'
import { groupingActions } from '../teams/creator-groups/schema.ts'
import { optOutScopes } from '../teams/creator-invitations/received/opt-outs.ts'
import { currencyCodes } from '../vocabulary/amounts/currencies.ts'
import { areas } from '../vocabulary/areas.ts'
import { categories } from '../vocabulary/categories.ts'
import { countryCodes } from '../vocabulary/people/countries.ts'
import { languageCodes } from '../vocabulary/people/languages.ts'
import { roles } from '../vocabulary/people/roles.ts'
import { platformIds } from '../vocabulary/platforms.ts'
import { notifiers } from './notifiers.ts'

const set = (values: readonly string[], description: string) => ({ values, description })

/** Sets of values that fields of the JSON interface have, by the names that its description gives them. */
export const sets: Sets = {
  AccessTokenPermission: set(permissions, 'What an access token may do'),
  AccountKind: set(accountKinds, 'The kind of account that money lies in'),
  AppealOutcome: set(['accepted', 'refused'], 'What staff decided about an appeal'),
  PostOrder: set(postOrders, 'In which order posts come'),
  ApplicantOrder: set(applicantOrders, 'In which order those who applied come'),
  ApprovedState: set(approvedStates, 'How a post stands that counts'),
  CalendarKind: set(calendarKinds, 'What a calendar tells of'),
  CampaignStatus: set(campaignStatuses, 'How a campaign stands'),
  CampaignTemplate: set(campaignTemplateNames, 'What a new campaign can begin from'),
  CampaignSubmissionState: set(campaignSubmissionStates, 'How a submitted post stands'),
  Area: set(areas, 'A part of the interface that an access token may be limited to'),
  AuditedRecord: set(auditedKinds, 'The kind of record that was changed'),
  Availability: set(availabilities, 'Whether a creator takes on work now'),
  BatchProvider: set(handProviders, 'How all payouts of a batch are paid'),
  Category: set(categories, 'What a campaign, or what a creator makes, is about'),
  Check: set(checkNames, 'What is checked of a post'),
  CheckOutcome: set(['passed', 'failed', 'unknown'], 'What a check came to'),
  CollabState: set(collabStates, 'How a collab stands'),
  CollabTemplate: set(collabTemplateNames, 'What a new collab can begin from'),
  CollabSubmissionState: set(collabSubmissionStates, 'How the work for a collab stands'),
  ContentType: set(contentTypes, 'What kind of posts a campaign is for'),
  Country: set(countryCodes, 'A country, by ISO 3166-1'),
  CredentialType: set(['session', 'access_token', 'system'], 'What someone acted with'),
  Currency: set(currencyCodes, 'A currency, by ISO 4217, in lower case'),
  DatabaseKind: set(['embedded', 'server'], 'Which database it is'),
  Decision: set(decisionActions, 'What is decided about a post'),
  MadeDecision: set(allDecisionActions, 'What a brand has decided about a post'),
  Escalator: set(escalators, 'Who had staff decide'),
  ExtensionState: set(extensionStates, 'What became of more time that was asked for'),
  DeliveryState: set(deliveryStates, 'How the delivery of an event stands'),
  EventType: set(eventTypes, 'What happened'),
  SentEventType: set(sentTypes, 'What happened; `webhook.test` where a webhook is tried'),
  FileStore: set(['folder', 'bucket'], 'Where files are kept'),
  FlagOutcome: set(flagOutcomes, 'How a doubt about a post ended'),
  FlagSource: set(['organization', 'rule'], 'Who has doubts about a post'),
  FoundKind: set(foundKinds, 'What a search has found'),
  FreezeReason: set(freezeReasons, 'Why the views of a post count no more'),
  FundingProvider: set(fundingProviders, 'How a funding is paid'),
  FundingStatus: set(fundingStatuses, 'How a funding stands'),
  InvalidViewsReason: set(invalidReasons, 'Why views of a post are not real'),
  InvitationOutcome: set(invitationOutcomes, 'What becomes of an address that is invited'),
  InvitationsRefused: set(optOutScopes, 'Whose invitations someone does not want'),
  ManualPlatform: set(manualPlatformIds, 'A platform that accounts are connected to by address'),
  GroupingAction: set(groupingActions, 'Whether creators are put into a group or taken out of it'),
  GroupingOutcome: set(groupingOutcomes, 'What became of a creator who was to be put into a group'),
  GuideAudience: set(audiences, 'Whom a guide is for'),
  Language: set(languageCodes, 'A language, by ISO 639-1'),
  MailChoice: set(mailChoices, 'How someone is mailed about a topic'),
  MessageOutcome: set(messageOutcomes, 'What became of a message to one of many'),
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
  CreatorGroupKind: set(creatorGroupKinds, 'How a team groups its creators'),
  CreatorMark: set(creatorGroupKinds.slice(0, 2), 'A group that creators are in'),
  CreatorState: set(creatorStates, 'How far the work of a creator for an organization is'),
  CreatorOrder: set(Object.keys(creatorOrders), 'How the creators of an organization are listed'),
  ListOrder: set(sorts, 'By which moment a list is ordered, and with `-` the latest first'),
  ListOrderByCreation: set(sorts.slice(0, 2), 'The same, of records that have one moment'),
  Truth: set(['true', 'false'], 'Whether it is so'),
  OwnCredentialType: set(['session', 'access_token'], 'By which someone is known'),
  PrefillReason: set(prefillReasons, 'Why nothing was taken from the page of a product'),
  ProgramStanding: set(programStandings, 'The place of whoever asks in a program'),
  PrefillStatus: set(prefillStatuses, 'Whether something was taken from the page of a product'),
  PrivacySetting: set(privacySettings, 'Who sees the profile of an organization'),
  ProfileStep: set(profileSteps, 'A part of a creator’s profile'),
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
  SubmissionDay: set(postDayKinds, 'The days of submissions that are meant'),
  SubscriptionKeeper: set(['stripe', 'staff'], 'Who keeps a subscription'),
  SubscriptionStatus: set(subscriptionStatuses, 'How a subscription stands'),
  TransferEvent: set(transferEventNames, 'What money of an organization moved for'),
  UsageRights: set(usageRights, 'What an organization may do with what a creator makes'),
  Verifier: set(['platform', 'staff'], 'Who looks at an account'),
  WorkState: set(workStates, 'How the work of a creator stands, of either kind'),
  WorkStage: set(submissionStages, 'How far the work of a creator is'),
  WithheldReason: set(withheldReasons, 'Why silence does not approve a post'),
  WaitKind: set(waitKinds, 'What waits for an organization'),
}
