import { encodeId } from '../ids.ts'

/** Every address the service gives away. A `Path` is for pages and forms, a `Url` for JSON. */

export type Identified = { id: number }
export type InOrganization = Identified & { organization_id: number }

let base = ''

export function setBaseUrl(baseUrl: string): void {
  base = baseUrl
}

export const baseUrl = () => base
export const absolute = (path: string) => `${base}${path}`
export const jsonUrl = (path: string) => `${base}${path}.json`

export const newSessionPath = (returnTo?: string, email?: string) => {
  const query = new URLSearchParams()
  if (returnTo !== undefined) query.set('return_to', returnTo)
  if (email !== undefined) query.set('email', email)
  return query.size === 0 ? '/session/new' : `/session/new?${query}`
}
export const sessionPath = '/session'
export const demoSignInPath = '/session/demo'
export const magicLinkPath = '/session/magic_link'
export const twoFactorStepPath = '/session/two_factor'
export const socialSignInPath = ({ id }: { id: string }) => `/session/social/${id}`

/** Leads to the organization that was looked at last. */
export const brandPath = '/brand'
export const creatorHomePath = '/home'
/** Asks whoever is new what brings them here. */
export const beginningPath = '/beginning'
export const searchPath = '/search'
export const themePath = '/theme'
export const helpPath = '/help'
export const guidePath = ({ slug }: { slug: string }) => `${helpPath}/${slug}`
export const termsPath = '/terms'
export const privacyPath = '/privacy'
export const livePath = '/live'
export const organizationsPath = '/organizations'
export const newOrganizationPath = '/organizations/new'
export const organizationPath = ({ id }: Identified) =>
  `/organizations/${encodeId('Organization', id)}`
export const organizationUrl = (organization: Identified) => jsonUrl(organizationPath(organization))
export const editOrganizationPath = (organization: Identified) =>
  `${organizationPath(organization)}/edit`
export const creatorsPath = (organization: Identified) =>
  `${organizationPath(organization)}/creators`
export const avatarPath = (organization: Identified) => `${organizationPath(organization)}/avatar`
export const auditPath = (organization: Identified) => `${organizationPath(organization)}/audit`

export const membersPath = (organization: Identified) => `${organizationPath(organization)}/members`
export const membershipPath = ({ organization_id, id }: InOrganization) =>
  `${membersPath({ id: organization_id })}/${encodeId('Membership', id)}`
export const membershipUrl = (membership: InOrganization) => jsonUrl(membershipPath(membership))
export const editMembershipPath = (membership: InOrganization) =>
  `${membershipPath(membership)}/edit`

export const ownerPath = (organization: Identified) => `${organizationPath(organization)}/owner`
export const profilePath = ({ id }: Identified) => `/profiles/${encodeId('Organization', id)}`

export const discoverPath = '/discover'
export const discoverCampaignsPath = '/discover/campaigns'
export const discoverCollabsPath = '/discover/collabs'
/** A program as everyone sees it, and not only those who run it. */
export const discoverCampaignPath = ({ id }: Identified) => `/campaigns/${encodeId('Campaign', id)}`
export const discoverCollabPath = ({ id }: Identified) => `/collabs/${encodeId('Collab', id)}`
export const savedProgramsPath = '/me/saved_programs'
/**
 * Whether a page shows programs, or those who offer and do them: whoever signs in there wants to go on there.
 */
export const isOnShow = (address: string) =>
  /^\/(discover|campaigns|collabs|profiles|creators)(?![^/?])/.test(address)
export const feedPath = '/discover/feed.atom'
export const sitemapPath = '/sitemap.xml'
export const sitemapPartPath = (part: string) => `/sitemaps/${part}.xml`

export const invitationsPath = (organization: Identified) =>
  `${organizationPath(organization)}/invitations`
export const invitationPath = ({ organization_id, id }: InOrganization) =>
  `${invitationsPath({ id: organization_id })}/${encodeId('Invitation', id)}`
export const invitationUrl = (invitation: InOrganization) => jsonUrl(invitationPath(invitation))
export const resendInvitationPath = (invitation: InOrganization) =>
  `${invitationPath(invitation)}/resend`
export const acceptInvitationPath = (token: string) => `/invitations/${token}`

export const creatorInvitationsPath = (organization: Identified) =>
  `${organizationPath(organization)}/creator_invitations`
export const creatorInvitationsUrl = (organization: Identified) =>
  jsonUrl(creatorInvitationsPath(organization))
export const creatorInvitationPath = ({ organization_id, id }: InOrganization) =>
  `${creatorInvitationsPath({ id: organization_id })}/${encodeId('CreatorInvitation', id)}`
export const newCreatorInvitationPath = (organization: Identified, programId?: string) =>
  `${creatorInvitationsPath(organization)}/new${programId ? `?program_id=${programId}` : ''}`
export const invitationBatchPath = (organization: Identified) =>
  `${creatorInvitationsPath(organization)}/batch`
export const invitationBatchPreviewPath = (organization: Identified) =>
  `${invitationBatchPath(organization)}/preview`
/** An invitation as the creator sees it who has the link. */
export const receivedInvitationPath = (token: string) => `/creator_invitations/${token}`
export const invitationRefusalPath = (token: string) => `${receivedInvitationPath(token)}/refusal`
export const creatorInvitationUrl = (invitation: InOrganization) =>
  jsonUrl(creatorInvitationPath(invitation))

export const campaignsPath = (organization: Identified) =>
  `${organizationPath(organization)}/campaigns`
export const newCampaignPath = (organization: Identified) => `${campaignsPath(organization)}/new`
export const campaignPreviewPath = (organization: Identified) =>
  `${campaignsPath(organization)}/preview`
export const campaignPath = ({ organization_id, id }: InOrganization) =>
  `${campaignsPath({ id: organization_id })}/${encodeId('Campaign', id)}`
export const campaignUrl = (campaign: InOrganization) => jsonUrl(campaignPath(campaign))
export const campaignBriefPath = (campaign: InOrganization) => `${campaignPath(campaign)}/brief`
export const editCampaignBriefPath = (campaign: InOrganization) =>
  `${campaignBriefPath(campaign)}/edit`
export const duplicateCampaignPath = (campaign: InOrganization) =>
  `${campaignPath(campaign)}/duplicate`
export const editCampaignPath = (campaign: InOrganization) => `${campaignPath(campaign)}/edit`

export const collabsPath = (organization: Identified) => `${organizationPath(organization)}/collabs`
export const newCollabPath = (organization: Identified) => `${collabsPath(organization)}/new`
export const collabPath = ({ organization_id, id }: InOrganization) =>
  `${collabsPath({ id: organization_id })}/${encodeId('Collab', id)}`
export const collabUrl = (collab: InOrganization) => jsonUrl(collabPath(collab))
export const collabBriefPath = (collab: InOrganization) => `${collabPath(collab)}/brief`
export const editCollabBriefPath = (collab: InOrganization) => `${collabBriefPath(collab)}/edit`
export const duplicateCollabPath = (collab: InOrganization) => `${collabPath(collab)}/duplicate`
export const editCollabPath = (collab: InOrganization) => `${collabPath(collab)}/edit`

export const mePath = '/me'
/** Whether an address is at or below `/me`, where every record belongs to the caller. */
export const isBelowMe = (address: string) => /^\/me(?![^/.?])/.test(address)
export const stepUpPath = (returnTo?: string) =>
  returnTo === undefined ? '/me/step_up' : `/me/step_up?return_to=${encodeURIComponent(returnTo)}`
export const stepUpUrl = () => jsonUrl('/me/step_up')
export const accountDataPath = '/me/data'
export const accountExportPath = '/me/export.zip'
export const emailChangePath = '/me/email_change'
export const emailChangeUndoPath = (token: string) => `/email_change_undos/${token}`
export const namePath = (returnTo: string) => `/me/name?return_to=${encodeURIComponent(returnTo)}`
export const emailChangeUrl = () => jsonUrl(emailChangePath)
export const accessTokensPath = '/me/access_tokens'
export const accessTokenPath = ({ id }: Identified) =>
  `${accessTokensPath}/${encodeId('AccessToken', id)}`
export const accessTokenUrl = (token: Identified) => jsonUrl(accessTokenPath(token))
export const socialAccountsPath = '/me/social_accounts'
export const newSocialAccountPath = `${socialAccountsPath}/new`
export const socialAccountPath = ({ id }: Identified) =>
  `${socialAccountsPath}/${encodeId('SocialAccount', id)}`
export const socialAccountUrl = (account: Identified) => jsonUrl(socialAccountPath(account))
export const verificationPath = (account: Identified) =>
  `${socialAccountPath(account)}/verification`
export const challengePath = `${socialAccountsPath}/challenge`
export const challengeOf = (accountUrl: string) =>
  `${challengePath}?account_url=${encodeURIComponent(accountUrl)}`
export const connectionPath = (platform: string) => `${socialAccountsPath}/connections/${platform}`
export const addressPath = '/me/address'
/** The form for those who need an address for something, and go on with that afterwards. */
export const addressPathFrom = (returnTo: string) =>
  `${addressPath}?return_to=${encodeURIComponent(returnTo)}`
export const ownProfilePath = '/me/profile'
export const ownPicturePath = `${ownProfilePath}/avatar`
/** A creator as others see them. */
export const creatorProfilePath = ({ id }: Identified) => `/creators/${encodeId('User', id)}`
export const sessionsPath = '/me/sessions'
export const userSessionPath = ({ id }: Identified) => `${sessionsPath}/${encodeId('Session', id)}`
export const identityPath = ({ id }: Identified) => `/me/identities/${encodeId('Identity', id)}`
export const twoFactorPath = '/me/two_factor'
export const backupCodesPath = '/me/two_factor/backup_codes'
export const notificationsPath = '/me/notifications'
export const notificationReadingPath = ({ id }: Identified) =>
  `${notificationsPath}/${encodeId('Notification', id)}/reading`
export const allNotificationsReadingPath = `${notificationsPath}/reading`
export const notificationSettingsPath = '/me/notification_settings'
export const notificationChoicesPath = '/me/notification_choices'
export const digestUnsubscriptionPath = (token: string) => `/digest_unsubscriptions/${token}`
export const pushSubscriptionsPath = '/me/push_subscriptions'
export const pushSubscriptionPath = ({ id }: Identified) =>
  `${pushSubscriptionsPath}/${encodeId('PushSubscription', id)}`
export const pushSubscriptionUrl = (subscription: Identified) =>
  jsonUrl(pushSubscriptionPath(subscription))
export const uploadsPath = '/me/uploads'
const uploadPath = ({ id }: Identified) => `${uploadsPath}/${encodeId('Upload', id)}`
export const uploadUrl = (upload: Identified) => jsonUrl(uploadPath(upload))
export const serviceWorkerPath = '/service-worker.js'
export const mySubmissionsPath = '/me/submissions'

export const filePath = (key: string) => `/files/${key}`
export const fileUrl = (key: string) => absolute(filePath(key))
/** The address of a page as a picture, for previews of links to it. */
export const sharePicturePath = (page: string) => `${page}.png`
export const robotsPath = '/robots.txt'
export const manifestPath = '/manifest.webmanifest'
export const docsPath = '/docs'
export const docsGuidePath = ({ slug }: { slug: string }) => `${docsPath}/${slug}`
/** The address of a page as Markdown. */
export const markdownPath = (page: string) => `${page}.md`
export const llmsPath = '/llms.txt'
export const llmsFullPath = '/llms-full.txt'
export const apiDocsPath = `${docsPath}/api`
/** The anchor of a group of operations, by the name that the reference has for it. */
export const apiGroupAnchor = (name: string) => name.toLowerCase().replace(/\W+/g, '-')
export const apiGroupPath = (name: string) => `${apiDocsPath}/${apiGroupAnchor(name)}`
export const trialMailsPath = '/dev/mail'
export const trialMailPath = ({ id }: Identified) => `${trialMailsPath}/${id}`
export const trialMailBodyPath = (mail: Identified) => `${trialMailPath(mail)}/body`
