import { longestSearch } from '../../../framework/search-query.ts'
import { SearchForm } from '../../../framework/views/forms/search.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { GuideShelf } from '../../../framework/views/lists/guide-shelf.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { MailLink } from '../../../framework/views/values/mail-link.tsx'
import { apiDocsPath, guidePath, helpPath } from '../../../vocabulary/addresses/urls.ts'
import { audiences } from '../audiences.ts'
import type { HelpGuide } from '../guides.ts'
import { audienceNames } from './audience-names.ts'

type Props = { q: string; guides: HelpGuide[]; support: string | undefined }

/** The guides by whom they are for, or those that have what was looked for. */
export function HelpPage({ q, guides, support }: Props) {
  return (
    <Layout title={q === '' ? 'Help' : `Help about ${q}`} description="Guides to Troupe.">
      <PageHeader
        title="Help"
        description={
          <>
            Short guides to how things work here. For developers there is the{' '}
            <a href={apiDocsPath} class="link">
              API reference
            </a>
            .
            {support !== undefined && (
              <>
                {' '}
                To ask a person, write to <MailLink to={support} />.
              </>
            )}
          </>
        }
      />
      <SearchForm action={helpPath} label="Search the guides" q={q} longest={longestSearch} />
      {audiences.map((audience) => (
        <GuideShelf
          title={audienceNames[audience]}
          guides={guides.filter((guide) => guide.audience === audience)}
          pathOf={guidePath}
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
