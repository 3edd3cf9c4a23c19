import { newOrganizationPath, organizationsPath } from '../../../../vocabulary/addresses/urls.ts'
import { useFrame } from '../../frame.ts'
import { Avatar } from '../../values/avatar.tsx'
import { Icon } from '../../values/icon.tsx'

/** Who one is here, an organization or oneself, and the way to the other organizations. */
export function Switcher({ id }: { id: string }) {
  const { user, organization, organizations } = useFrame()
  if (user === undefined) return null
  const name = organization?.name ?? (user.name || user.email)

  return (
    <>
      <button type="button" popovertarget={id} class="switcher">
        <Avatar name={name} src={organization?.avatar} class="size-8" />
        <span class="min-w-0 flex-1 truncate text-left">{name}</span>
        <Icon name="chevronsUpDown" class="size-4 text-base-content/60" />
        <span class="sr-only">, choose an organization</span>
      </button>
      <div id={id} popover="auto" class="switcher-menu">
        <ul class="menu w-full p-0">
          {organizations.map(({ name, path, avatar }) => (
            <li>
              <a href={path} aria-current={path === organization?.path ? 'true' : undefined}>
                <Avatar name={name} src={avatar} class="size-6" />
                <span class="truncate">{name}</span>
                {path === organization?.path && <Icon name="check" class="ml-auto size-4" />}
              </a>
            </li>
          ))}
          <li class={organizations.length > 0 ? 'mt-1 border-t border-base-300 pt-1' : ''}>
            <a href={organizationsPath}>
              <Icon name="building" />
              All organizations
            </a>
          </li>
          <li>
            <a href={newOrganizationPath}>
              <Icon name="plus" />
              New organization
            </a>
          </li>
        </ul>
      </div>
    </>
  )
}
