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
