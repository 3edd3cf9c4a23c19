import { MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'

export function accountDeletedMail(to: string): Mail {
  const happened = 'Your Troupe account and everything that belonged only to you are deleted.'
  const footer = 'This is the last mail about this account. You can sign up again at any time.'

  return {
    to,
    subject: 'Your Troupe account is deleted',
    text: `${happened}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{happened}</p>
      </MailLayout>
    ),
  }
}
