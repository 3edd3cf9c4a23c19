import { Avatar } from '../../../framework/views/values/avatar.tsx'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { filePath } from '../../../vocabulary/addresses/urls.ts'

/** The top of an organization's page, for its members and for everyone else. */
export function OrganizationHeading({ organization }: { organization: Organization }) {
  const { name, website, avatar_key } = organization

  return (
    <div class="mb-8 flex items-center gap-4">
      <Avatar
        name={name}
        src={avatar_key ? filePath(avatar_key) : undefined}
        class="size-16 text-xl"
      />
      <div class="min-w-0 flex-1">
        <h1 class="page-title wrap-anywhere">{name}</h1>
        {website && (
          <a href={website} rel="noopener nofollow ugc" class="link text-sm wrap-anywhere">
            {website.replace(/^https?:\/\/|\/$/g, '')}
          </a>
        )}
      </div>
    </div>
  )
}
