import { CodeMail } from '../../framework/mail/code.tsx'
import type { Mail } from '../../framework/mail/letter.ts'

export function stepUpCodeMail(to: string, code: string, expires_at: string): Mail {
  return CodeMail({
    to,
    code,
    expires_at,
    subject: `Your code to confirm that it is you: ${code}`,
    happened:
      'Someone who is signed in to your Troupe account wants to change something important.',
    footer:
      'If this is not you, someone else is signed in to your account: sign in, sign out the sessions you do not recognize, and do not share this code.',
  })
}
