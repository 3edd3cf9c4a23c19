import { Avatar } from '../../../../framework/views/values/avatar.tsx'
import type { Organization } from '../../../../tables/organizations/organizations.ts'
import { filePath, profilePath } from '../../../../vocabulary/addresses/urls.ts'

type Props = { organization: Pick<Organization, 'id' | 'name' | 'avatar_key'> }

/**
 * The organization whose program it is, and the way there: as high as a finger needs it, and no more apart
 * than words are.
 */
export function Brand({ organization }: Props) {
  return (
    <a
      href={profilePath(organization)}
      class="relative z-1 flex min-w-0 items-center gap-2 text-sm max-md:-my-2 max-md:min-h-11 text-base-content/75 hover:text-base-content hover:underline"
    >
      <BrandName organization={organization} />
    </a>
  )
}

export function BrandName({ organization: { name, avatar_key } }: Props) {
  return (
    <>
      <Avatar
        name={name}
        src={avatar_key ? filePath(avatar_key) : undefined}
        class="size-6 text-[0.6rem]"
      />
      <span class="truncate">{name}</span>
    </>
  )
}
