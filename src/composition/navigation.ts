import type { FastifyRequest } from 'fastify'
import { isStaff } from '../accounts/staff/policy.ts'
import type { Frame, Place } from '../framework/views/frame.ts'
import { isAdmin, type Member } from '../tables/actor.ts'
import {
  liabilitiesPath,
  payoutBatchesPath,
  reconciliationPath,
  staffCollabsPath,
  staffFundingsPath,
  staffJobsPath,
  staffOrganizationsPath,
  staffPath,
  staffPayoutsPath,
  staffPlatformsPath,
  staffRefundsPath,
  staffSocialAccountsPath,
} from '../vocabulary/staff-urls.ts'
import { staffCollabSubmissionsPath, staffSubmissionsPath } from '../vocabulary/submission-urls.ts'
import {
  accessTokensPath,
  accountDataPath,
  addressPath,
  auditPath,
  billingDetailsPath,
  campaignsPath,
  collabsPath,
  creatorInvitationsPath,
  discoverCampaignsPath,
  discoverCollabsPath,
  discoverPath,
  earningsPath,
  editOrganizationPath,
  emailChangePath,
  fundingsPath,
  invitationsPath,
  membersPath,
  mePath,
  mySubmissionsPath,
  notificationSettingsPath,
  notificationsPath,
  organizationPath,
  papersPath,
  payoutMethodPath,
  payoutsPath,
  sessionsPath,
  socialAccountsPath,
  statementPath,
  transfersPath,
  twoFactorPath,
} from '../vocabulary/urls.ts'

type Destination = Omit<Place, 'isHere'> & {
  /** Only this address belongs to the place, and none below it. */
  exact?: boolean
  /** Other addresses that belong to the place, because its page leads there. */
  also?: string[]
}

/** The side of creators. Their programs lie beside the lists and belong to them. */
const creatorDestinations: Destination[] = [
  { href: discoverPath, icon: 'compass', name: 'Discover', exact: true },
  { href: discoverCampaignsPath, icon: 'megaphone', name: 'Campaigns', also: ['/campaigns/'] },
  { href: discoverCollabsPath, icon: 'handshake', name: 'Collabs', also: ['/collabs/'] },
  { href: socialAccountsPath, icon: 'atSign', name: 'Social accounts' },
  { href: earningsPath, icon: 'wallet', name: 'Earnings' },
]

const accountDestinations: Destination[] = [
  { href: mePath, icon: 'user', name: 'Profile', exact: true, also: [emailChangePath] },
  { href: socialAccountsPath, icon: 'atSign', name: 'Social accounts' },
  { href: mySubmissionsPath, icon: 'handshake', name: 'Your work' },
  {
    href: earningsPath,
    icon: 'wallet',
    name: 'Earnings',
    also: [payoutsPath, payoutMethodPath, statementPath],
  },
  { href: addressPath, icon: 'mapPin', name: 'Address' },
  { href: twoFactorPath, icon: 'shield', name: 'Two-factor' },
  { href: sessionsPath, icon: 'monitor', name: 'Sessions' },
  { href: accessTokensPath, icon: 'key', name: 'Access tokens' },
  { href: notificationsPath, icon: 'bell', name: 'Notifications' },
  { href: notificationSettingsPath, icon: 'settings', name: 'Notification settings' },
  { href: accountDataPath, icon: 'download', name: 'Your data' },
]

const staffDestinations: Destination[] = [
  { href: staffPath, icon: 'house', name: 'Overview', exact: true },
  { href: staffCollabsPath, icon: 'handshake', name: 'Collabs' },
  { href: staffSubmissionsPath, icon: 'circleAlert', name: 'Appeals and flags' },
  { href: staffCollabSubmissionsPath, icon: 'handshake', name: 'Decisions' },
  { href: staffOrganizationsPath, icon: 'building', name: 'Organizations' },
  { href: staffFundingsPath, icon: 'wallet', name: 'Bank transfers' },
  { href: staffRefundsPath, icon: 'arrowRight', name: 'Refunds' },
  { href: reconciliationPath, icon: 'circleCheck', name: 'Books' },
  { href: staffPayoutsPath, icon: 'wallet', name: 'Payouts', also: [payoutBatchesPath] },
  { href: liabilitiesPath, icon: 'fileText', name: 'Liabilities' },
  { href: staffSocialAccountsPath, icon: 'atSign', name: 'Social accounts' },
  { href: staffPlatformsPath, icon: 'eye', name: 'Platforms' },
  { href: staffJobsPath, icon: 'terminal', name: 'Jobs' },
]

/** The links that a page shows to other pages of the account or the organization. */
export function navigationOf({
  url,
  method,
  member,
  actor,
  server,
}: FastifyRequest): Frame['navigation'] {
  const path = url.split('?', 1)[0] as string
  if (path.startsWith(mePath)) {
    return { label: 'Your account', places: placesOf(accountDestinations, path) }
  }
  if (/^\/(discover|campaigns|collabs|profiles)(\/|$)/.test(path)) {
    return { label: 'For creators', places: placesOf(creatorDestinations, path) }
  }
  // Who is no staff gets an answer from there too, that nothing is there.
  const isStaffArea = path === staffPath || path.startsWith(`${staffPath}/`)
  if (isStaffArea && isStaff(server.context.config, actor)) {
    return { label: 'Staff', places: placesOf(staffDestinations, path) }
  }
  if (!member) return undefined

  // The form of the settings is sent to the address of the organization itself.
  const isSent = method !== 'GET' && method !== 'HEAD'
  const isSettings = isSent && path === organizationPath(member.organization)
  const here = isSettings ? editOrganizationPath(member.organization) : path
  const { name } = member.organization
  return { label: name, places: placesOf(organizationDestinations(member), here) }
}

function placesOf(destinations: Destination[], here: string): Place[] {
  return destinations.map(({ exact, also = [], ...place }) => ({
    ...place,
    isHere:
      also.some((address) => here.startsWith(address)) ||
      (exact ? here === place.href : here.startsWith(place.href)),
  }))
}

function organizationDestinations(member: Member): Destination[] {
  const { organization } = member
  const destinations: Destination[] = [
    { href: organizationPath(organization), icon: 'house', name: 'Overview', exact: true },
    { href: campaignsPath(organization), icon: 'megaphone', name: 'Campaigns' },
    { href: collabsPath(organization), icon: 'handshake', name: 'Collabs' },
    {
      href: fundingsPath(organization),
      icon: 'wallet',
      name: 'Money',
      also: [transfersPath, papersPath, billingDetailsPath].map((path) => path(organization)),
    },
    {
      href: membersPath(organization),
      icon: 'users',
      name: 'Members',
      also: [invitationsPath(organization)],
    },
  ]
  const forAdmins: Destination[] = [
    { href: creatorInvitationsPath(organization), icon: 'atSign', name: 'Creators' },
    { href: auditPath(organization), icon: 'history', name: 'Audit log' },
    { href: editOrganizationPath(organization), icon: 'settings', name: 'Settings' },
  ]
  return isAdmin(member) ? [...destinations, ...forAdmins] : destinations
}
