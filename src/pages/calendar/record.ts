import { defineRecord } from '../../activity/records/record.ts'
import { calendarLinks } from '../../tables/users/credentials/calendar-links.ts'

export const calendarLinkRecord = defineRecord({
  type: 'CalendarLink',
  table: calendarLinks,
  notFound: 'Your calendar has no address.',
  sentences: {
    create: () => 'made an address for a calendar',
    renew: () => 'made another address for a calendar',
    destroy: () => 'ended the address of a calendar',
  },
})
