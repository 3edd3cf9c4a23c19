import { Avatar } from '../../../framework/views/values/avatar.tsx'
import type { Member } from '../../../tables/actor.ts'
import { displayName } from '../../../tables/users/users.ts'
import { RoleBadge } from '../../organizations/views/role-badge.tsx'
import type { MembershipWithUser } from '../queries.ts'

export function Person({ membership, member }: { membership: MembershipWithUser; member: Member }) {
  const { user } = membership

  return (
    <div class="flex min-w-0 items-center gap-3">
      <Avatar name={displayName(user)} class="size-9 max-sm:hidden" />
      <div class="min-w-0">
        <p class="font-medium wrap-anywhere">
          {displayName(user)}
          {membership.id === member.membership.id && (
            <span class="font-normal text-base-content/70"> (you)</span>
          )}
        </p>
        {user.name && <p class="text-sm wrap-anywhere text-base-content/70">{user.email}</p>}
        <p class="mt-1 sm:hidden">
          <RoleBadge membership={membership} />
        </p>
      </div>
    </div>
  )
}
