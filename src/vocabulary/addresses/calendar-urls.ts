import { absolute, type Identified, jsonUrl, organizationPath } from './urls.ts'

/** The addresses of what is due, for people and for the programs they keep their calendar in. */

export const ownCalendarPath = '/me/calendar'
export const organizationCalendarPath = (organization: Identified) =>
  `${organizationPath(organization)}/calendar`

/** The calendar of an organization or, without one, that of the caller. */
export const calendarPath = (organization: Identified | undefined) =>
  organization ? organizationCalendarPath(organization) : ownCalendarPath

const calendarLinkPath = (organization: Identified | undefined) =>
  `${calendarPath(organization)}/link`
export const calendarLinkUrl = (organization: Identified | undefined) =>
  jsonUrl(calendarLinkPath(organization))

/** The address that programs for calendars are given. */
export const calendarFileUrl = (token: string) => absolute(`/calendars/${token}.ics`)
