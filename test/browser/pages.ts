import { simulatedAccountPath } from '../../src/vocabulary/simulated-urls.ts'
import {
  payoutBatchPath,
  staffCampaignPath,
  staffCollabPath,
  staffFundingPath,
  staffOrganizationPath,
  staffOrganizationProgramsPath,
  staffPayoutPath,
  staffSocialAccountPath,
} from '../../src/vocabulary/staff-urls.ts'
import {
  campaignSubmissionPath,
  campaignSubmissionsPath,
  collabSubmissionPath,
  collabSubmissionsPath,
  newApplicationPath,
  newHandInPath,
  ownSubmissionPath,
  staffCollabSubmissionPath,
  staffSubmissionPath,
} from '../../src/vocabulary/submission-urls.ts'
import {
  acceptInvitationPath,
  auditPath,
  billingDetailsPath,
  campaignFundingsPath,
  campaignPath,
  campaignsPath,
  campaignTransfersPath,
  challengeOf,
  collabPath,
  collabsPath,
  creatorInvitationsPath,
  discoverCampaignPath,
  discoverCollabPath,
  editCampaignPath,
  editCollabPath,
  editMembershipPath,
  editOrganizationPath,
  emailChangeUndoPath,
  fundingPath,
  fundingsPath,
  membersPath,
  newCampaignFundingPath,
  newCampaignPath,
  newCollabPath,
  newFundingPath,
  organizationPath,
  paperPath,
  papersPath,
  payoutPath,
  profilePath,
  socialAccountPath,
  transfersPath,
  trialMailPath,
} from '../../src/vocabulary/urls.ts'
import type { World } from './world.ts'

export type Visitor = 'nobody' | 'mara' | 'priya' | 'careful' | 'newcomer' | 'operator'

/** Who visits which address. `heavy` says why the page may load more than others. */
export type Visit = { who: Visitor; address: string; heavy?: string }

export const noRoute = 'no route at all'

/** For every `GET` route, the visits that check it in a browser, or why there are none. */
export function pagesOf(world: World): Record<string, Visit[] | string> {
  const { organization, campaign, draft, collab, invitation, mail } = world
  const editor = { heavy: 'Loads the editor' }

  return {
    '/assets/*': 'Files that pages load',
    '/files/:key': 'Pictures that pages load',
    '/up': 'For machines',
    '/ready': 'For machines',
    '/service-worker.js': 'For the browser itself',
    '/robots.txt': 'For search engines',
    '/manifest.webmanifest': 'For the browser itself',
    '/openapi': 'For machines',
    '/dev/mail/:id/body': 'Shown in the frame of its mail',
    '/me/export.zip': 'A file to download',
    '/me/statement.csv': 'A file to download',
    '/me/earnings/:year.csv': 'A file to download',
    '/staff/payout_batches/:id.csv': 'A file to download',
    '/me/balances': 'Leads to the earnings',
    '/organizations/:organization_id/papers/:id.pdf': 'A file to download',
    '/me/step_up': 'Looked at on the way to two-factor, in account.test.ts',
    '/me/two_factor/backup_codes': 'Leads to two-factor authentication',
    '/me/access_tokens/:id': 'Leads to the list',
    '/me/push_subscriptions/:id': 'Leads to the settings',
    '/organizations/:organization_id/members/:id': 'Leads to the members',
    '/session/social/:provider': 'Leads on from a provider',
    '/organizations/:organization_id/creator_invitations/:id': 'Leads to the list',
    '/me/social_accounts/connections/:platform': 'Leads on from a platform',
    '/me/social_accounts/:id/verification': 'Leads to the account',
    '/organizations/:organization_id/invitations': 'Leads to the members',
    '/organizations/:organization_id/invitations/:id': 'Leads to the members',

    '/brand': 'Leads to an organization',
    '/home': 'Leads on',
    '/search': [by('mara', '/search?q=autumn'), by('newcomer', '/search')],
    '/': [by('nobody', '/')],
    '/profiles/:id': [
      by('nobody', profilePath(organization)),
      by('mara', profilePath(organization)),
    ],
    '/discover': [by('nobody', '/discover'), by('mara', '/discover')],
    '/discover/campaigns': [by('nobody', '/discover/campaigns'), by('mara', '/discover/campaigns')],
    '/discover/collabs': [by('nobody', '/discover/collabs')],
    '/campaigns/:id': [
      by('nobody', discoverCampaignPath(world.running)),
      by('mara', discoverCampaignPath(draft)),
    ],
    '/collabs/:id': [by('nobody', discoverCollabPath(world.published))],
    '/discover/feed.atom': 'For programs that follow news',
    '/sitemap.xml': 'For search engines',
    '/sitemaps/:part.xml': 'For search engines',
    '/email_change_undos/:token': [by('nobody', emailChangeUndoPath(world.undoToken))],
    '/me/name': [by('newcomer', '/me/name')],
    '/me/data': [by('mara', '/me/data')],
    '/docs/api': [by('nobody', '/docs/api')],
    '/session/new': [by('nobody', '/session/new')],
    '/session/magic_link': [by('nobody', '/session/magic_link')],
    '/session/two_factor': [by('nobody', '/session/two_factor')],
    '/dev/mail': [by('nobody', '/dev/mail')],
    '/dev/mail/:id': [by('nobody', trialMailPath(mail))],
    '/invitations/:token': [
      by('nobody', acceptInvitationPath(invitation.token)),
      by('newcomer', acceptInvitationPath(invitation.token)),
      by('priya', acceptInvitationPath(invitation.token)),
    ],
    '/organizations': [by('mara', '/organizations'), by('newcomer', '/organizations')],
    '/organizations/new': [by('newcomer', '/organizations/new')],
    '/organizations/:organization_id': [
      by('mara', organizationPath(organization)),
      by('priya', organizationPath(organization)),
    ],
    '/organizations/:organization_id/creator_invitations': [
      by('mara', creatorInvitationsPath(organization)),
    ],
    '/organizations/:organization_id/edit': [by('mara', editOrganizationPath(organization))],
    '/organizations/:organization_id/campaigns': [by('mara', campaignsPath(organization))],
    '/organizations/:organization_id/campaigns/new': [
      { ...by('mara', newCampaignPath(organization)), ...editor },
    ],
    '/organizations/:organization_id/campaigns/:id': [
      by('mara', campaignPath(campaign)),
      by('mara', campaignPath(draft)),
      by('priya', campaignPath(campaign)),
    ],
    '/organizations/:organization_id/campaigns/:id/edit': [
      { ...by('mara', editCampaignPath(campaign)), ...editor },
    ],
    '/organizations/:organization_id/fundings': [
      by('mara', fundingsPath(organization)),
      by('priya', fundingsPath(organization)),
    ],
    '/organizations/:organization_id/fundings/new': [by('mara', newFundingPath(organization))],
    '/organizations/:organization_id/fundings/:id': [
      by('mara', fundingPath(world.transfer)),
      by('mara', fundingPath(world.refund)),
      by('priya', fundingPath(world.refund)),
    ],
    '/organizations/:organization_id/fundings/:funding_id/refunds': 'Leads to the funding',
    '/organizations/:organization_id/balances': 'Leads to the fundings',
    '/organizations/:organization_id/transfers': [by('mara', transfersPath(organization))],
    '/organizations/:organization_id/campaigns/:campaign_id/fundings': [
      by('mara', campaignFundingsPath(campaign)),
      by('priya', campaignFundingsPath(world.draft)),
    ],
    '/organizations/:organization_id/campaigns/:campaign_id/fundings/new': [
      by('mara', newCampaignFundingPath(draft)),
    ],
    '/organizations/:organization_id/campaigns/:campaign_id/transfers': [
      by('mara', campaignTransfersPath(campaign)),
    ],
    '/organizations/:organization_id/collabs': [by('mara', collabsPath(organization))],
    '/organizations/:organization_id/collabs/new': [by('mara', newCollabPath(organization))],
    '/organizations/:organization_id/collabs/:id': [
      by('mara', collabPath(collab)),
      by('priya', collabPath(collab)),
      by('mara', collabPath(world.reviewed)),
      by('mara', collabPath(world.returned)),
    ],
    '/organizations/:organization_id/collabs/:id/edit': [
      { ...by('mara', editCollabPath(collab)), ...editor },
    ],
    '/organizations/:organization_id/collabs/:collab_id/submissions': [
      by('mara', collabSubmissionsPath(world.work.applied.collab)),
      by('priya', collabSubmissionsPath(collab)),
    ],
    '/organizations/:organization_id/collabs/:collab_id/submissions/:id': [
      by('mara', collabSubmissionPath(world.work.applied.submission)),
      by('mara', collabSubmissionPath(world.work.reviewed.submission)),
      by('priya', collabSubmissionPath(world.work.reviewed.submission)),
    ],
    '/collabs/:id/submissions/new': [
      by('mara', newApplicationPath(world.openCollab)),
      by('newcomer', newApplicationPath(world.openCollab)),
    ],
    '/me/submissions': [by('mara', '/me/submissions'), by('newcomer', '/me/submissions')],
    '/me/submissions/:id': [
      by('mara', ownSubmissionPath(world.work.shipped.submission)),
      by('mara', ownSubmissionPath(world.work.posted.submission)),
      by('mara', ownSubmissionPath(world.posts.own)),
      by('mara', ownSubmissionPath(world.posts.rejected)),
    ],
    '/me/submissions/:id/explanation': 'Leads to the submission',
    '/campaigns/:campaign_id/submissions/new': [
      by('mara', newHandInPath(world.posts.elsewhere)),
      by('newcomer', newHandInPath(world.posts.elsewhere)),
    ],
    '/organizations/:organization_id/campaigns/:campaign_id/submissions': [
      by('mara', campaignSubmissionsPath(world.posts.received)),
      by('mara', `${campaignSubmissionsPath(world.posts.received)}?state=pending`),
      by('priya', campaignSubmissionsPath(draft)),
    ],
    '/organizations/:organization_id/campaigns/:campaign_id/submissions/:id': [
      by('mara', campaignSubmissionPath(world.posts.waiting)),
      by('mara', campaignSubmissionPath(world.posts.counting)),
    ],
    '/organizations/:organization_id/campaigns/:campaign_id/submissions/:id/explanation':
      'Leads to the submission',
    '/staff/submissions': [by('operator', '/staff/submissions')],
    '/staff/submissions/:id': [by('operator', staffSubmissionPath(world.posts.appealed))],
    '/submissions/:id': 'Leads to the page of each side',
    '/submissions/:submission_id/files/:id': 'A file to download',
    '/submissions/:submission_id/messages': 'Leads to the page of each side',
    '/staff/collab_submissions': [by('operator', '/staff/collab_submissions')],
    '/staff/collab_submissions/:id': [
      by('operator', staffCollabSubmissionPath(world.work.escalated.submission)),
    ],
    '/organizations/:organization_id/members': [
      by('mara', membersPath(organization)),
      by('priya', membersPath(organization)),
    ],
    '/organizations/:organization_id/members/:id/edit': [
      by('mara', editMembershipPath(world.membership)),
      by('mara', editMembershipPath(world.ownMembership)),
    ],
    '/organizations/:organization_id/billing_details': [
      by('mara', billingDetailsPath(organization)),
      by('priya', billingDetailsPath(organization)),
    ],
    '/organizations/:organization_id/papers': [by('mara', papersPath(organization))],
    '/organizations/:organization_id/papers/:id': [by('mara', paperPath(world.paper))],
    '/organizations/:organization_id/audit': [by('mara', auditPath(organization))],
    '/me': [by('mara', '/me')],
    '/me/social_accounts': [
      by('mara', '/me/social_accounts'),
      by('newcomer', '/me/social_accounts'),
    ],
    '/me/social_accounts/new': [by('mara', '/me/social_accounts/new')],
    '/me/social_accounts/:id': [by('mara', socialAccountPath(world.socialAccount))],
    '/me/address': [by('mara', '/me/address'), by('newcomer', '/me/address')],
    '/me/earnings': [by('mara', '/me/earnings'), by('newcomer', '/me/earnings')],
    '/me/statement': [by('mara', '/me/statement'), by('newcomer', '/me/statement')],
    '/me/payout_method': [by('mara', '/me/payout_method'), by('newcomer', '/me/payout_method')],
    '/me/payouts': [by('mara', '/me/payouts'), by('newcomer', '/me/payouts')],
    '/me/payouts/new': [by('mara', '/me/payouts/new'), by('newcomer', '/me/payouts/new')],
    '/me/payouts/:id': [
      by('mara', payoutPath(world.payouts.asked)),
      by('mara', payoutPath(world.payouts.failed)),
    ],
    '/me/email_change': [by('mara', '/me/email_change')],
    '/me/access_tokens': [by('mara', '/me/access_tokens'), by('newcomer', '/me/access_tokens')],
    '/me/sessions': [by('mara', '/me/sessions')],
    '/me/two_factor': [by('mara', '/me/two_factor'), by('careful', '/me/two_factor')],
    '/me/notifications': [by('mara', '/me/notifications'), by('newcomer', '/me/notifications')],
    '/me/notification_settings': [by('mara', '/me/notification_settings')],
    '/organizations/:organization_id/campaigns/:id/completion': 'Leads to the campaign',
    '/me/social_accounts/challenge': [by('mara', challengeOf('https://x.com/mara_on_the_road'))],
    '/simulated/consent/:platform': [
      by('mara', '/simulated/consent/tiktok?state=1&code_challenge=1'),
    ],
    '/staff/social_accounts': [by('mara', '/staff/social_accounts')],
    '/staff/social_accounts/:id': [by('operator', staffSocialAccountPath(world.socialAccount))],
    '/simulated': [by('mara', '/simulated'), by('priya', '/simulated')],
    '/simulated/accounts/:id': [by('mara', simulatedAccountPath(world.simulated))],
    '/staff': [by('mara', '/staff')],
    '/staff/collabs': [by('mara', '/staff/collabs')],
    '/staff/collabs/:id': [
      by('operator', staffCollabPath(world.reviewed)),
      by('mara', staffCollabPath(world.reviewed)),
    ],
    '/staff/campaigns/:id': [by('operator', staffCampaignPath(campaign))],
    '/staff/organizations': [by('mara', '/staff/organizations')],
    '/staff/organizations/:id': [by('operator', staffOrganizationPath(organization))],
    '/staff/organizations/:id/campaigns': [
      by('operator', staffOrganizationProgramsPath(organization, 'campaigns')),
    ],
    '/staff/organizations/:id/collabs': [
      by('operator', staffOrganizationProgramsPath(organization, 'collabs')),
    ],
    '/staff/fundings': [by('operator', '/staff/fundings')],
    '/staff/fundings/:id': [by('operator', staffFundingPath(world.transfer))],
    '/staff/refunds': [by('operator', '/staff/refunds')],
    '/staff/reconciliation': [by('operator', '/staff/reconciliation')],
    '/staff/payouts': [by('mara', '/staff/payouts')],
    '/staff/payouts/:id': [by('mara', staffPayoutPath(world.payouts.processing))],
    '/staff/payout_batches': [by('mara', '/staff/payout_batches')],
    '/staff/payout_batches/:id': [by('mara', payoutBatchPath(world.payouts.batch))],
    '/staff/liabilities': [by('mara', '/staff/liabilities')],
    '/staff/platforms': [by('mara', '/staff/platforms')],
    '/staff/jobs': [by('mara', '/staff/jobs')],
    [noRoute]: [by('nobody', '/nowhere'), by('mara', '/organizations/nowhere')],
  }
}

function by(who: Visitor, address: string): Visit {
  return { who, address }
}
