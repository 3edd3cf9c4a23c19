import { hours } from '../../../vocabulary/time/time-limits.ts'

/** The time within which staff have read a collab. */
export const promisedHours = 48
export const reviewPromise = hours(promisedHours)

export const reviewInWords = `Before creators see a collab, our team reads it. You hear from us within ${reviewPromise.words}.`
