import type { Member } from '../authentication/actor.ts'
import { MailButton, MailLayout } from '../mail/layout.tsx'
import type { Mail } from '../mail/mailer.ts'
import { roleInWords } from '../memberships/role-in-words.ts'
import { absolute, acceptInvitationPath } from '../urls.ts'
import { displayName } from '../users/display-name.ts'
import type { InvitationFields } from './schema.ts'

export function invitationMail(
  { user, organization }: Member,
  { email, role }: InvitationFields,
  token: string,
): Mail {
  const link = absolute(acceptInvitationPath(token))
  const inviter = displayName(user)
  const offer = `${inviter} invites you to join ${organization.name} on Troupe as ${roleInWords[role]}.`
  const terms = `The invitation is for ${email} and good for 7 days.`
  const footer = 'If you did not expect this invitation, ignore this mail: nothing will happen.'

  return {
    to: email,
    subject: `${inviter} invites you to ${organization.name}`,
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
