import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { absolute, magicLinkPath } from '../../vocabulary/urls.ts'

/** The code stands in the subject too, so that it can be read from a phone's lock screen. */
export function signInCodeMail(to: string | null, code: string): Mail {
  const link = absolute(`${magicLinkPath}?code=${code}`)
  const footer =
    'If you did not ask for this code, ignore this mail: nobody can sign in without it.'

  return {
    to,
    subject: `Your Troupe code is ${code}`,
    text: `Your sign-in code is ${code}\n\nIt is good for 15 minutes. Enter it where you asked for it, or open:\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>Enter this code where you asked for it. It is good for 15 minutes.</p>
        <p style="font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px">{code}</p>
        <MailButton href={link}>Fill it in for me</MailButton>
      </MailLayout>
    ),
  }
}
