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

/** The same of all payouts that are on their way, of which there may be several, each with its day. */
export function nextPromiseInWords(sends_on: string): string {
  if (sends_on < utcDay(businessTime()))
    return `What was to go out on ${dayInWords(sends_on)} is late`
  return `The next payout goes out on ${dayInWords(sends_on)}, and should be there by ${dayInWords(arrivalDay(sends_on))}`
}

/** The least that can be withdrawn, to those who have less. */
export function fromOn(minimum: number, currency: string): string {
  return `You can withdraw from ${formatMoney(minimum, currency)} on.`
}

const receivers = { manual: 'your bank', paypal: 'PayPal', stripe: 'Stripe or your bank' } as const

/** The costs of a payout: none of ours. What becomes of it where it arrives is not in our hands. */
export function costInWords(
  { provider }: { provider: keyof typeof receivers },
  currency: string,
): string {
  const code = currency.toUpperCase()
  return `We take no fee: all of it is sent, in ${code}. If your account is in another currency, ${receivers[provider]} converts it at its own rate, and may charge for that.`
}

/** The reason why a payout did not arrive, as a sentence: staff write it with and without a full stop. */
export function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}

/**
 * Refusals in our own words, as a creator could do nothing about what Stripe says to us about our own
 * balance.
 */
const sentences: Record<string, string> = {
  balance_insufficient:
    'We could not send it right now. You did nothing wrong: request it again in a day or two.',
  insufficient_capabilities_for_transfer:
    'Stripe cannot pay into your account right now. Check on Stripe what is missing.',
}

/** The words for a creator about why Stripe did not take a payout. */
export function refusalInWords({ code, message }: { code?: string; message: string }): string {
  return sentences[code ?? ''] ?? `Stripe refused it: ${message}`
}
