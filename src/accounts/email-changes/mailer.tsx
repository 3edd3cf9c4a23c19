import { CodeMail } from '../../framework/mail/code.tsx'
import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { absolute, emailChangePath, emailChangeUndoPath } from '../../vocabulary/addresses/urls.ts'
import { undoLimit } from './time-limits.ts'

export function emailChangeCodeMail(to: string, code: string, expires_at: string): Mail {
  return CodeMail({
    to,
    code,
    expires_at,
    subject: `Confirm your new address with ${code}`,
    happened: 'Someone wants to use this address for their Troupe account.',
    link: absolute(`${emailChangePath}?code=${code}`),
    footer: 'If you did not ask for this code, ignore this mail: nothing changes without the code.',
  })
}

/** The mail to the address that was left, for the case that someone else is behind the change. */
export function emailChangedMail(to: string, email: string, undoToken: string): Mail {
  const link = absolute(emailChangeUndoPath(undoToken))
  const happened = `The e-mail address of your Troupe account was changed to ${email}.`
  const next = 'If this was you, you are all set: sign in with the new address from now on.'
  const undo = `If it was not you, change it back within ${undoLimit.words}. This signs everyone out of your account, revokes its access tokens and disconnects sign-in accounts such as Google.`
  const footer = 'Do not forward this mail: anyone with the link can change the address back.'

  return {
    to,
    subject: 'Your Troupe address was changed',
    text: `${happened}\n\n${next}\n\n${undo}\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{happened}</p>
        <p>{next}</p>
        <p>{undo}</p>
        <MailButton href={link}>It was not me</MailButton>
      </MailLayout>
    ),
  }
}

/** The mail to the address that the account had for a while. */
export function emailChangeUndoneMail(to: string): Mail {
  const happened =
    'The owner of the previous address undid the change to this one. You can no longer sign in to the account with this address.'
  const footer = 'You get this mail because a Troupe account had this address.'

  return {
    to,
    subject: 'Your Troupe address change was undone',
    text: `${happened}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>{happened}</p>
      </MailLayout>
    ),
  }
}
