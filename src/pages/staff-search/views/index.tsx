import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { Icon, type IconName } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { Money } from '../../../framework/views/money.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { eventInWords } from '../../../money/transfers/in-words.ts'
import { staffSearchPath } from '../../../vocabulary/staff-urls.ts'
import { type RecordKind, recordKinds } from '../kinds.ts'
import { detailOf, pathOf } from '../presenter.ts'
import type { StaffFound } from '../queries.ts'
import { longestStaffSearch } from '../schema.ts'

const kinds: Record<RecordKind, { icon: IconName; title: string }> = {
  User: { icon: 'user', title: 'People' },
  Organization: { icon: 'building', title: 'Organizations' },
  Campaign: { icon: 'megaphone', title: 'Campaigns' },
  Collab: { icon: 'handshake', title: 'Collabs' },
  Submission: { icon: 'clapperboard', title: 'Submissions' },
  SocialAccount: { icon: 'atSign', title: 'Social accounts' },
  Funding: { icon: 'banknote', title: 'Fundings' },
  Refund: { icon: 'undo', title: 'Refunds' },
  Payout: { icon: 'wallet', title: 'Payouts' },
  PayoutBatch: { icon: 'wallet', title: 'Payout batches' },
  Transfer: { icon: 'coins', title: 'Transfers' },
}

export function StaffSearch({ q, found }: { q: string; found: StaffFound[] }) {
  const present = recordKinds.filter((kind) => found.some((one) => one.kind === kind))

  return (
    <Layout title={q === '' ? 'Search' : `Search for ${q}`}>
      <PageHeader title="Search" description="Any person or record of this installation." />
      <form action={staffSearchPath} method="get" class="mb-6 flex gap-2">
        <label class="input w-full">
          <Icon name="search" />
          <span class="sr-only">Search any person or record</span>
          <input
            type="search"
            name="q"
            value={q}
            maxlength={longestStaffSearch}
            placeholder="Name, e-mail, id, link or payment reference"
            autofocus
          />
        </label>
        <button type="submit" class="btn btn-primary">
          Search
        </button>
      </form>
      {/* The palette takes this part out of the page. */}
      <div id="found">
        {present.map((kind) => (
          <FoundKind kind={kind} found={found.filter((one) => one.kind === kind)} />
        ))}
        {found.length === 0 && <Nothing q={q} />}
      </div>
    </Layout>
  )
}

function Nothing({ q }: { q: string }) {
  return (
    <EmptyState icon="search" title={q === '' ? 'What are you looking for?' : 'Nothing found'}>
      Search people by name or e-mail, and everything else by name. You can also paste a link to a
      page or post, an id from the API, or a payment reference.
    </EmptyState>
  )
}

function FoundKind({ kind, found }: { kind: RecordKind; found: StaffFound[] }) {
  const { icon, title } = kinds[kind]

  return (
    <section class="mb-5">
      <h2 class="mb-1 px-2.5 text-xs font-semibold text-base-content/70">{title}</h2>
      <ul>
        {found.map((one) => (
          <li>
            <a href={pathOf(one)} class="found">
              <Icon name={icon} class="size-4.5 text-base-content/70" />
              <span class="min-w-0 flex-1 truncate font-medium">{titleOf(one)}</span>
              {one.amount !== null && one.currency !== null && (
                <span class="shrink-0 max-sm:hidden">
                  <Money amount={one.amount} currency={one.currency} />
                </span>
              )}
              {one.state !== null && (
                <span class="shrink-0 text-base-content/70 max-sm:hidden">
                  {one.state.replaceAll('_', ' ')}
                </span>
              )}
              <span class="max-w-2/5 truncate text-base-content/70">{detailOf(one)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function titleOf({ kind, title }: StaffFound): string {
  if (kind === 'Transfer') return eventInWords(title)
  return title || 'Without a name'
}
