import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { unlinked } from '../../framework/mail/unlinked.ts'
import { displayName } from '../../tables/users/users.ts'
import { absolute, receivedInvitationPath } from '../../vocabulary/addresses/urls.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { withAddress } from '../../vocabulary/people/email.ts'

type Invitation = {
  email: string
  message: string
  organization: { name: string }
  invited_by: { name: string; email: string } | null
  campaign_id: number | null
  program_name: string | null
  /** The figure that cards show; null for anything but a campaign. */
  pay: { amount: number; currency: string; is_by_views: boolean } | null
}

export function creatorInvitationMail(invitation: Invitation, token: string): Mail {
  const { email, invited_by } = invitation
  const link = absolute(receivedInvitationPath(token))
  const name = unlinked(invitation.organization.name)
  const inviter = invited_by
    ? `${withAddress(unlinked(displayName(invited_by)), invited_by.email)} of ${name}`
    : name
  const offer = `${inviter} invites you to ${programOf(invitation)} on Troupe.`
  const message = unlinked(invitation.message)
  const terms = `${payInWords(invitation)} The invitation is for ${email}, and it costs you nothing.`
  const footer = `If you did not expect this, ignore it. If you want no more invitations, from ${name} or from anyone, the page behind the link has a button for it.`

  return {
    to: email,
    subject: `${name} invites you on Troupe`,
    text: `Hello,\n\n${offer}\n\n${message && `They write:\n${message}\n\n`}${terms}\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>Hello,</p>
        <p>{offer}</p>
        {message && <p style="white-space:pre-line">They write: “{message}”</p>}
        <MailButton href={link}>See the invitation</MailButton>
        <p>{terms}</p>
      </MailLayout>
    ),
  }
}

function payInWords({ pay }: Invitation): string {
  if (pay === null) return 'You see what they pay before you start.'
  const amount = formatMoney(pay.amount, pay.currency)
  return `It pays ${amount} ${pay.is_by_views ? 'for 10,000 views' : 'for each post'}.`
}

/** The purpose of an invitation, in its mail and on its page. */
export function programOf({ program_name, campaign_id }: Partial<Invitation>): string {
  if (!program_name) return 'their creator programs'
  return `the ${campaign_id ? 'campaign' : 'collab'} “${unlinked(program_name)}”`
}
