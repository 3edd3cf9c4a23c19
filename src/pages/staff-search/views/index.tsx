import { longestSearch, wordsOf } from '../../../framework/search-query.ts'
import { FoundKind, FoundLink, SearchForm } from '../../../framework/views/forms/search.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { JumpList, useJumps } from '../../../framework/views/layout/palette/jump-list.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { IconName } from '../../../framework/views/values/icon.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { statusWords } from '../../../money/payouts/views/status.tsx'
import { eventInWords } from '../../../money/transfers/words.ts'
import { collabBadges } from '../../../programs/collabs/views/state.tsx'
import { campaignStates, collabStates } from '../../../programs/submissions/states.ts'
import { staffSearchPath } from '../../../vocabulary/addresses/staff-urls.ts'
import type { HelpGuide } from '../../help/guides.ts'
import { FoundGuides } from '../../help/views/found-guides.tsx'
import { type RecordKind, recordKinds } from '../kinds.ts'
import { detailOf, pathOf } from '../presenter.ts'
import type { StaffFound } from '../queries.ts'

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

type Props = { q: string; found: StaffFound[]; guides: HelpGuide[] }

export function StaffSearch({ q, found, guides }: Props) {
  const jumps = useJumps(wordsOf(q))
  const isNothing = found.length + guides.length + jumps.groups.length + jumps.actions.length === 0
  const present = recordKinds.filter((kind) => found.some((one) => one.kind === kind))

  return (
    <Layout title={q === '' ? 'Search' : `Search for ${q}`}>
      <PageHeader title="Search" description="Any person or record of this installation." />
      <SearchForm
        action={staffSearchPath}
        label="Search any person or record"
        q={q}
        longest={longestSearch}
        placeholder="Name, e-mail, id, link or payment reference"
      />
      <div id="places">
        <JumpList {...jumps} />
      </div>
      {/* The palette takes this part out of the page. */}
      <div id="found">
        {present.map((kind) => (
          <FoundKind title={kinds[kind].title}>
            {found
              .filter((one) => one.kind === kind)
              .map((one) => (
                <FoundRecord found={one} />
              ))}
          </FoundKind>
        ))}
        {q !== '' && <FoundGuides guides={guides} />}
        {isNothing && <Nothing />}
      </div>
    </Layout>
  )
}

function Nothing() {
  return (
    <EmptyState icon="search" title="Nothing found">
      Search people by name or e-mail, and everything else by name. You can also paste a link to a
      page or post, an id from the API, or a payment reference.
    </EmptyState>
  )
}

function FoundRecord({ found }: { found: StaffFound }) {
  const { kind, amount, currency, state } = found

  return (
    <FoundLink
      href={pathOf(found)}
      icon={kinds[kind].icon}
      title={titleOf(found)}
      detail={detailOf(found)}
    >
      {amount !== null && currency !== null && (
        <span class="shrink-0 max-sm:hidden">
          <Money amount={amount} currency={currency} />
        </span>
      )}
      {state !== null && (
        <span class="shrink-0 text-base-content/70 max-sm:hidden">
          {stateInWords(found, state)}
        </span>
      )}
    </FoundLink>
  )
}

/** The state as the pages of its kind call it. Only what is for a collab has a price. */
function stateInWords({ kind, amount }: StaffFound, state: string): string {
  const ofWork = amount === null ? campaignNames : collabNames
  const names = kind === 'Submission' ? ofWork : namesByKind[kind]
  return names?.[state] ?? state.replaceAll('_', ' ')
}

const namesOf = (looks: Record<string, { name: string }>): Record<string, string> =>
  Object.fromEntries(Object.entries(looks).map(([state, { name }]) => [state, name]))

const campaignNames = namesOf(campaignStates)
const collabNames = namesOf(collabStates)
const namesByKind: Partial<Record<RecordKind, Record<string, string>>> = {
  Collab: namesOf(collabBadges),
  Payout: statusWords,
}

function titleOf({ kind, title }: StaffFound): string {
  if (kind === 'Transfer') return eventInWords(title)
  return title || 'Without a name'
}
