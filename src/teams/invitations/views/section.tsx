import { hasPassed } from '../../../framework/database/clock.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Organization } from '../../../tables/organizations/organizations.ts'
import { displayName } from '../../../tables/users/users.ts'
import { invitationPath, resendInvitationPath } from '../../../vocabulary/addresses/urls.ts'
import type { InvitationWithInviter } from '../queries.ts'
import { invitationLimit } from '../time-limits.ts'
import { InvitationForm } from './form.tsx'

type Props = { organization: Organization; invitations: InvitationWithInviter[] }

/** Who is asked to join, and a way to ask more: the admins' part of the members' page. */
export function InvitationSection({ organization, invitations }: Props) {
  return (
    <Card
      title="Invitations"
      description={`People you invite get a mail with a link. It is valid for ${invitationLimit.words}, and only for that address.`}
    >
      <InvitationForm organization={organization} />
      {invitations.length > 0 && (
        <ul class="mt-6 divide-y divide-base-300 border-t border-base-300">
          {invitations.map((invitation) => (
            <InvitationItem organization={organization} invitation={invitation} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function InvitationItem({
  organization,
  invitation,
}: {
  organization: Organization
  invitation: InvitationWithInviter
}) {
  const { id, email, role, expires_at, invited_by } = invitation
  const isExpired = hasPassed(expires_at)

  return (
    <li class="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
      <div class="min-w-0 flex-1 basis-60">
        <p class="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span class="min-w-0 text-sm font-medium wrap-anywhere">{email}</span>
          <Badge tone={role === 'admin' ? 'info' : 'neutral'}>{role}</Badge>
          {isExpired && <Badge tone="warning">expired</Badge>}
        </p>
        <p class="mt-0.5 text-sm text-base-content/70">
          {invited_by && `Invited by ${displayName(invited_by)}, `}
          {isExpired ? 'expired ' : 'expires '}
          <Time at={expires_at} isPhrase />
        </p>
      </div>
      <div class="flex gap-2">
        <form method="post" action={resendInvitationPath(invitation)}>
          <button
            type="submit"
            class="btn btn-sm"
            aria-label={`Send again to ${email}`}
            data-turbo-submits-with="Sending…"
          >
            Send again
          </button>
        </form>
        <Confirm
          id={`invitation-${id}`}
          label={
            <>
              Withdraw<span class="sr-only"> the invitation of {email}</span>
            </>
          }
          title="Withdraw the invitation?"
          action={invitationPath(invitation)}
          confirm="Withdraw invitation"
        >
          The link that was sent to <strong class="wrap-anywhere">{email}</strong> stops working.
          They cannot join {organization.name} unless they are invited again.
        </Confirm>
      </div>
    </li>
  )
}
