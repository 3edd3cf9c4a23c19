import type { BudgetFound } from './budget.ts'
import { dayAfter } from './sums.ts'

/** How far ahead a chart looks at most. */
const mostDays = 30

type BurnDown = {
  days: string[]
  /** The amounts that were left, and from today on those that will be. */
  left: (number | null)[]
  forecast: (number | null)[]
}

/** The amounts that were left on each day, and those that will be if it goes on like that. */
export function burnDown({
  days,
  burn_amount,
  budget_days_left,
  unused_amount,
  ends_at,
}: BudgetFound): BurnDown {
  const today = days.at(-1)?.day ?? ''
  const ahead: { day: string; left_amount: number }[] = []
  let left = unused_amount
  const runs = budget_days_left !== null
  const lastDay = ends_at?.slice(0, 10) ?? dayAfter(today, mostDays)
  for (let day = 1; runs && left > 0 && day <= mostDays; day++) {
    if (dayAfter(today, day) > lastDay) break
    // A rest that does not last for another day is gone on this one, as the date says.
    left = left - burn_amount < burn_amount ? 0 : left - burn_amount
    ahead.push({ day: dayAfter(today, day), left_amount: left })
  }
  const past = days.map(({ left_amount }) => left_amount)
  return {
    days: [...days, ...ahead].map(({ day }) => day),
    left: [...past, ...ahead.map(() => null)],
    forecast: [
      ...past.map((amount, index) => (index === past.length - 1 ? amount : null)),
      ...ahead.map(({ left_amount }) => left_amount),
    ],
  }
}
