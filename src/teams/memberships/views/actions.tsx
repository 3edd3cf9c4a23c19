import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import type { Member } from '../../../tables/actor.ts'
import { displayName } from '../../../tables/users/users.ts'
import { editMembershipPath, membershipPath } from '../../../vocabulary/addresses/urls.ts'
import { membershipPolicy } from '../policy.ts'
import type { MembershipWithUser } from '../queries.ts'

type Props = { membership: MembershipWithUser; member: Member }

/** The actions for a membership. There are none for the owner, whose membership stays as it is. */
export function MembershipActions({ membership, member }: Props) {
  if (membership.is_owner) return null
  if (membershipPolicy.changeRole(member)) {
    return (
      <a
        href={editMembershipPath(membership)}
        class="btn btn-sm"
        aria-label={`Manage ${displayName(membership.user)}`}
      >
        Manage
      </a>
    )
  }
  return membershipPolicy.destroy(member, membership) ? (
    <RemoveMembership membership={membership} member={member} />
  ) : null
}

export function RemoveMembership({ membership, member }: Props) {
  const { organization } = member
  const isOwn = membership.id === member.membership.id
  const name = displayName(membership.user)

  return (
    <Confirm
      id={`member-${membership.id}`}
      label={isOwn ? 'Leave' : 'Remove member'}
      title={isOwn ? `Leave ${organization.name}?` : `Remove ${name}?`}
      action={membershipPath(membership)}
      confirm={isOwn ? 'Leave' : 'Remove member'}
    >
      {isOwn
        ? `You lose access to ${organization.name} and its programs right away. To come back, you need a new invitation.`
        : `${name} loses access to ${organization.name} and its programs right away. Their past work stays, and you can invite them again.`}
    </Confirm>
  )
}
