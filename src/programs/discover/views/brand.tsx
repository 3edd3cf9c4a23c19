import { Avatar } from '../../../framework/views/avatar.tsx'
import { filePath, profilePath } from '../../../vocabulary/urls.ts'
import type { DiscoverCampaign } from '../queries.ts'

type Props = { organization: DiscoverCampaign['organization'] }

/** Whose program it is. */
export function Brand({ organization }: Props) {
  const { name, avatar_key } = organization

  return (
    <a
      href={profilePath(organization)}
      class="relative z-1 flex min-w-0 items-center gap-2 text-sm max-md:min-h-11 text-base-content/75 hover:text-base-content hover:underline"
    >
      <Avatar
        name={name}
        src={avatar_key ? filePath(avatar_key) : undefined}
        class="size-6 text-[0.6rem]"
      />
      <span class="truncate">{name}</span>
    </a>
  )
}
