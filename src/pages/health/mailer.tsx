import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { healthPath } from '../../vocabulary/addresses/staff-urls.ts'
import { absolute } from '../../vocabulary/addresses/urls.ts'
import { type Concern, runbookEntry, toldAgain } from './concerns.ts'

export function concernsMail(to: string, concerns: Concern[]): Mail {
  const [first] = concerns
  const link = absolute(healthPath)
  const footer = `You get this mail because you run this installation: once for each thing, and again after ${toldAgain.words}.`
  const lines = concerns.map((concern) =>
    [concern.words, concern.to_do, runbookEntry(concern)].join('\n'),
  )

  return {
    to,
    subject:
      concerns.length === 1
        ? `Troupe: ${first?.words}`
        : `Troupe: ${concerns.length} things to look at`,
    text: `${lines.join('\n\n')}\n\nSee all of it:\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        {concerns.map((concern) => (
          <p>
            <strong>{concern.words}</strong> {concern.to_do} {runbookEntry(concern)}
          </p>
        ))}
        <MailButton href={link}>Open Health</MailButton>
      </MailLayout>
    ),
  }
}
