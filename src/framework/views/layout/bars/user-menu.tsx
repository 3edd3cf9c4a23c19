import { staffPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { helpPath, mePath, organizationsPath } from '../../../../vocabulary/addresses/urls.ts'
import { SignOutForm } from '../../forms/sign-out-form.tsx'
import { useFrame } from '../../frame.ts'
import { Avatar } from '../../values/avatar.tsx'
import { Icon, type IconName } from '../../values/icon.tsx'

export function UserMenu() {
  const { user } = useFrame()
  if (user === undefined) return null

  return (
    <details class="dropdown dropdown-end" data-controller="menu">
      <summary class="btn btn-ghost btn-sm gap-2 px-2">
        <span class="sr-only">Your account:</span>
        <Avatar name={user.name || user.email} class="size-7" />
        <span class="max-w-40 truncate max-sm:hidden">{user.name || user.email}</span>
      </summary>
      <ul class="menu dropdown-content z-10 mt-2 w-60 rounded-box border border-base-300 bg-base-100 p-2 shadow-lg">
        <li class="menu-title truncate font-normal text-base-content/70">{user.email}</li>
        <MenuItem href={organizationsPath} icon="building">
          Organizations
        </MenuItem>
        <MenuItem href={mePath} icon="user">
          Your account
        </MenuItem>
        <MenuItem href={helpPath} icon="circleHelp">
          Help
        </MenuItem>
        {user.isStaff && (
          <MenuItem href={staffPath} icon="terminal">
            Staff
          </MenuItem>
        )}
        <li>
          <SignOutForm class="p-0">
            <button type="submit" class="flex w-full items-center gap-2 px-3 py-1.5">
              <Icon name="logOut" />
              Sign out
            </button>
          </SignOutForm>
        </li>
      </ul>
    </details>
  )
}

function MenuItem({ href, icon, children }: { href: string; icon: IconName; children: string }) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        {children}
      </a>
    </li>
  )
}
