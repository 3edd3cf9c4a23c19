import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { displayName } from '../../../tables/users/users.ts'
import {
  discoverCampaignPath,
  discoverCollabPath,
  invitationRefusalPath,
  newSessionPath,
  profilePath,
} from '../../../vocabulary/addresses/urls.ts'
import { InvitationHeading } from '../../invitations/views/heading.tsx'
import { programOf } from '../mailer.tsx'
import type { ReceivedInvitation } from '../received/queries.ts'

type Props = { invitation: ReceivedInvitation; token: string }

/** An invitation as the creator sees it who has the link, signed in or not. */
export function InvitationReceived({ invitation, token }: Props) {
  const { user } = useFrame()
  const { organization, invited_by, email, message } = invitation
  const title = `${organization.name} invites you`

  return (
    <FocusLayout title={title}>
      <InvitationHeading organization={organization} title={title}>
        {invited_by ? `${displayName(invited_by)} would like you to see` : 'You are invited to'}{' '}
        {programOf(invitation)}.{invitation.pay ? '' : ' You see what they pay before you start.'}
      </InvitationHeading>
      <Pay pay={invitation.pay} />
      {message && (
        <blockquote class="mb-6 border-l-4 border-base-300 pl-4 whitespace-pre-line wrap-anywhere">
          {message}
        </blockquote>
      )}
      {user ? (
        <a href={aimOf(invitation)} class="btn btn-primary btn-block">
          {invitation.program_name ? 'See the program' : 'See the programs'}
        </a>
      ) : (
        <a href={newSessionPath(aimOf(invitation), email)} class="btn btn-primary btn-block">
          Sign in to see it
        </a>
      )}
      <p class="mt-6 text-center text-sm text-base-content/70">
        The invitation is for{' '}
        <strong class="block font-medium text-base-content wrap-anywhere">{email}</strong>
        {user && user.email !== email && (
          <>
            You are signed in as <span class="wrap-anywhere">{user.email}</span>, who may not see
            all of it.
          </>
        )}
      </p>
      <Refusal invitation={invitation} token={token} />
    </FocusLayout>
  )
}

function Pay({ pay }: Pick<ReceivedInvitation, 'pay'>) {
  if (pay === null) return null
  return (
    <p class="mb-6 text-center text-sm text-base-content/75">
      <span class="block figure text-4xl text-primary">
        <Money amount={pay.amount} currency={pay.currency} />
      </span>
      {pay.is_by_views ? 'for 10,000 views' : 'for each post'}
    </p>
  )
}

function aimOf({ campaign_id, collab_id, organization }: ReceivedInvitation): string {
  if (campaign_id !== null) return discoverCampaignPath({ id: campaign_id })
  if (collab_id !== null) return discoverCollabPath({ id: collab_id })
  return profilePath(organization)
}

function Refusal({ invitation: { organization, is_refused }, token }: Props) {
  const action = invitationRefusalPath(token)
  if (is_refused)
    return (
      <div class="mt-8 border-t border-base-300 pt-6 text-center text-sm">
        <p class="mb-3">You get no more invitations that you refused.</p>
        <Form action={action} method="delete" class="inline">
          <SubmitButton class="btn-sm">Allow invitations again</SubmitButton>
        </Form>
      </div>
    )

  return (
    <div class="mt-8 border-t border-base-300 pt-6 text-center text-sm">
      <p class="mb-3 text-base-content/70">Not for you?</p>
      <div class="flex flex-col gap-2">
        <Form action={action} class="block">
          <input type="hidden" name="refusal[from]" value="organization" />
          <SubmitButton class="btn-sm btn-block h-auto min-h-8 py-1">
            No more invitations from {organization.name}
          </SubmitButton>
        </Form>
        <Form action={action} class="block">
          <input type="hidden" name="refusal[from]" value="everyone" />
          <SubmitButton class="btn-sm btn-block h-auto min-h-8 py-1">
            No more invitations from anyone
          </SubmitButton>
        </Form>
      </div>
    </div>
  )
}
