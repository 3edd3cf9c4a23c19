import type { Jump, Place } from '../../framework/views/frame.ts'
import { ownCalendarPath } from '../../vocabulary/addresses/calendar-urls.ts'
import { designPath } from '../../vocabulary/addresses/design-urls.ts'
import {
  earningsPath,
  ownReportingPath,
  payoutMethodPath,
  payoutsPath,
  statementPath,
} from '../../vocabulary/addresses/money-urls.ts'
import { simulatedPath } from '../../vocabulary/addresses/simulated-urls.ts'
import {
  exchangeRatesPath,
  healthPath,
  liabilitiesPath,
  newOrganizationsPath,
  payoutBatchesPath,
  reconciliationPath,
  staffCollabsPath,
  staffFundingsPath,
  staffJobsPath,
  staffOrganizationsPath,
  staffPath,
  staffPayoutsPath,
  staffPlatformsPath,
  staffRatingsPath,
  staffRefundsPath,
  staffSearchPath,
  staffSocialAccountsPath,
} from '../../vocabulary/addresses/staff-urls.ts'
import {
  ownConversationsPath,
  staffCollabSubmissionsPath,
  staffSubmissionsPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import {
  accessTokensPath,
  accountDataPath,
  addressPath,
  apiDocsPath,
  creatorHomePath,
  discoverCampaignsPath,
  discoverCollabsPath,
  discoverPath,
  docsPath,
  emailChangePath,
  helpPath,
  mePath,
  mySubmissionsPath,
  newOrganizationPath,
  newSocialAccountPath,
  notificationSettingsPath,
  notificationsPath,
  organizationsPath,
  ownProfilePath,
  privacyPath,
  savedProgramsPath,
  sessionsPath,
  socialAccountsPath,
  termsPath,
  trialMailsPath,
  twoFactorPath,
} from '../../vocabulary/addresses/urls.ts'
import { webhooksPath } from '../../vocabulary/addresses/webhook-urls.ts'
import type { Surroundings } from './surroundings.ts'

export type Destination = Omit<Place, 'isHere'> & {
  /** Whether only this address belongs to the place, and none below it. */
  exact?: boolean
  /** Other addresses that belong to the place, because its page leads there. */
  also?: string[]
}

export type Tab = Omit<Destination, 'icon'>

export const docs: Destination = { href: docsPath, icon: 'bookOpen', name: 'API and docs' }

/** Pages that the palette leads to and the side bar does not. */
export const furtherPages = (trial: boolean): Jump[] => [
  {
    href: notificationsPath,
    icon: 'bell',
    name: 'Notifications',
    key: 'n',
    words: 'news unread inbox',
  },
  { href: organizationsPath, icon: 'building', name: 'Your organizations', words: 'switch brand' },
  { href: newOrganizationPath, icon: 'plus', name: 'New organization', words: 'create brand' },
  { href: helpPath, icon: 'circleHelp', name: 'Help', words: 'guides how to support' },
  { ...docs, words: 'guides programs agents curl typescript command line webhooks errors' },
  { href: apiDocsPath, icon: 'braces', name: 'API reference', words: 'operations json openapi' },
  { href: termsPath, icon: 'fileText', name: 'Terms of use', words: 'legal' },
  { href: privacyPath, icon: 'fileText', name: 'Privacy policy', words: 'legal data' },
  ...(trial ? trialPages : []),
]

const trialPages: Jump[] = [
  { href: trialMailsPath, icon: 'mail', name: 'Mails of the trial' },
  { href: simulatedPath, icon: 'play', name: 'Simulated platform', words: 'clock time day later' },
  { href: designPath, icon: 'eye', name: 'Parts of pages', words: 'design' },
]

export const accountTabs: Tab[] = [
  {
    href: mePath,
    name: 'Account',
    exact: true,
    also: [emailChangePath],
    key: 'u',
    words: 'name handle e-mail mail address account',
  },
  { href: notificationSettingsPath, name: 'Notifications', words: 'settings mail push digest' },
  { href: twoFactorPath, name: 'Two-factor', words: 'security backup codes 2fa authenticator' },
  { href: sessionsPath, name: 'Sessions', words: 'security devices signed in' },
  { href: accessTokensPath, name: 'Access tokens', words: 'api keys programs' },
  { href: webhooksPath({}), name: 'Webhooks', words: 'api events integrations' },
  { href: addressPath, name: 'Address', words: 'shipping product delivery' },
  { href: accountDataPath, name: 'Your data', words: 'export download delete close account' },
]

export const earningsTabs: Tab[] = [
  { href: earningsPath, name: 'Earnings', exact: true },
  { href: payoutsPath, name: 'Payouts' },
  { href: statementPath, name: 'Statement' },
  { href: payoutMethodPath, name: 'Payout details' },
  { href: ownReportingPath, name: 'Reporting currency' },
]

/** The side of creators. Their programs lie beside the lists and belong to them. */
export const creatorDestinations = ({ work, ownMessages }: Surroundings): Destination[] => [
  { href: creatorHomePath, icon: 'house', name: 'Home', key: 'h' },
  {
    href: discoverPath,
    icon: 'compass',
    name: 'Discover',
    key: 'd',
    words: 'find programs',
    also: ['/campaigns/', '/collabs/', '/profiles/', '/creators/'],
  },
  { href: mySubmissionsPath, icon: 'clapperboard', name: 'My work', waiting: work, key: 'w' },
  {
    href: earningsPath,
    icon: 'coins',
    name: 'Earnings',
    key: 'm',
    words: 'money balance',
    also: earningsTabs.map(({ href }) => href),
  },
  {
    href: ownConversationsPath,
    icon: 'mail',
    name: 'Messages',
    waiting: ownMessages,
    key: 'i',
    words: 'inbox conversations',
  },
  { href: savedProgramsPath, icon: 'bookmark', name: 'Saved', words: 'bookmarks favourites later' },
  {
    href: ownCalendarPath,
    icon: 'calendar',
    name: 'Calendar',
    words: 'deadlines due dates month agenda ical',
  },
  { href: socialAccountsPath, icon: 'atSign', name: 'Accounts', also: [simulatedPath], key: 'a' },
  {
    href: ownProfilePath,
    icon: 'user',
    name: 'Profile',
    words: 'media kit rates public bio picture',
  },
]

/** Actions that creators can begin from anywhere. */
export const creatorActions: Jump[] = [
  { href: discoverCampaignsPath, icon: 'megaphone', name: 'Find campaigns' },
  { href: discoverCollabsPath, icon: 'handshake', name: 'Find collabs' },
  { href: newSocialAccountPath, icon: 'plus', name: 'Connect an account', words: 'add verify' },
  { href: payoutsPath, icon: 'banknote', name: 'Withdraw money', words: 'payout bank' },
]

export const accountSettings: Destination = {
  href: mePath,
  icon: 'settings',
  name: 'Settings',
  key: 's',
  exact: true,
  also: [emailChangePath, ...accountTabs.slice(1).map(({ href }) => href)],
}

export const creatorFoot: Destination[] = [accountSettings, docs]

export const staffDestinations: Destination[] = [
  { href: staffPath, icon: 'house', name: 'Overview', exact: true, key: 'h' },
  {
    href: staffCollabsPath,
    icon: 'handshake',
    name: 'Collabs to review',
    short: 'Collabs',
    key: 'c',
  },
  {
    href: staffSubmissionsPath,
    icon: 'flag',
    name: 'Appeals and flags',
    short: 'Appeals',
    key: 'a',
  },
  {
    href: staffCollabSubmissionsPath,
    icon: 'circleHelp',
    name: 'Collab disagreements',
    short: 'Disputes',
  },
  { href: staffRatingsPath, icon: 'messageCircle', name: 'Ratings', words: 'reviews hide' },
  { href: newOrganizationsPath, icon: 'eye', name: 'New organizations', short: 'New' },
  { href: staffOrganizationsPath, icon: 'building', name: 'Organizations', key: 'o' },
  { href: staffSocialAccountsPath, icon: 'atSign', name: 'Social accounts' },
  { href: staffFundingsPath, icon: 'banknote', name: 'Bank transfers', key: 'b' },
  { href: staffRefundsPath, icon: 'undo', name: 'Refunds', key: 'r' },
  { href: staffPayoutsPath, icon: 'wallet', name: 'Payouts', also: [payoutBatchesPath], key: 'p' },
  { href: liabilitiesPath, icon: 'fileText', name: 'Liabilities' },
  { href: exchangeRatesPath, icon: 'coins', name: 'Exchange rates' },
  { href: reconciliationPath, icon: 'circleCheck', name: 'Reconciliation' },
  { href: staffPlatformsPath, icon: 'eye', name: 'Platforms' },
  { href: staffJobsPath, icon: 'terminal', name: 'Jobs', key: 'j' },
  { href: healthPath, icon: 'monitor', name: 'Health' },
]

/** Pages of staff that a place leads to. */
export const furtherStaffPages: Jump[] = [
  { href: payoutBatchesPath, icon: 'wallet', name: 'Payout batches', words: 'bank file' },
  { href: staffSearchPath, icon: 'search', name: 'Search everything', words: 'find anybody' },
]

export const organizationList: Destination = {
  href: organizationsPath,
  icon: 'building',
  name: 'Organizations',
}
