import { CodeMail } from '../../framework/mail/code.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { absolute, magicLinkPath } from '../../vocabulary/addresses/urls.ts'

export function signInCodeMail(to: string | null, code: string, expires_at: string): Mail {
  return CodeMail({
    to,
    code,
    expires_at,
    subject: `Your Troupe code is ${code}`,
    happened: 'You asked for a code to sign in to Troupe.',
    link: absolute(`${magicLinkPath}?code=${code}`),
    footer: 'If you did not ask for this code, ignore this mail: nobody can sign in without it.',
  })
}
