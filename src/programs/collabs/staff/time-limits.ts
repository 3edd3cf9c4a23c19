import { hours } from '../../../vocabulary/time/time-limits.ts'

/** The time within which staff have read a collab. */
export const promisedHours = 48
export const reviewPromise = hours(promisedHours)

/** With the reason, since a campaign goes live at once: its terms are figures, and its budget is there. */
export const reviewInWords = `Before creators see a collab, Troupe’s team reads it, since they give an address and make content by its words alone. You hear from us within ${reviewPromise.words}.`
