import { longestSearch } from '../../../framework/search-query.ts'
import { Card } from '../../../framework/views/card.tsx'
import { SearchForm } from '../../../framework/views/forms/search.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { apiDocsPath, guidePath, helpPath } from '../../../vocabulary/addresses/urls.ts'
import { audiences } from '../audiences.ts'
import type { Guide } from '../guides.ts'
import { audienceNames } from './audience-names.ts'

/** The guides by whom they are for, or those that have what was looked for. */
export function HelpPage({ q, guides }: { q: string; guides: Guide[] }) {
  return (
    <Layout title={q === '' ? 'Help' : `Help about ${q}`} description="Guides to Troupe.">
      <PageHeader
        title="Help"
        description={
          <>
            Short guides to how things work here. For programs there is the{' '}
            <a href={apiDocsPath} class="link">
              API reference
            </a>
            .
          </>
        }
      />
      <SearchForm action={helpPath} label="Search the guides" q={q} longest={longestSearch} />
      {audiences.map((audience) => (
        <Shelf
          title={audienceNames[audience]}
          guides={guides.filter((guide) => guide.audience === audience)}
        />
      ))}
      {guides.length === 0 && (
        <EmptyState icon="search" title={`No guide has “${q}”`}>
          Try other words, or <a href={helpPath}>see all guides</a>.
        </EmptyState>
      )}
    </Layout>
  )
}

function Shelf({ title, guides }: { title: string; guides: Guide[] }) {
  if (guides.length === 0) return null
  return (
    <Card title={title}>
      <ul class="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {guides.map((guide) => (
          <li>
            <a href={guidePath(guide)} class="link link-hover font-semibold">
              {guide.title}
            </a>
            <p class="mt-1 text-sm text-base-content/75">{guide.summary}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
