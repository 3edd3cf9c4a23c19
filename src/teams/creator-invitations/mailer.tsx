import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { unlinked } from '../../framework/mail/unlinked.ts'
import type { Member } from '../../tables/actor.ts'
import { displayName } from '../../tables/users/users.ts'
import { absolute, profilePath } from '../../vocabulary/addresses/urls.ts'

export function creatorInvitationMail({ user, organization }: Member, email: string): Mail {
  const link = absolute(profilePath(organization))
  const inviter = `${unlinked(displayName(user))} (${user.email})`
  const name = unlinked(organization.name)
  const offer = `${inviter} invites you to see ${name}’s creator programs on Troupe.`
  const terms = `Sign in as ${email} to see them. You see what they pay before you start.`
  const footer = 'If you did not expect this invitation, ignore this mail: nothing will happen.'

  return {
    to: email,
    subject: 'You are invited to programs on Troupe',
    text: `${offer}\n\n${terms}\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{offer}</p>
        <MailButton href={link}>See the programs</MailButton>
        <p>{terms}</p>
      </MailLayout>
    ),
  }
}
