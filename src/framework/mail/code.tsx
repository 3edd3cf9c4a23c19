import { codeLimit } from '../codes.ts'
import { MailButton, MailLayout } from './layout.tsx'
import type { Mail } from './letter.ts'

type Props = {
  to: string | null
  code: string
  subject: string
  /** The reason why there is a code. */
  happened: string
  /** A page that fills the code in, where there is one. */
  link?: string
  footer: string
  /** The deadline that is stored with the code. */
  expires_at: string
}

/** A mail that carries a code. It stands in the subject too, to be read from a phone's lock screen. */
export function CodeMail({ to, code, subject, happened, link, footer, expires_at }: Props): Mail {
  const where = link
    ? `Enter it where you asked for it, or open:\n${link}`
    : 'Enter it where you asked for it.'

  return {
    to,
    subject,
    expires_at,
    isAwaited: true,
    text: `${happened}\n\nYour code is ${code}. It is valid for ${codeLimit.words}. ${where}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{happened}</p>
        <p>Enter this code where you asked for it. It is valid for {codeLimit.words}.</p>
        <p style="font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px">{code}</p>
        {link && <MailButton href={link}>Fill it in for me</MailButton>}
      </MailLayout>
    ),
  }
}
