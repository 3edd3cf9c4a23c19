import type { Catalogue } from '../../activity/notifications/catalogue.ts'
import { describeNotification } from '../../activity/notifications/catalogue.ts'
import { MailButton, MailLayout } from '../../framework/mail/layout.tsx'
import type { Mail } from '../../framework/mail/letter.ts'
import { unlinked } from '../../framework/mail/unlinked.ts'
import type { Notification, NotificationParams } from '../../tables/users/notifications.ts'
import {
  absolute,
  digestUnsubscriptionPath,
  notificationSettingsPath,
  notificationsPath,
} from '../../vocabulary/addresses/urls.ts'

/** More than this many lines nobody reads in a mail. */
const mostLines = 100

type Line = { title: string; link: string; count: number }
type Section = { heading: string; lines: Line[] }

/** All that happened since the last one, by program, the first first. */
export function digestMail(
  to: string,
  catalogue: Catalogue,
  waited: Notification[],
  token: string,
): Mail {
  const sections = sectionsOf(catalogue, waited.slice(0, mostLines))
  const more = waited.length - mostLines
  const subject = waited.length === 1 ? 'Your day: 1 thing' : `Your day: ${waited.length} things`
  const unsubscribe_url = absolute(digestUnsubscriptionPath(token))
  const settings = absolute(notificationSettingsPath)
  const list = absolute(notificationsPath)
  const footer = 'You chose to get this mail every day on which something happened.'

  const written = sections.map(({ heading, lines }) =>
    [heading, ...lines.map((line) => `- ${inWords(line)}\n  ${line.link}`)].join('\n'),
  )
  if (more > 0) written.push(`And ${more} more: ${list}`)
  written.push(`${footer}\nChange that: ${settings}\nNo more daily mails: ${unsubscribe_url}`)

  return {
    to,
    subject,
    unsubscribe_url,
    text: `${written.join('\n\n')}\n`,
    html: (
      <MailLayout
        footer={
          <>
            {footer} <a href={settings}>Change that</a>, or{' '}
            <a href={unsubscribe_url}>get no more daily mails</a>.
          </>
        }
      >
        {sections.map(({ heading, lines }) => (
          <>
            <h2 style="margin:24px 0 8px;font-size:16px;line-height:24px">{heading}</h2>
            <ul style="margin:0 0 24px;padding-left:20px">
              {lines.map((line) => (
                <li style="margin:0 0 8px">
                  <a href={line.link} style="color:#b0320f">
                    {inWords(line)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        ))}
        {more > 0 && <p>And {more} more.</p>}
        <MailButton href={list}>All notifications</MailButton>
      </MailLayout>
    ),
  }
}

/** Names hold what other people chose, and must not become links. */
function sectionsOf(catalogue: Catalogue, waited: Notification[]): Section[] {
  const programs = new Map<string, Section>()
  const account: Section = { heading: 'Your account', lines: [] }
  for (const notification of waited) {
    const { params } = notification
    const program = programIn(params)
    const key = `${params.organization_id} ${program}`
    const named = programs.get(key) ?? { heading: unlinked(program), lines: [] }
    if (program !== '') programs.set(key, named)
    const { title, path } = describeNotification(catalogue, notification)
    addLine(program === '' ? account : named, unlinked(title), absolute(path))
  }
  return [...programs.values(), account].filter(({ lines }) => lines.length > 0)
}

/** Several messages about one post are one line. */
function addLine({ lines }: Section, title: string, link: string): void {
  const same = lines.find((line) => line.title === title && line.link === link)
  if (same) same.count += 1
  else lines.push({ title, link, count: 1 })
}

function inWords({ title, count }: Line): string {
  return count === 1 ? title : `${title} (${count} times)`
}

function programIn({ program_name, campaign_name, collab_name }: NotificationParams): string {
  return String(program_name || campaign_name || collab_name || '')
}
