import { workOffDeadlines } from '../../../src/activity/deadlines/meeting.ts'
import { allDeadlines } from '../../../src/composition/time/deadlines.ts'
import { context } from '../helper.ts'

/** Does all that is due, of every kind, as the clock does. */
export const workOff = () => workOffDeadlines(allDeadlines).perform(context, {})
