import { Icon } from '../../../framework/views/values/icon.tsx'
import type { CalendarEntry } from '../entry.ts'
import { type ShownMonth, weeksOf } from '../month.ts'
import { calendarNames } from '../names.ts'
import { dueInWords, entryHref, entryInWords, subjectOf } from '../words.ts'

/** Each day of a table has room for so many; the list below has all. */
const mostShown = 3

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Props = ShownMonth & { name: string }

export function MonthTable(props: Props) {
  return (
    <div class="mb-6 hidden overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xs lg:block">
      <table class="w-full table-fixed text-sm">
        <caption class="sr-only">{props.name}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th
                scope="col"
                class="border-b border-base-300 px-2 py-1.5 text-left text-xs font-medium text-base-content/75"
              >
                <abbr title={weekday} class="no-underline">
                  {weekday.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(props.month).map((week) => (
            <tr class="border-base-300 not-last:border-b">
              {week.map((day) => (
                <Day {...props} day={day} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({ day, days, month, today, isOwn }: Props & { day: string }) {
  const entries = days.get(day) ?? []
  const isOutside = day < month.from || day > month.to
  const more = entries.length - mostShown
  const number = Number(day.slice(8))

  return (
    <td
      class={`h-24 border-base-300 p-1.5 align-top not-last:border-r ${isOutside ? 'bg-base-200/60' : ''}`}
    >
      {!isOutside && (
        <>
          <time
            dateTime={day}
            aria-current={day === today ? 'date' : undefined}
            class={`mb-1 inline-flex size-6 items-center justify-center rounded-full text-xs ${day === today ? 'bg-primary font-bold text-primary-content' : 'text-base-content/80'}`}
          >
            {number}
          </time>
          <ul class="space-y-1">
            {entries.slice(0, mostShown).map((entry) => (
              <Entry entry={entry} isOwn={isOwn} />
            ))}
          </ul>
          {more > 0 && (
            <a href={`#day-${day}`} class="link mt-1 block px-1 text-xs">
              {more} more
            </a>
          )}
        </>
      )}
    </td>
  )
}

function Entry({ entry, isOwn }: { entry: CalendarEntry; isOwn: boolean }) {
  const [, icon] = calendarNames[entry.kind]
  return (
    <li>
      <a
        href={entryHref(entry, isOwn)}
        title={entryInWords(entry)}
        class="block rounded-field bg-primary/10 px-1.5 py-1 text-xs hover:bg-primary/20"
      >
        <span class="flex items-center gap-1 font-medium">
          <Icon name={icon} class="size-3" />
          <span class="truncate">{dueInWords(entry)}</span>
        </span>
        <span class="block truncate text-base-content/80">{subjectOf(entry)}</span>
      </a>
    </li>
  )
}
