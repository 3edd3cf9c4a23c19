import { Card } from '../../../framework/views/card.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { grouped } from '../../../vocabulary/amounts/counts.ts'
import { formulaExamples, formulaInWords } from '../formula.ts'
import type { Ledger } from '../queries.ts'

/** How views become money: in words, and by the function that pays. */
export function Formula({ ledger }: { ledger: Ledger }) {
  const [rate, ...limits] = formulaInWords(ledger)

  return (
    <Card
      title="The formula"
      description="The same for every post, and fixed since the campaign started."
    >
      <p class="font-display text-xl leading-snug font-bold tracking-tight text-balance">{rate}</p>
      {limits.length > 0 && (
        <ul class="mt-3 space-y-1 text-sm text-base-content/80">
          {limits.map((sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
      )}
      <table class="mt-5 w-full text-sm">
        <caption class="sr-only">What a post earns</caption>
        <thead>
          <tr class="text-left text-base-content/70">
            <th scope="col" class="pb-2 font-normal">
              Views
            </th>
            <th scope="col" class="pb-2 text-right font-normal">
              Earn
            </th>
          </tr>
        </thead>
        <tbody class="divide-y divide-base-300 border-t border-base-300">
          {formulaExamples(ledger).map(({ views, earned_amount }) => (
            <tr>
              <th scope="row" class="py-2.5 text-left font-normal tabular-nums">
                {grouped(views)}
              </th>
              <td class="py-2.5 text-right font-semibold">
                <Money amount={earned_amount} currency={ledger.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="mt-4 text-xs text-pretty text-base-content/70">
        Verified views are the highest number read from the platform. Where we cannot read a
        platform, our staff check and enter the number in their own name.
      </p>
    </Card>
  )
}
