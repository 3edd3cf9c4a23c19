import type { ComponentChildren } from 'preact'
import { Avatar } from '../../../framework/views/values/avatar.tsx'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { filePath } from '../../../vocabulary/addresses/urls.ts'

type Props = { organization: Organization; title: string; children: ComponentChildren }

export function InvitationHeading({ organization: { name, avatar_key }, title, children }: Props) {
  return (
    <div class="mb-8 text-center">
      <div class="mb-5 flex justify-center">
        <Avatar
          name={name}
          src={avatar_key ? filePath(avatar_key) : undefined}
          class="size-16 text-xl"
        />
      </div>
      <h1 class="page-title">{title}</h1>
      <p class="mt-2 text-pretty text-base-content/80">{children}</p>
    </div>
  )
}
