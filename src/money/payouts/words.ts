import { businessTime } from '../../framework/database/clock.ts'
import { formatMoney } from '../../vocabulary/amounts/money.ts'
import { utcDay } from '../../vocabulary/time/days.ts'
import { dayInWords } from '../../vocabulary/time/time.ts'
import { arrivalDay } from './days.ts'

/** The two days of a payout by hand, as they are promised before and after it is requested. */
export function promiseInWords(sends_on: string): string {
  if (sends_on < utcDay(businessTime()))
    return `It was to go out on ${dayInWords(sends_on)}, and is late`
  return `It goes out on ${dayInWords(sends_on)}, and should be there by ${dayInWords(arrivalDay(sends_on))}`
}

/** The least that can be withdrawn, to those who have less. */
export function fromOn(minimum: number, currency: string): string {
  return `You can withdraw from ${formatMoney(minimum, currency)} on.`
}
