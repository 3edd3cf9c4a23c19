import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { unlinked } from '../../framework/mail/unlinked.ts'
import type { Invitation } from '../../tables/organizations/invitations.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { displayName, type User } from '../../tables/users/users.ts'
import { absolute, acceptInvitationPath } from '../../vocabulary/addresses/urls.ts'
import { withAddress } from '../../vocabulary/people/email.ts'
import { roleInWords } from '../../vocabulary/people/roles.ts'
import { invitationLimit } from './time-limits.ts'

/** Someone who invites, and where to. */
export type Inviting = {
  user: Pick<User, 'id' | 'name' | 'email'>
  organization: Pick<Organization, 'id' | 'name'>
}

export function invitationMail(
  { user, organization }: Inviting,
  { email, role, expires_at }: Pick<Invitation, 'email' | 'role' | 'expires_at'>,
  token: string,
): Mail {
  const link = absolute(acceptInvitationPath(token))
  const inviter = withAddress(unlinked(displayName(user)), user.email)
  const name = unlinked(organization.name)
  const offer = `${inviter} invites you to join ${name} on Troupe as ${roleInWords[role]}.`
  const terms = `The invitation is for ${email} and valid for ${invitationLimit.words}.`
  const footer = 'If you did not expect this invitation, ignore this mail: nothing will happen.'

  return {
    to: email,
    expires_at,
    subject: 'You are invited to Troupe',
    text: `${offer}\n\nTo accept, open:\n${link}\n\n${terms}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{offer}</p>
        <MailButton href={link}>See the invitation</MailButton>
        <p>{terms}</p>
      </MailLayout>
    ),
  }
}
