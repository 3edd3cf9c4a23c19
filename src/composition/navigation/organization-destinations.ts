import type { Jump } from '../../framework/views/frame.ts'
import { type Belonging, isAdmin } from '../../tables/actor.ts'
import { organizationCalendarPath } from '../../vocabulary/addresses/calendar-urls.ts'
import { creatorGroupsPath, foundCreatorsPath } from '../../vocabulary/addresses/creator-urls.ts'
import {
  allRefundsPath,
  billingDetailsPath,
  creatorPaymentsPath,
  fundingsPath,
  newFundingPath,
  papersPath,
  reportingPath,
  transfersPath,
} from '../../vocabulary/addresses/money-urls.ts'
import {
  organizationConversationsPath,
  organizationPostsPath,
  reviewPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import { organizationTokensPath } from '../../vocabulary/addresses/token-urls.ts'
import {
  auditPath,
  campaignsPath,
  collabsPath,
  creatorInvitationsPath,
  creatorsPath,
  editOrganizationPath,
  invitationsPath,
  membersPath,
  newCampaignPath,
  newCollabPath,
  newCreatorInvitationPath,
  organizationPath,
  profilePath,
} from '../../vocabulary/addresses/urls.ts'
import { webhooksPath } from '../../vocabulary/addresses/webhook-urls.ts'
import type { Destination, Tab } from './destinations.ts'
import type { Surroundings } from './surroundings.ts'

export function organizationDestinations(
  { organization }: Belonging,
  { posts, collabs, messages }: Surroundings,
): Destination[] {
  return [
    { href: organizationPath(organization), icon: 'house', name: 'Home', exact: true, key: 'h' },
    { href: reviewPath(organization), icon: 'inbox', name: 'Review', waiting: posts, key: 'r' },
    { href: campaignsPath(organization), icon: 'megaphone', name: 'Campaigns', key: 'c' },
    {
      href: collabsPath(organization),
      icon: 'handshake',
      name: 'Collabs',
      waiting: collabs,
      key: 'l',
    },
    {
      href: creatorsPath(organization),
      icon: 'users',
      name: 'Creators',
      key: 'p',
      words: 'people csv export',
      also: [creatorInvitationsPath(organization)],
    },
    {
      href: organizationPostsPath(organization),
      icon: 'clapperboard',
      name: 'All posts',
      short: 'Posts',
      key: 'o',
      words: 'submissions csv export spreadsheet',
    },
    {
      href: organizationConversationsPath(organization),
      icon: 'mail',
      name: 'Messages',
      waiting: messages,
      key: 'i',
      words: 'inbox conversations',
    },
    {
      href: organizationCalendarPath(organization),
      icon: 'calendar',
      name: 'Calendar',
      words: 'deadlines due dates month agenda ical',
    },
    {
      href: foundCreatorsPath(organization),
      icon: 'compass',
      name: 'Find creators',
      short: 'Find',
      words: 'discover search invite influencer',
    },
    {
      href: fundingsPath(organization),
      icon: 'wallet',
      name: 'Money',
      key: 'm',
      words: 'balance budget',
      also: [
        creatorPaymentsPath,
        allRefundsPath,
        transfersPath,
        papersPath,
        billingDetailsPath,
        reportingPath,
      ].map((path) => path(organization)),
    },
  ]
}

/** Actions that admins can begin from anywhere. */
export function organizationActions(member: Belonging): Jump[] {
  if (!isAdmin(member)) return []
  const { organization } = member
  return [
    { href: newCampaignPath(organization), icon: 'plus', name: 'New campaign', words: 'create' },
    { href: newCollabPath(organization), icon: 'plus', name: 'New collab', words: 'create' },
    { href: newCreatorInvitationPath(organization), icon: 'users', name: 'Invite creators' },
    {
      href: membersPath(organization),
      icon: 'user',
      name: 'Invite a colleague',
      words: 'member add',
    },
    {
      href: newFundingPath(organization),
      icon: 'banknote',
      name: 'Add money',
      words: 'budget fund pay in top up',
    },
  ]
}

/** Pages of an organization that others lead to. */
export function furtherOrganizationPages({ organization }: Belonging): Jump[] {
  return [{ href: profilePath(organization), icon: 'eye', name: 'Public profile' }]
}

/** The tabs of creators. Invitations are for admins to see. */
export function creatorTabs(member: Belonging): Tab[] {
  const { organization } = member
  const creators = { href: creatorsPath(organization), name: 'Creators' }
  const invitations = { href: creatorInvitationsPath(organization), name: 'Invitations' }
  const groups = {
    href: creatorGroupsPath(organization),
    name: 'Labels and lists',
    words: 'saved views tags',
  }
  return isAdmin(member) ? [creators, groups, invitations] : [creators, groups]
}

export function moneyTabs({ organization }: Belonging): Tab[] {
  return [
    { href: fundingsPath(organization), name: 'Fundings' },
    { href: creatorPaymentsPath(organization), name: 'Paid to creators', words: 'csv export' },
    { href: allRefundsPath(organization), name: 'Refunds' },
    { href: transfersPath(organization), name: 'Transfers' },
    { href: papersPath(organization), name: 'Documents', words: 'invoices receipts pdf' },
    { href: billingDetailsPath(organization), name: 'Billing details' },
    { href: reportingPath(organization), name: 'Reporting currency' },
  ]
}

export function settingsTabs(member: Belonging): Tab[] {
  const { organization } = member
  const members = {
    href: membersPath(organization),
    name: 'Members',
    also: [invitationsPath(organization)],
  }
  return isAdmin(member)
    ? [
        { href: editOrganizationPath(organization), name: 'Organization' },
        members,
        {
          href: organizationTokensPath(organization),
          name: 'Access tokens',
          words: 'api keys programs integrations',
        },
        {
          href: webhooksPath({ organization_id: organization.id }),
          name: 'Webhooks',
          words: 'api events integrations',
        },
        { href: auditPath(organization), name: 'Audit log', words: 'history csv export' },
      ]
    : [members]
}

/** Members see who else works here; the rest is for admins. */
export function settingsOf(member: Belonging): Destination {
  const [first, ...others] = settingsTabs(member)
  return {
    href: first?.href ?? '',
    icon: 'settings',
    name: 'Settings',
    key: 's',
    also: [...others.map(({ href }) => href), invitationsPath(member.organization)],
  }
}
