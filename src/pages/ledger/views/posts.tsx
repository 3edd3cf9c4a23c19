import type { Page } from '../../../framework/pagination.ts'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { LedgerPost } from '../posts.ts'
import type { Ledger } from '../queries.ts'
import { nextGrantIn } from '../steps.ts'
import { LedgerEntry } from './entry.tsx'

type Props = { ledger: Ledger; page: Page<LedgerPost> }

/** Every post that counts, and what they come to. */
export function LedgerPosts({ ledger, page }: Props) {
  return (
    <section aria-labelledby="posts">
      <div class="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="posts" class="section-title">
          Every post that counts
        </h2>
        {page.total > 0 && (
          <p class="text-sm text-base-content/70">
            Latest approval first. Open one to see how its amount adds up.
          </p>
        )}
      </div>
      {page.total === 0 ? (
        <EmptyState icon="clapperboard" title="No posts count yet">
          As soon as the brand approves a post, it shows up here with its views and what they earn.
        </EmptyState>
      ) : (
        <>
          {page.rows.length > 0 && (
            <ul class="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xs">
              {page.rows.map((post) => (
                <LedgerEntry ledger={ledger} post={post} />
              ))}
            </ul>
          )}
          <Pagination page={page} />
        </>
      )}
      {page.total > 0 && <Sum ledger={ledger} page={page} />}
    </section>
  )
}

/** The sum, which shows that the posts come to exactly what is spent. */
function Sum({ ledger, page }: Props) {
  const { used_amount, aside_amount, currency, fee_bps } = ledger
  const next = page.rows.reduce(
    (before, post) => before + nextGrantIn(ledger, post).next_grant_amount,
    0,
  )
  const isAll = page.rows.length === page.total

  return (
    <dl class="mt-6 ml-auto max-w-md space-y-1.5 text-sm">
      <div class="flex justify-between gap-4">
        <dt class="text-base-content/70">
          Granted to posts that count{fee_bps !== null && fee_bps > 0 && ', with fees'}
        </dt>
        <dd>
          <Money amount={used_amount - aside_amount} currency={currency} />
        </dd>
      </div>
      {aside_amount > 0 && (
        <div class="flex justify-between gap-4">
          <dt class="text-base-content/70">Granted to posts that no longer count</dt>
          <dd>
            <Money amount={aside_amount} currency={currency} />
          </dd>
        </div>
      )}
      <div class="flex justify-between gap-4 border-t border-base-300 pt-1.5 font-bold">
        <dt>Spent</dt>
        <dd>
          <Money amount={used_amount} currency={currency} />
        </dd>
      </div>
      {next > 0 && (
        <div class="flex justify-between gap-4 text-base-content/70">
          <dt>Due with the next grant{!isAll && ', for the posts on this page'}</dt>
          <dd>
            <Money amount={next} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  )
}
