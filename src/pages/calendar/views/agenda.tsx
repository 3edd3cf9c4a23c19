import { Icon } from '../../../framework/views/values/icon.tsx'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import type { CalendarEntry } from '../entry.ts'
import type { ShownMonth } from '../month.ts'
import { calendarNames } from '../names.ts'
import { besideTitle, entryHref, titleOf } from '../words.ts'

const dayName = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The days of a month that have something, one below the other. */
export function Agenda({ days, month, ...shown }: ShownMonth) {
  const all = [...days]
  const { today } = shown
  // A month that is over is read as it was; in this one, what is past is in the way.
  const isNow = today >= month.from && today <= month.to
  const past = isNow ? all.filter(([day]) => day < today) : []
  const coming = all.slice(past.length)

  return (
    <>
      {past.length > 0 && (
        <details class="mb-4">
          <summary class="cursor-pointer text-sm font-medium">
            {counted(past.length, 'earlier day')}
          </summary>
          <div class="mt-3">
            <DayList days={past} {...shown} />
          </div>
        </details>
      )}
      {coming.length > 0 ? (
        <DayList days={coming} {...shown} />
      ) : (
        <p class="mb-6 text-sm text-base-content/75">Nothing more is due in this month.</p>
      )}
    </>
  )
}

type Shown = Pick<ShownMonth, 'isOwn' | 'today' | 'zone'>

function DayList({ days, isOwn, today, zone }: Shown & { days: [string, CalendarEntry[]][] }) {
  return (
    <ol class="mb-6 space-y-4">
      {days.map(([day, entries]) => (
        <li id={`day-${day}`} class="scroll-mt-24">
          <h3 class="mb-1.5 text-sm font-semibold">
            <time dateTime={day}>{dayName.format(new Date(day))}</time>
            {day === today && ', today'}
          </h3>
          <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
            {entries.map((entry) => (
              <Entry entry={entry} isOwn={isOwn} zone={zone} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

type EntryProps = { entry: CalendarEntry; isOwn: boolean; zone: string }

function Entry({ entry, isOwn, zone }: EntryProps) {
  const [, icon] = calendarNames[entry.kind]
  const beside = besideTitle(entry)
  return (
    <li class="relative flex items-start gap-3 px-4 py-3 text-sm">
      <Icon name={icon} class="mt-0.5 size-4 text-base-content/75" />
      <div class="min-w-0 flex-1">
        <a href={entryHref(entry, isOwn)} class="card-link font-medium break-words">
          {titleOf(entry)}
        </a>
        {beside && <p class="break-words text-base-content/75">{beside}</p>}
      </div>
      {entry.at !== null && (
        <time dateTime={entry.at} class="whitespace-nowrap text-base-content/75">
          {hourIn(entry.at, zone)}
        </time>
      )}
    </li>
  )
}

/** As every page writes it: “5:42 PM”. */
function hourIn(at: string, timeZone: string): string {
  const hour = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(new Date(at))
  return timeZone === 'UTC' ? `${hour} UTC` : hour
}
