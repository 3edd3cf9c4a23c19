import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { absolute, emailChangePath } from '../../vocabulary/urls.ts'

export function emailChangeCodeMail(to: string, code: string): Mail {
  const link = absolute(`${emailChangePath}?code=${code}`)
  const footer =
    'If you did not ask for this code, ignore this mail: nothing changes without the code.'

  return {
    to,
    subject: `Confirm your new address with ${code}`,
    text: `Someone wants to use this address for their Troupe account. If that is you, enter this code: ${code}\n\nIt is good for 15 minutes. Enter it where you asked for it, or open:\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>
          Enter this code to use this address for your Troupe account. It is good for 15 minutes.
        </p>
        <p style="font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px">{code}</p>
        <MailButton href={link}>Fill it in for me</MailButton>
      </MailLayout>
    ),
  }
}

/** Sent to the old address, in case someone else made the change. */
export function emailChangedMail(to: string, email: string): Mail {
  const happened = `The e-mail address of your Troupe account was changed to ${email}.`
  const next =
    'You sign in with the new address from now on. This one no longer gives access to the account.'
  const footer =
    'If you did not change it, someone else is signed in to your account: tell the people who run this Troupe at once.'

  return {
    to,
    subject: 'Your Troupe address was changed',
    text: `${happened}\n\n${next}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{happened}</p>
        <p>{next}</p>
      </MailLayout>
    ),
  }
}
