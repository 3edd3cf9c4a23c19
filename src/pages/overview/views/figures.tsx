import type { ComponentChildren } from 'preact'
import { Change, Figure, Figures } from '../../../framework/views/lists/figures.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { CollabViews } from '../../../programs/collab-submissions/posting/view-counts.ts'
import { collabsPath } from '../../../vocabulary/addresses/urls.ts'
import { counted, grouped } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { percentMore, type Spent, type Sums } from '../figures/sums.ts'
import type { PostsBehind } from '../links.ts'

type Props = {
  organization: { id: number }
  now: Sums
  before: Sums
  behind: PostsBehind
  /** The posts for collabs of the period, whose views are not paid. */
  collabs?: CollabViews
}

/** Money that was spent and what came of it, beside the period before. Each currency stands for itself. */
export function OverviewFigures({ organization, now, before, behind, collabs }: Props) {
  const spentBefore = (currency: string) => before.spent.find((one) => one.currency === currency)

  return (
    <Figures>
      <Figure
        name="Spent"
        note={<SpentNote organization={organization} now={now.spent} before={before.spent} />}
        href={behind.inPeriod()}
      >
        <Amounts spent={now.spent} amount={({ used_amount }) => used_amount} />
      </Figure>
      <Figure
        name="Views"
        href={behind.inPeriod()}
        note={
          <>
            <Change by={percentMore(now.view_count, before.view_count)} better="more" />
            {collabs && collabs.posts_count > 0 && (
              <>
                ; besides,{' '}
                <Collabs of={organization}>
                  {counted(collabs.view_count, 'view')} of collab posts
                </Collabs>
              </>
            )}
          </>
        }
      >
        <Count of={now.view_count} />
      </Figure>
      <Figure
        name="Effective CPM"
        href={behind.inPeriod()}
        note={now.spent.length === 1 && <CpmNote now={now.spent[0]} before={before.spent[0]} />}
      >
        <Amounts
          spent={now.spent.filter(({ currency }) => spentBefore(currency))}
          amount={({ effective_cpm_amount }) => effective_cpm_amount}
        />
      </Figure>
      <Figure
        name="Posts approved"
        note={<PostsNote now={now} before={before} />}
        href={behind.inPeriod({ by: 'approved' })}
      >
        {grouped(now.posts_count)}
      </Figure>
    </Figures>
  )
}

type AmountsProps = { spent: Spent[]; amount: (spent: Spent) => number | null }

function Amounts({ spent, amount }: AmountsProps) {
  const shown = spent.flatMap((one) => {
    const value = amount(one)
    return value === null ? [] : [{ value, currency: one.currency }]
  })
  if (shown.length === 0) return <span class="text-base-content/60">None yet</span>

  return (
    <>
      {shown.map(({ value, currency }) => (
        <span class="block">
          <Money amount={value} currency={currency} />
        </span>
      ))}
    </>
  )
}

type SpentNoteProps = Pick<Props, 'organization'> & { now: Spent[]; before: Spent[] }

function SpentNote({ organization, now, before }: SpentNoteProps) {
  const collabs = now.filter(({ collab_amount }) => collab_amount > 0)
  if (collabs.length > 0) {
    const amounts = collabs.map(({ collab_amount, currency }) =>
      formatMoney(collab_amount, currency),
    )
    return (
      <>
        and <Collabs of={organization}>{amounts.join(' and ')} for collabs</Collabs>
      </>
    )
  }
  const [only, ...others] = now
  if (only === undefined || others.length > 0) return null
  return <Change by={percentMore(only.used_amount, before[0]?.used_amount ?? 0)} />
}

/** A link above that of its tile, which leads to posts for campaigns. */
function Collabs({ of: organization, children }: CollabsProps) {
  return (
    <a href={collabsPath(organization)} class="link relative z-10">
      {children}
    </a>
  )
}

type CollabsProps = { of: { id: number }; children: ComponentChildren }

function CpmNote({ now, before }: { now: Spent | undefined; before: Spent | undefined }) {
  const was = before?.effective_cpm_amount ?? 0
  if (now?.effective_cpm_amount == null) return <>for 1,000 views</>
  return <Change by={percentMore(now.effective_cpm_amount, was)} better="less" />
}

function PostsNote({ now, before }: Pick<Props, 'now' | 'before'>) {
  const more = now.posts_count - before.posts_count
  const received = `of ${counted(now.submissions_count, 'post')} submitted`
  if (more === 0) return <>{received}</>
  return (
    <>
      <span class="font-semibold tabular-nums">
        <span aria-hidden="true">{more > 0 ? '▲' : '▼'} </span>
        {grouped(Math.abs(more))} {more > 0 ? 'more' : 'fewer'}
      </span>
      , {received}
    </>
  )
}
