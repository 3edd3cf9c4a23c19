import { accessTokenCreated } from '../accounts/access-tokens/notices.ts'
import { newSignIn } from '../accounts/sign-in/notices.ts'
import { catalogueOf } from '../activity/notifications/catalogue.ts'
import { socialAccountFailed, socialAccountVerified } from '../creators/social-accounts/notices.ts'
import { fundingDisputed } from '../money/disputes/notices.ts'
import { fundingFailed, fundingLapsed, fundingSucceeded } from '../money/fundings/notices.ts'
import { earningsAvailable } from '../money/grants/notices.ts'
import { payoutFailed, payoutLate, payoutPaid } from '../money/payouts/notices.ts'
import { viewsInvalidated } from '../programs/campaign-submissions/counting/notices.ts'
import {
  flagAnswered,
  flagEnded,
  submissionFlagged,
} from '../programs/campaign-submissions/flags/notices.ts'
import {
  appealResolved,
  submissionAppealed,
  submissionCorrected,
  submissionRejected,
  submissionWithheld,
} from '../programs/campaign-submissions/notices.ts'
import { submissionsAutoApproved } from '../programs/campaign-submissions/silence/notices.ts'
import {
  campaignBudgetAlert,
  campaignFinished,
  campaignPaused,
  campaignPublished,
} from '../programs/campaigns/notices.ts'
import {
  applicationAccepted,
  counterOffered,
  offerAccepted,
  offerTakenBack,
  offerUncovered,
} from '../programs/collab-submissions/applying/notices.ts'
import {
  changesRequested,
  contentSubmitted,
  extensionAnswered,
  extensionAsked,
} from '../programs/collab-submissions/content/notices.ts'
import {
  applicationDeclined,
  applicationWithdrawn,
} from '../programs/collab-submissions/ending/notices.ts'
import { sparkCodeExpiring } from '../programs/collab-submissions/posting/notices.ts'
import {
  shipmentIssue,
  shipmentReceived,
  shipmentShipped,
} from '../programs/collab-submissions/shipping/notices.ts'
import { submissionDueSoon } from '../programs/collab-submissions/silence/reminders.ts'
import { submissionEscalated } from '../programs/collab-submissions/staff/notices.ts'
import { collabClosing, invitationClosing } from '../programs/collabs/closing/notices.ts'
import { collabPublished, collabReturned } from '../programs/collabs/notices.ts'
import { submissionMessage } from '../programs/messages/notices.ts'
import { campaignInvitation, collabInvitation } from '../programs/program-invitations/notices.ts'
import { submissionRated } from '../programs/ratings/notices.ts'
import {
  submissionApproved,
  submissionFinalized,
  submissionLapsed,
  submissionReceived,
} from '../programs/submissions/notices.ts'
import { organizationTokenCreated } from '../teams/access-tokens/notices.ts'
import {
  credentialsLeft,
  membershipAdded,
  membershipRoleChanged,
  ownershipReceived,
} from '../teams/memberships/notices.ts'
import { webhookCreated, webhookSwitchedOff } from '../teams/webhooks/notices.ts'

/** Every type of notification, in the order of the documentation. */
export const notifiers = catalogueOf([
  campaignPublished,
  campaignPaused,
  campaignBudgetAlert,
  campaignFinished,
  collabPublished,
  collabReturned,
  collabClosing,
  campaignInvitation,
  collabInvitation,
  invitationClosing,
  submissionReceived,
  submissionApproved,
  submissionRejected,
  submissionFlagged,
  flagAnswered,
  flagEnded,
  viewsInvalidated,
  submissionCorrected,
  submissionAppealed,
  appealResolved,
  submissionFinalized,
  submissionLapsed,
  submissionWithheld,
  submissionsAutoApproved,
  submissionEscalated,
  submissionMessage,
  applicationAccepted,
  applicationDeclined,
  applicationWithdrawn,
  counterOffered,
  offerTakenBack,
  offerAccepted,
  offerUncovered,
  shipmentShipped,
  shipmentReceived,
  shipmentIssue,
  contentSubmitted,
  changesRequested,
  extensionAsked,
  extensionAnswered,
  submissionDueSoon,
  submissionRated,
  sparkCodeExpiring,
  fundingSucceeded,
  fundingFailed,
  fundingLapsed,
  fundingDisputed,
  socialAccountVerified,
  socialAccountFailed,
  earningsAvailable,
  payoutPaid,
  payoutLate,
  payoutFailed,
  membershipAdded,
  membershipRoleChanged,
  ownershipReceived,
  newSignIn,
  accessTokenCreated,
  organizationTokenCreated,
  credentialsLeft,
  webhookCreated,
  webhookSwitchedOff,
])
