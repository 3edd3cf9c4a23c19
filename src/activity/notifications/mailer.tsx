import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { unlinked } from '../../framework/mail/unlinked.ts'
import { absolute, notificationSettingsPath } from '../../vocabulary/addresses/urls.ts'
import { type Described, describeBy } from './catalogue.ts'
import type { Notifier } from './notifier.ts'

export function notificationMail(to: string, notifier: Notifier, notification: Described): Mail {
  const { path, ...told } = describeBy(notifier, notification)
  // Title and body hold names that other people chose, which must not become links.
  const title = unlinked(told.title)
  const body = unlinked(told.body)
  const link = absolute(path)
  const footer = notifier.mail === 'always' ? alwaysMailed : asChosen()

  return {
    to,
    subject: title,
    text: `${title}\n\n${body}\n\n${link}\n\n${footer}\n`,
    html: (
      <MailLayout footer={footer}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{body}</p>
        <MailButton href={link}>Open in Troupe</MailButton>
      </MailLayout>
    ),
  }
}

const asChosen = () =>
  `You get this mail because it concerns your account or your work on Troupe. Choose what is mailed to you: ${absolute(notificationSettingsPath)}`
const alwaysMailed =
  'You get this mail because it concerns the security of your account, or money that someone should look after. It is always sent.'
