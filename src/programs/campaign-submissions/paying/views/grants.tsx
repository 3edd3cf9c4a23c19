import { Money } from '../../../../framework/views/values/money.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import type { Explanation } from '../explanation.ts'

type Props = Pick<Explanation, 'grants' | 'currency'>

/** The grants day by day, and from when on it can be withdrawn. */
export function Grants({ grants, currency }: Props) {
  return (
    <table class="mt-3 w-full text-sm">
      <caption class="sr-only">Grants</caption>
      <thead class="text-left text-base-content/70">
        <tr>
          <th scope="col" class="pb-1 font-normal">
            Granted
          </th>
          <th scope="col" class="pb-1 font-normal">
            Can be withdrawn
          </th>
          <th scope="col" class="pb-1 text-right font-normal">
            Reward
          </th>
        </tr>
      </thead>
      <tbody>
        {grants.map((grant) => (
          <tr>
            <td class="py-1">
              <Time at={grant.created_at} />
            </td>
            <td class="py-1">
              <Time at={grant.released_at ?? grant.release_at} />
            </td>
            <td class="py-1 text-right">
              <Money
                amount={grant.reward_amount - grant.returned_reward_amount}
                currency={currency}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
