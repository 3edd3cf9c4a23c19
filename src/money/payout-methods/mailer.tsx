import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { absolute, sessionsPath } from '../../vocabulary/addresses/urls.ts'
import { holdLimit } from './time-limits.ts'

export function payoutMethodChangedMail(to: string, { label }: { label: string }): Mail {
  return noticeMail(
    to,
    'Your payout details were changed',
    `From now on your earnings on Troupe go to ${label}. For your safety, you cannot request a payout for the next ${holdLimit.words}.`,
  )
}

export function taxDetailsChangedMail(to: string, { label }: { label: string }): Mail {
  return noticeMail(
    to,
    'Your tax details were changed',
    `The name, country or tax number on your payout details changed. Your earnings go to ${label}, as before.`,
  )
}

export function payoutMethodDeletedMail(to: string, { label }: { label: string }): Mail {
  return noticeMail(
    to,
    'Your payout details were deleted',
    `Your earnings no longer go to ${label}. Payouts you have already requested still go there.`,
  )
}

/** The mail about a change, sent because whoever made it may not be the owner of the account. */
function noticeMail(to: string, subject: string, happened: string): Mail {
  const link = absolute(sessionsPath)
  const advice = `If this was not you, someone else is signed in to your account. Sign out the sessions you do not recognize, then correct your payout details: nothing is paid to new details for ${holdLimit.words}.`

  return {
    to,
    subject,
    text: `${happened}\n\n${advice}\n\nSee where you are signed in:\n${link}\n`,
    html: (
      <MailLayout footer="You get this mail whenever your payout details change.">
        <p>{happened}</p>
        <p>{advice}</p>
        <MailButton href={link}>See where you are signed in</MailButton>
      </MailLayout>
    ),
  }
}
