import { Time } from '../../../framework/views/values/time.tsx'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import type { StatementLine } from '../queries.ts'
import { describeLine } from '../words.ts'

/** Each movement, what it means, and what it changed. */
export function StatementLines({ lines }: { lines: StatementLine[] }) {
  return (
    <ul class="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
      {lines.map((line) => (
        <li class="flex flex-wrap items-baseline gap-x-4 gap-y-1 p-4 sm:px-5">
          <div class="min-w-0 flex-1 basis-60">
            <p class="text-sm font-medium break-words">{describeLine(line)}</p>
            <p class="mt-0.5 text-sm text-base-content/70">
              <Time at={line.created_at} />
            </p>
          </div>
          <p class="text-sm whitespace-nowrap tabular-nums sm:text-right">
            {changesOf(line).map(({ amount, place }) => (
              <span class="block">
                <span class="font-medium">{signed(amount, line.currency)}</span>{' '}
                <span class="text-base-content/70">{place}</span>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}

function changesOf({ held_change, available_change, on_the_way_change }: StatementLine) {
  return [
    { amount: held_change, place: 'granted' },
    { amount: available_change, place: 'in your balance' },
    { amount: on_the_way_change, place: 'on its way' },
  ].filter(({ amount }) => amount !== 0)
}

function signed(amount: number, currency: string): string {
  const money = formatMoney(amount, currency)
  return amount > 0 ? `+${money}` : money.replace('-', '−')
}
