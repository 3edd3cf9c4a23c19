import { longestSearch, wordsOf } from '../../../framework/search-query.ts'
import { FoundKind, FoundLink, SearchForm } from '../../../framework/views/forms/search.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { JumpList, useJumps } from '../../../framework/views/layout/palette/jump-list.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import type { IconName } from '../../../framework/views/values/icon.tsx'
import { staffSearchFor } from '../../../vocabulary/addresses/staff-urls.ts'
import { searchPath } from '../../../vocabulary/addresses/urls.ts'
import { type FoundDocs, FoundInDocs } from '../../docs/views/found-docs.tsx'
import type { HelpGuide } from '../../help/guides.ts'
import { FoundGuides } from '../../help/views/found-guides.tsx'
import { pathOf } from '../presenter.ts'
import type { SearchResult } from '../queries.ts'

const kinds: Record<SearchResult['kind'], { icon: IconName; title: string }> = {
  Campaign: { icon: 'megaphone', title: 'Campaigns' },
  Collab: { icon: 'handshake', title: 'Collabs' },
  Creator: { icon: 'users', title: 'Creators' },
  Submission: { icon: 'clapperboard', title: 'Submissions' },
  Program: { icon: 'compass', title: 'Programs to take part in' },
}

type Props = { q: string; found: SearchResult[]; guides: HelpGuide[]; docs: FoundDocs }

export function SearchIndex({ q, found, guides, docs }: Props) {
  const { user } = useFrame()
  const jumps = useJumps(wordsOf(q))
  const isNothing =
    found.length +
      guides.length +
      docs.guides.length +
      docs.entries.length +
      jumps.groups.length +
      jumps.actions.length ===
    0
  const present = (Object.keys(kinds) as SearchResult['kind'][]).filter((kind) =>
    found.some((one) => one.kind === kind),
  )

  return (
    <Layout title={q === '' ? 'Search' : `Search for ${q}`}>
      <PageHeader
        title="Search"
        description="Campaigns, collabs and creators by name, posts by their link, and every page."
      />
      <SearchForm
        action={searchPath}
        label="Search programs, creators and posts"
        q={q}
        longest={longestSearch}
      />
      {user?.isStaff && (
        <p class="mb-6 text-sm">
          <a href={staffSearchFor(q)} class="link">
            Search everything, as staff
          </a>
        </p>
      )}
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
                <FoundLink
                  href={pathOf(one)}
                  icon={kinds[kind].icon}
                  title={titleOf(one)}
                  detail={one.organization_name}
                />
              ))}
          </FoundKind>
        ))}
        {q !== '' && <FoundGuides guides={guides} />}
        <FoundInDocs {...docs} />
        {isNothing && (
          <EmptyState icon="search" title={`No results for “${q}”`}>
            Search campaigns, collabs and creators by name, and posts by their link.
          </EmptyState>
        )}
      </div>
    </Layout>
  )
}

/** A post by who made it and for what, since its address says neither. */
function titleOf({ account_handle, title, detail }: SearchResult): string {
  return account_handle === null ? title : `@${account_handle.replace(/^@/, '')} · ${detail}`
}
