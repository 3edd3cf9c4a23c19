import { useFrame } from '../../../framework/views/frame.ts'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { sessionPath } from '../../../vocabulary/addresses/urls.ts'
import type { OpenInvitation } from '../queries.ts'
import { InvitationHeading } from './heading.tsx'

export function InvitationForSomeoneElse({ invitation }: { invitation: OpenInvitation }) {
  const { user } = useFrame()
  const { organization, email } = invitation

  return (
    <FocusLayout title="This invitation is for someone else">
      <InvitationHeading organization={organization} title="This invitation is for another address">
        It was sent to <strong class="wrap-anywhere">{email}</strong>. You are signed in as{' '}
        <strong class="wrap-anywhere">{user?.email}</strong>.
      </InvitationHeading>
      <form
        method="post"
        action={`${sessionPath}?_method=delete`}
        data-controller="sign-out"
        data-action="submit->sign-out#forget"
      >
        <button type="submit" class="btn btn-primary btn-block">
          Sign out
        </button>
      </form>
      <p class="mt-6 text-center text-sm text-pretty text-base-content/70">
        Then open the link in the mail again and sign in with the invited address, or ask for an
        invitation to your own.
      </p>
    </FocusLayout>
  )
}
