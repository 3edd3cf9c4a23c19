import type { Place } from '../../framework/views/frame.ts'
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
  staffRefundsPath,
  staffSocialAccountsPath,
} from '../../vocabulary/addresses/staff-urls.ts'
import {
  staffCollabSubmissionsPath,
  staffSubmissionsPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import {
  accessTokensPath,
  accountDataPath,
  addressPath,
  apiDocsPath,
  creatorHomePath,
  discoverPath,
  emailChangePath,
  mePath,
  mySubmissionsPath,
  newSocialAccountPath,
  notificationSettingsPath,
  organizationsPath,
  sessionsPath,
  socialAccountsPath,
  twoFactorPath,
} from '../../vocabulary/addresses/urls.ts'
import type { Surroundings } from './surroundings.ts'

export type Destination = Omit<Place, 'isHere'> & {
  /** Whether only this address belongs to the place, and none below it. */
  exact?: boolean
  /** Other addresses that belong to the place, because its page leads there. */
  also?: string[]
}

export type Tab = Omit<Destination, 'icon'>

export const docs: Destination = { href: apiDocsPath, icon: 'bookOpen', name: 'API and docs' }

export const accountTabs: Tab[] = [
  { href: mePath, name: 'Profile', exact: true, also: [emailChangePath] },
  { href: notificationSettingsPath, name: 'Notifications' },
  { href: twoFactorPath, name: 'Two-factor' },
  { href: sessionsPath, name: 'Sessions' },
  { href: accessTokensPath, name: 'Access tokens' },
  { href: addressPath, name: 'Address' },
  { href: accountDataPath, name: 'Your data' },
]

export const earningsTabs: Tab[] = [
  { href: earningsPath, name: 'Earnings', exact: true },
  { href: payoutsPath, name: 'Payouts' },
  { href: statementPath, name: 'Statement' },
  { href: payoutMethodPath, name: 'Payout details' },
  { href: ownReportingPath, name: 'Reporting currency' },
]

/** The side of creators. Their programs lie beside the lists and belong to them. */
export const creatorDestinations = ({ work }: Surroundings): Destination[] => [
  { href: creatorHomePath, icon: 'house', name: 'Home' },
  {
    href: discoverPath,
    icon: 'compass',
    name: 'Discover',
    also: ['/campaigns/', '/collabs/', '/profiles/'],
  },
  { href: mySubmissionsPath, icon: 'clapperboard', name: 'My work', waiting: work },
  {
    href: earningsPath,
    icon: 'coins',
    name: 'Earnings',
    also: earningsTabs.map(({ href }) => href),
  },
  { href: socialAccountsPath, icon: 'atSign', name: 'Accounts', also: [simulatedPath] },
]

/** Actions that creators can begin from anywhere. */
export const creatorActions: Destination[] = [
  { href: newSocialAccountPath, icon: 'plus', name: 'Connect an account' },
  { href: payoutsPath, icon: 'banknote', name: 'Withdraw money' },
]

export const creatorFoot: Destination[] = [
  {
    href: mePath,
    icon: 'settings',
    name: 'Settings',
    exact: true,
    also: [emailChangePath, ...accountTabs.slice(1).map(({ href }) => href)],
  },
  docs,
]

export const staffDestinations: Destination[] = [
  { href: staffPath, icon: 'house', name: 'Overview', exact: true },
  { href: staffCollabsPath, icon: 'handshake', name: 'Collabs to review', short: 'Collabs' },
  { href: staffSubmissionsPath, icon: 'flag', name: 'Appeals and flags', short: 'Appeals' },
  {
    href: staffCollabSubmissionsPath,
    icon: 'circleHelp',
    name: 'Collab disagreements',
    short: 'Disputes',
  },
  { href: newOrganizationsPath, icon: 'eye', name: 'New organizations', short: 'New' },
  { href: staffOrganizationsPath, icon: 'building', name: 'Organizations' },
  { href: staffSocialAccountsPath, icon: 'atSign', name: 'Social accounts' },
  { href: staffFundingsPath, icon: 'banknote', name: 'Bank transfers' },
  { href: staffRefundsPath, icon: 'undo', name: 'Refunds' },
  { href: staffPayoutsPath, icon: 'wallet', name: 'Payouts', also: [payoutBatchesPath] },
  { href: liabilitiesPath, icon: 'fileText', name: 'Liabilities' },
  { href: exchangeRatesPath, icon: 'coins', name: 'Exchange rates' },
  { href: reconciliationPath, icon: 'circleCheck', name: 'Reconciliation' },
  { href: staffPlatformsPath, icon: 'eye', name: 'Platforms' },
  { href: staffJobsPath, icon: 'terminal', name: 'Jobs' },
  { href: healthPath, icon: 'monitor', name: 'Health' },
]

export const organizationList: Destination = {
  href: organizationsPath,
  icon: 'building',
  name: 'Organizations',
}
