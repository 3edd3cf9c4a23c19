import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { absolute, sessionsPath } from '../../vocabulary/addresses/urls.ts'

/**
 * The mail about a new identity, sent because the person who connected it may not be the owner of the
 * account.
 */
export function identityLinkedMail(to: string, name: string): Mail {
  const link = absolute(sessionsPath)
  const happened = `An account at ${name} was connected to your Troupe account. Anyone who can use it can now sign in to Troupe, without a code from your mail.`
  const footer =
    'If this was not you, disconnect it and sign out the sessions you do not recognize. Someone else may be reading your mail.'

  return {
    to,
    subject: `You can now sign in with ${name}`,
    text: `${happened}\n\nSee how you sign in, and where:\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{happened}</p>
        <MailButton href={link}>See how you sign in</MailButton>
      </MailLayout>
    ),
  }
}
