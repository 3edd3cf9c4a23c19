import { currentTime } from '../../../framework/database/columns.ts'

/** The values of a post in whose place another one has come: it is read from the beginning. */
export const begunAnew = {
  created_at: currentTime,
  missing_at: null,
  picture_key: null,
  picture_tries_left: 3,
}
