import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { ShownMonth } from '../month.ts'
import { mostEntries } from '../queries.ts'
import { daysAfter, monthOf } from '../span.ts'
import { Agenda } from './agenda.tsx'
import { LinkCard } from './link.tsx'
import { MonthTable } from './month-table.tsx'

const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month with all that is due in it: as a table where there is room, and as a list for everyone. */
export function CalendarPage(props: ShownMonth) {
  const { path, month, days, isOwn, isFull, link } = props
  const name = monthName.format(new Date(month.from))

  return (
    <Layout title={`${isOwn ? 'Your calendar' : 'Calendar'}, ${name}`}>
      <PageHeader
        title="Calendar"
        description={
          isOwn
            ? 'What is due of your work, and when money comes.'
            : 'What is due in your programs, by you and by creators.'
        }
      />
      <div class="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 class="font-display text-xl font-bold tracking-tight">{name}</h2>
        <Months {...props} />
      </div>
      <MonthTable {...props} name={name} />
      {days.size === 0 ? (
        <EmptyState icon="calendar" title="Nothing is due in this month">
          {isOwn
            ? 'Deadlines of your work, ends of campaigns, and the days on which money comes are shown here.'
            : 'Decisions, deadlines of collabs, and ends of campaigns and budgets are shown here.'}
        </EmptyState>
      ) : (
        <Agenda {...props} />
      )}
      {isFull && (
        <p class="mt-4 text-sm text-base-content/75">
          There is more: only the first {mostEntries} are shown.
        </p>
      )}
      <LinkCard link={link} path={path} isOwn={isOwn} />
    </Layout>
  )
}

function Months({ path, month, today }: ShownMonth) {
  const before = monthOf(daysAfter(month.from, -1)).from
  const after = daysAfter(month.to, 1)
  const isNow = today >= month.from && today <= month.to

  return (
    <nav aria-label="Months" class="join">
      <a href={`${path}?from=${before}`} class="btn btn-sm join-item" rel="prev">
        <Icon name="chevronRight" class="size-4 rotate-180" />
        <span class="sr-only">Previous month</span>
      </a>
      <a href={path} class="btn btn-sm join-item" aria-current={isNow ? 'page' : undefined}>
        Today
      </a>
      <a href={`${path}?from=${after}`} class="btn btn-sm join-item" rel="next">
        <Icon name="chevronRight" class="size-4" />
        <span class="sr-only">Next month</span>
      </a>
    </nav>
  )
}
