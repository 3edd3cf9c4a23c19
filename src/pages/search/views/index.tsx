import { EmptyState } from '../../../framework/views/empty-state.tsx'
import { useFrame } from '../../../framework/views/frame.ts'
import { Icon, type IconName } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { staffSearchFor } from '../../../vocabulary/staff-urls.ts'
import { searchPath } from '../../../vocabulary/urls.ts'
import { pathOf } from '../presenter.ts'
import type { Found } from '../queries.ts'
import { longestSearch } from '../schema.ts'

const kinds: Record<Found['kind'], { icon: IconName; title: string }> = {
  Campaign: { icon: 'megaphone', title: 'Campaigns' },
  Collab: { icon: 'handshake', title: 'Collabs' },
  Creator: { icon: 'users', title: 'Creators' },
  Submission: { icon: 'clapperboard', title: 'Submissions' },
  Program: { icon: 'compass', title: 'Programs to take part in' },
}

export function SearchIndex({ q, found }: { q: string; found: Found[] }) {
  const { user } = useFrame()
  const present = (Object.keys(kinds) as Found['kind'][]).filter((kind) =>
    found.some((one) => one.kind === kind),
  )

  return (
    <Layout title={q === '' ? 'Search' : `Search for ${q}`}>
      <PageHeader title="Search" />
      <form action={searchPath} method="get" class="mb-6 flex gap-2">
        <label class="input w-full">
          <Icon name="search" />
          <span class="sr-only">Search programs, creators and posts</span>
          <input type="search" name="q" value={q} maxlength={longestSearch} autofocus />
        </label>
        <button type="submit" class="btn btn-primary">
          Search
        </button>
      </form>
      {user?.isStaff && (
        <p class="mb-6 text-sm">
          <a href={staffSearchFor(q)} class="link">
            Search everything, as staff
          </a>
        </p>
      )}
      {/* The palette takes this part out of the page. */}
      <div id="found">
        {present.map((kind) => (
          <FoundKind kind={kind} found={found.filter((one) => one.kind === kind)} />
        ))}
        {found.length === 0 && (
          <EmptyState
            icon="search"
            title={q === '' ? 'What are you looking for?' : `No results for “${q}”`}
          >
            Search campaigns, collabs and creators by name, and posts by their link.
          </EmptyState>
        )}
      </div>
    </Layout>
  )
}

function FoundKind({ kind, found }: { kind: Found['kind']; found: Found[] }) {
  const { icon, title } = kinds[kind]

  return (
    <section class="mb-5">
      <h2 class="mb-1 px-2.5 text-xs font-semibold text-base-content/70">{title}</h2>
      <ul>
        {found.map((one) => (
          <li>
            <a href={pathOf(one)} class="found">
              <Icon name={icon} class="size-4.5 text-base-content/70" />
              <span class="min-w-0 flex-1 truncate font-medium">{one.title}</span>
              <span class="max-w-2/5 truncate text-base-content/70">{one.organization_name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
