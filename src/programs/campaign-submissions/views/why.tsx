import { Card } from '../../../framework/views/card.tsx'
import { Money } from '../../../framework/views/money.tsx'
import { Table } from '../../../framework/views/table.tsx'
import { Time } from '../../../framework/views/time.tsx'
import type { Explanation } from '../explanation.ts'

/** From views to money, step by step, the same for both sides. */
export function WhyThisAmount({ explanation }: { explanation: Explanation | undefined }) {
  if (explanation === undefined) return null
  const { steps, snapshot, currency, grants, next_grant_amount, next_grant_at } = explanation

  return (
    <Card title="Why this amount">
      <ol class="list-decimal space-y-1.5 pl-5 text-sm">
        {steps.map(({ text }) => (
          <li>{text}</li>
        ))}
      </ol>
      {snapshot && (
        <p class="mt-3 text-xs text-base-content/70">
          Read from {snapshot.provider} <Time at={snapshot.taken_at} isPhrase />. A view is:{' '}
          {snapshot.view_definition}
        </p>
      )}
      {next_grant_amount > 0 && next_grant_at && (
        <p class="mt-3 text-sm font-medium">
          <Money amount={next_grant_amount} currency={currency} /> is added with the next daily
          grant, <Time at={next_grant_at} after="about" />.
        </p>
      )}
      {grants.length > 0 && (
        <div class="mt-4">
          <Table
            caption="Grants"
            rows={grants}
            columns={[
              {
                title: 'Granted',
                class: 'max-sm:hidden',
                cell: ({ created_at }) => <Time at={created_at} />,
              },
              {
                title: 'Reward',
                cell: (grant) => (
                  <>
                    <Money
                      amount={grant.reward_amount - grant.returned_reward_amount}
                      currency={currency}
                    />
                    <span class="block text-xs text-base-content/70 sm:hidden">
                      <Time at={grant.created_at} />
                    </span>
                  </>
                ),
              },
              {
                title: 'Can be withdrawn',
                cell: ({ release_at, released_at }) => <Time at={released_at ?? release_at} />,
              },
            ]}
          />
        </div>
      )}
    </Card>
  )
}
