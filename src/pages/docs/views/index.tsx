import type { Guide } from '../../../framework/guide.ts'
import type { Shelf } from '../../../framework/openapi/reference/shelves.ts'
import { Shelved } from '../../../framework/openapi/reference/views/shelved.tsx'
import { longestSearch } from '../../../framework/search-query.ts'
import { FoundKind, SearchForm } from '../../../framework/views/forms/search.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { GuideShelf } from '../../../framework/views/lists/guide-shelf.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import {
  apiDocsPath,
  docsGuidePath,
  docsPath,
  llmsPath,
} from '../../../vocabulary/addresses/urls.ts'
import type { Entry } from '../entries.ts'
import { EntryLink } from './found-docs.tsx'

type Props = { q: string; guides: Guide[]; entries: Entry[]; shelves: Shelf[] }

/** The way into the documentation, or what in it has the words that were looked for. */
export function DocsIndex({ q, guides, entries, shelves }: Props) {
  return (
    <Layout
      title={q === '' ? 'Documentation' : `Documentation about ${q}`}
      description="Guides and reference for developers and agents that work with Troupe: first requests, errors, retries, lists, events, keys and limits."
    >
      <PageHeader
        title="Documentation"
        description={
          <>
            For developers and agents. Also as text:{' '}
            <a href={llmsPath} class="link" data-turbo="false">
              llms.txt
            </a>
            , and{' '}
            <a href="/openapi.json" class="link" data-turbo="false">
              openapi.json
            </a>
            .
          </>
        }
      >
        <a href={apiDocsPath} class="btn btn-sm">
          Reference
        </a>
      </PageHeader>
      <Shelved page={docsPath} shelves={shelves}>
        <SearchForm
          action={docsPath}
          label="Search guides and operations"
          q={q}
          longest={longestSearch}
        />
        {q === '' ? (
          <Overview guides={guides} shelves={shelves} />
        ) : (
          <Found q={q} guides={guides} entries={entries} />
        )}
      </Shelved>
    </Layout>
  )
}

function Overview({ guides, shelves }: { guides: Guide[]; shelves: Shelf[] }) {
  return (
    <>
      {shelves.map(({ title, pages }) => {
        const own = guides.filter((guide) =>
          pages.some(({ href }) => href === docsGuidePath(guide)),
        )
        return <GuideShelf title={title} guides={own} pathOf={docsGuidePath} />
      })}
    </>
  )
}

function Found({ q, guides, entries }: Omit<Props, 'shelves'>) {
  if (guides.length + entries.length === 0)
    return (
      <EmptyState icon="search" title={`Nothing has “${q}”`}>
        Try other words, or <a href={docsPath}>see all guides</a>.
      </EmptyState>
    )
  return (
    <>
      <GuideShelf title="Guides" guides={guides} pathOf={docsGuidePath} />
      {entries.length > 0 && (
        <FoundKind title="Operations">
          {entries.map((entry) => (
            <EntryLink entry={entry} />
          ))}
        </FoundKind>
      )}
    </>
  )
}
