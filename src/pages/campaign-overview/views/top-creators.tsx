import { Card } from '../../../framework/views/card.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { displayName } from '../../../tables/users/users.ts'
import { creatorPath } from '../../../vocabulary/addresses/creator-urls.ts'
import { effectiveCpm } from '../../../vocabulary/amounts/effective-cpm.ts'
import type { CreatorFound } from '../queries.ts'

type Props = {
  campaign: Pick<Campaign, 'organization_id' | 'currency'>
  creators: CreatorFound[]
}

/** The creators whose posts have most views. */
export function TopCreators({ campaign, creators }: Props) {
  const { currency, organization_id } = campaign
  return (
    <Card title="Top creators">
      {creators.length === 0 ? (
        <p class="text-sm text-base-content/70">Nobody has submitted a post yet.</p>
      ) : (
        <table class="table table-sm">
          <thead>
            <tr>
              <th scope="col">Creator</th>
              <th scope="col" class="text-right">
                Views
              </th>
              <th scope="col" class="text-right">
                Spent
              </th>
              <th scope="col" class="text-right max-sm:hidden">
                CPM
              </th>
            </tr>
          </thead>
          <tbody class="tabular-nums">
            {creators.map((creator) => {
              const cpm = effectiveCpm(creator.used_amount, creator.view_count)
              return (
                <tr>
                  <th scope="row" class="font-semibold break-words">
                    <a
                      href={creatorPath({ organization_id, user_id: creator.user_id })}
                      class="link link-hover inline-flex items-center max-md:min-h-11"
                    >
                      {displayName(creator)}
                    </a>
                  </th>
                  <td class="text-right">
                    <Count of={creator.view_count} />
                  </td>
                  <td class="text-right">
                    <Money amount={creator.used_amount} currency={currency} />
                  </td>
                  <td class="text-right max-sm:hidden">
                    {cpm === null ? '–' : <Money amount={cpm} currency={currency} />}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Card>
  )
}
