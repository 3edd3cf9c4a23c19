import { holdLimit } from './time-limits.ts'

type Held = { held_until: string | null; created_at: string }

/** The words for why payouts wait. The first account that someone names has not changed, so they differ. */
export function holdInWords({ held_until, created_at }: Held): string {
  const heldMs = Date.parse(held_until ?? created_at) - Date.parse(created_at)
  return heldMs <= holdLimit.seconds * 1000
    ? `We hold payouts for ${holdLimit.words} after you add payout details, so that you can react if it was not you.`
    : `Your payout details changed recently. We hold payouts for ${holdLimit.words} after a change.`
}
