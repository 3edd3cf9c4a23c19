import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { absolute, sessionsPath } from '../../vocabulary/addresses/urls.ts'

export function twoFactorEnabledMail(to: string): Mail {
  return noticeMail(
    to,
    'Two-factor authentication is on',
    'From now on you also need a code from your authenticator app to sign in to Troupe. Keep your backup codes somewhere you can reach without your phone.',
  )
}

export function twoFactorDisabledMail(to: string): Mail {
  return noticeMail(
    to,
    'Two-factor authentication is off',
    'You no longer need a code from your authenticator app to sign in to Troupe. Your backup codes no longer work.',
  )
}

/** The mail about a change, sent because the person who made it may not be the owner of the account. */
function noticeMail(to: string, subject: string, happened: string): Mail {
  const link = absolute(sessionsPath)
  const footer =
    'If this was not you, someone else is signed in to your account: sign out the sessions you do not recognize.'

  return {
    to,
    subject,
    text: `${happened}\n\nSee where you are signed in:\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{happened}</p>
        <MailButton href={link}>See where you are signed in</MailButton>
      </MailLayout>
    ),
  }
}
