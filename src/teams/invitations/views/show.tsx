import type { AttributeErrors } from '../../../framework/errors.ts'
import { Form, SubmitButton } from '../../../framework/views/forms/form.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { FocusLayout } from '../../../framework/views/layout/layout.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { displayName } from '../../../tables/users/users.ts'
import { acceptInvitationPath, newSessionPath } from '../../../vocabulary/addresses/urls.ts'
import { roleInWords } from '../../../vocabulary/people/roles.ts'
import type { OpenInvitation } from '../queries.ts'
import { InvitationHeading } from './heading.tsx'

type Props = { invitation: OpenInvitation; token: string; errors?: AttributeErrors }

export function InvitationShow({ invitation, token, errors }: Props) {
  const { user } = useFrame()
  const { organization, invited_by, role, email, expires_at } = invitation
  const path = acceptInvitationPath(token)

  return (
    <FocusLayout title={`Join ${organization.name}`}>
      <InvitationHeading organization={organization} title={`Join ${organization.name}`}>
        {invited_by ? `${displayName(invited_by)} invites you` : 'You are invited'} to join as{' '}
        <strong class="whitespace-nowrap">{roleInWords[role]}</strong>.
      </InvitationHeading>
      {user ? (
        <Form action={path} errors={errors}>
          <SubmitButton class="btn-primary btn-block">Accept invitation</SubmitButton>
        </Form>
      ) : (
        <a href={newSessionPath(path, email)} class="btn btn-primary btn-block">
          Sign in to accept
        </a>
      )}
      <p class="mt-6 text-center text-sm text-base-content/70">
        {user ? 'You are signed in as ' : 'The invitation is for '}
        <strong class="block font-medium text-base-content wrap-anywhere">{email}</strong>
        The invitation expires <Time at={expires_at} isPhrase />.
      </p>
    </FocusLayout>
  )
}
