import { Card } from '../../../framework/views/card.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import {
  campaignSubmissionsPath,
  collabSubmissionsPath,
  filteredPath,
  reviewPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { WaitFound } from '../waits.ts'
import { waitInWords } from './words.ts'

type Props = { organization: { id: number }; waits: WaitFound[] }

const tones = {
  posts: 'info',
  completions: 'warning',
  applications: 'neutral',
  contents: 'info',
  shipments: 'warning',
  extensions: 'warning',
  flags: 'error',
} as const

/** Tasks of the team, to decide or to do, each with the page where it is done. */
export function Waits({ organization, waits }: Props) {
  return (
    <Card title="Waiting for you">
      {waits.length === 0 ? (
        <p class="text-sm text-base-content/70">
          Nothing right now. New posts and applications show up here, most urgent first.
        </p>
      ) : (
        <ul class="-my-3 divide-y divide-base-300">
          {waits.map((wait) => (
            <li class="relative flex flex-wrap items-center gap-x-3 gap-y-1 py-3 text-sm">
              <Badge tone={wait.late_number > 0 ? 'error' : tones[wait.kind]}>
                {waitInWords(wait)}
              </Badge>
              <a
                href={pathOf(wait, organization.id)}
                class="min-w-0 flex-1 basis-full font-medium link link-hover sm:basis-40"
              >
                {wordsOf(wait)}
              </a>
              <span class="text-base-content/70">
                <Until wait={wait} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function wordsOf(wait: WaitFound): string {
  const { kind, program_name, number } = wait
  const names = {
    posts: `to decide in ${program_name}`,
    completions: `to look at and complete for ${program_name}`,
    applications: `for ${program_name}${quotesInWords(wait)}`,
    contents: `to review for ${program_name}`,
    shipments: `to send for ${program_name}`,
    extensions: `to grant or refuse for ${program_name}`,
    flags: `in ${program_name}, ${number === 1 ? 'its' : 'their'} pay is on hold`,
  }
  return names[kind]
}

function quotesInWords({ quotes: [lowest], highest_quote, currency }: WaitFound): string {
  if (lowest === undefined || highest_quote === null) return ''
  const from = formatMoney(lowest, currency)
  return lowest === highest_quote
    ? `, quoted at ${from}`
    : `, quoted at ${from} to ${formatMoney(highest_quote, currency)}`
}

function Until({ wait }: { wait: WaitFound }) {
  const { kind, due_at, oldest_at, number, late_number, is_rejection } = wait
  const first = number === 1 ? '' : 'the first is '
  if (due_at === null)
    return (
      <>
        the oldest came <Time at={oldest_at} isPhrase />
      </>
    )
  const verbs = {
    posts: `${first}${is_rejection ? 'rejected' : 'approved'} automatically`,
    completions: `${first}completed automatically`,
    applications: number === 1 ? 'expires' : 'the first expires',
    contents: `${first}approved automatically`,
    shipments:
      late_number === number
        ? `${first}canceled automatically`
        : `send ${number === 1 ? 'it' : 'the first'}`,
    extensions: number === 1 ? 'the content is due' : 'the first content is due',
    flags: number === 1 ? 'the flag expires' : 'the first flag expires',
  }
  return (
    <>
      {late_number > 0 && <strong class="font-medium text-error">{lateInWords(wait)}, </strong>}
      {verbs[kind]} <Time at={due_at} isPhrase />
    </>
  )
}

function lateInWords({ number, late_number }: WaitFound): string {
  return late_number === number ? 'late' : `${grouped(late_number)} of them late`
}

function pathOf({ kind, program_id }: WaitFound, organization_id: number): string {
  const program = { id: program_id, organization_id }
  const states = {
    posts: 'pending',
    flags: 'flagged',
    completions: 'posted',
    applications: 'applied',
    contents: 'content_submitted',
    shipments: 'awaiting_shipment',
    // More time is asked for before a first version and before another one.
    extensions: 'in_progress,changes_requested',
  }
  const state = states[kind]
  if (kind === 'posts') return reviewPath({ id: organization_id }, { campaign_id: program_id })
  if (kind === 'flags') return filteredPath(campaignSubmissionsPath(program), { state })
  // Not all in one state wait for the same side.
  return filteredPath(collabSubmissionsPath(program), { state, waits_for: 'organization' })
}
