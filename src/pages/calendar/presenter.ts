import { z } from 'zod'
import {
  count,
  currency,
  idOrNull,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import type { CalendarLink } from '../../tables/users/credentials/calendar-links.ts'
import { calendarFileUrl, calendarLinkUrl } from '../../vocabulary/addresses/calendar-urls.ts'
import { jsonUrl } from '../../vocabulary/addresses/urls.ts'
import type { CalendarEntry } from './entry.ts'
import type { NewCalendarLink } from './model.ts'
import { calendarKinds } from './names.ts'
import { entryPath, entryQuery } from './words.ts'

/** An entry, and whether a creator reads it and not a brand. */
type Shown = CalendarEntry & { isOwn: boolean }

const day = (example: string) => z.string().meta({ format: 'date', examples: [example] })

export const CalendarEntryJson = shapeOf<Shown>()('CalendarEntry', {
  kind: z.enum(calendarKinds).describe('What is due, or ends'),
  day: day('2026-11-18').describe('In UTC'),
  at: timestamp.nullable().describe('Null where it takes all of the day'),
  name: text('Autumn roast launch').describe(
    'The program; empty for a payout. What comes into the balance names the campaign it is from, or the first of several',
  ),
  with_name: text('Ida Brandt')
    .nullable()
    .describe(
      'The other side: the organization or, for its members, the creator; of several, the first whose is due and how many more',
    ),
  number: count(1).describe(
    'How many are due: an organization is told of posts, applications and flags by program and day',
  ),
  amount: minorUnits(12_500)
    .nullable()
    .describe(
      'Of a payout, or what comes into the balance on that day, in minor units of the currency',
    ),
  currency: currency.nullable(),
  url: from(
    urlLike('https://troupe.example.com/me/submissions/Wm3NpKz5.json').describe(
      'The submission, program or payout, the list of what is due together, or the statement',
    ),
    (entry: Shown) => `${jsonUrl(entryPath(entry, entry.isOwn))}${entryQuery(entry, entry.isOwn)}`,
  ),
})

const link = {
  organization_id: meaning(
    idOrNull('Organization', 'organization_id'),
    'Null for your own calendar as a creator',
  ),
  created_at: timestamp,
  updated_at: timestamp.describe('When it was made anew, if it was'),
  url: from(
    urlLike('https://troupe.example.com/me/calendar/link.json'),
    ({ organization_id }: CalendarLink) =>
      calendarLinkUrl(organization_id === null ? undefined : { id: organization_id }),
  ),
}

export const CalendarLinkJson = shapeOf<CalendarLink>()('CalendarLink', link)

export const NewCalendarLinkJson = shapeOf<NewCalendarLink>()('NewCalendarLink', {
  ...link,
  calendar_url: from(
    urlLike(
      'https://troupe.example.com/calendars/8mJq0vYt3nXw5zRk2cLb7HsPd4GfTa9eUoVi1BxNyQg.ics',
    ).describe('Shown this once. Whoever knows it reads the calendar'),
    ({ token }: NewCalendarLink) => calendarFileUrl(token),
  ),
})
