import {
  accessTokensPath,
  addressPath,
  emailChangePath,
  mePath,
  notificationSettingsPath,
  notificationsPath,
  sessionsPath,
  socialAccountsPath,
  twoFactorPath,
} from '../../vocabulary/urls.ts'
import { Icon, type IconName } from './icon.tsx'
import { usePage } from './page.ts'

type Place = {
  href: string
  icon: IconName
  name: string
  exact?: boolean
  /** Where else its forms lead. */
  also?: string
}

const accountPlaces: Place[] = [
  { href: mePath, icon: 'user', name: 'Profile', exact: true, also: emailChangePath },
  { href: socialAccountsPath, icon: 'atSign', name: 'Social accounts' },
  { href: addressPath, icon: 'mapPin', name: 'Address' },
  { href: twoFactorPath, icon: 'shield', name: 'Two-factor' },
  { href: sessionsPath, icon: 'monitor', name: 'Sessions' },
  { href: accessTokensPath, icon: 'key', name: 'Access tokens' },
  { href: notificationsPath, icon: 'bell', name: 'Notifications' },
  { href: notificationSettingsPath, icon: 'settings', name: 'Notification settings' },
]

/** Where one can go from here, within the account or the organization. */
export function Navigation() {
  const { path, isSent, organization } = usePage()
  const isAccount = path.startsWith(mePath)
  if (!isAccount && organization === undefined) return null

  const places = isAccount
    ? accountPlaces
    : organizationPlaces(organization as NonNullable<typeof organization>)
  // The settings are sent to the address of the organization itself.
  const here = isSent && path === organization?.path ? `${path}/edit` : path

  return (
    <nav
      aria-label={isAccount ? 'Your account' : organization?.name}
      class="lg:w-52 lg:shrink-0 lg:pt-10"
    >
      <ul
        class="flex gap-1 overflow-x-auto border-b border-base-300 py-2 lg:flex-col lg:border-0 lg:py-0"
        data-controller="places"
      >
        {places.map(({ href, icon, name, exact, also }) => {
          const isHere = here === also || (exact ? here === href : here.startsWith(href))
          return (
            <li>
              <a href={href} aria-current={isHere ? 'page' : undefined} class="nav-link">
                <Icon name={icon} />
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function organizationPlaces({ path, isAdmin }: { path: string; isAdmin: boolean }): Place[] {
  const places: Place[] = [
    { href: path, icon: 'house', name: 'Overview', exact: true },
    { href: `${path}/campaigns`, icon: 'megaphone', name: 'Campaigns' },
    { href: `${path}/collabs`, icon: 'handshake', name: 'Collabs' },
    { href: `${path}/members`, icon: 'users', name: 'Members', also: `${path}/invitations` },
  ]
  const forAdmins: Place[] = [
    { href: `${path}/audit`, icon: 'history', name: 'Audit log' },
    { href: `${path}/edit`, icon: 'settings', name: 'Settings' },
  ]
  return isAdmin ? [...places, ...forAdmins] : places
}
