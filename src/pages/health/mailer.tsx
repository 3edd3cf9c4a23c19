import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { healthPath } from '../../vocabulary/addresses/staff-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import { type Concern, toldAgain } from './concerns.ts'

export function concernsMail(to: string, concerns: Concern[]): Mail {
  const [first] = concerns
  const link = absolute(healthPath)
  const footer = `You get this mail because you run this installation: once for each thing, and again after ${toldAgain.words}.`
  const lines = concerns.map(({ words, to_do }) => `${words}\n${to_do}`)

  return {
    to,
    subject:
      concerns.length === 1
        ? `Troupe: ${first?.words}`
        : `Troupe: ${concerns.length} things to look at`,
    text: `${lines.join('\n\n')}\n\nSee all of it:\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        {concerns.map(({ words, to_do }) => (
          <p>
            <strong>{words}</strong> {to_do}
          </p>
        ))}
        <MailButton href={link}>Open Health</MailButton>
      </MailLayout>
    ),
  }
}
