import type { Guide } from '../../../framework/guide.ts'
import type { Shelf } from '../../../framework/openapi/reference/shelves.ts'
import { Shelved } from '../../../framework/openapi/reference/views/shelved.tsx'
import { RichText } from '../../../framework/views/fields/rich-text-field.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { docsGuidePath, markdownPath } from '../../../vocabulary/addresses/urls.ts'
import { partsOf } from '../body-parts.ts'
import { Examples } from './examples.tsx'

/** One guide beside the contents of all. */
export function DocsGuide({ guide, shelves }: { guide: Guide; shelves: Shelf[] }) {
  const path = docsGuidePath(guide)

  return (
    <Layout title={guide.title} description={guide.summary}>
      <PageHeader title={guide.title} description={guide.summary}>
        <a href={markdownPath(path)} class="btn btn-sm" data-turbo="false">
          Markdown
        </a>
      </PageHeader>
      <Shelved page={path} shelves={shelves}>
        <article class="guide" data-controller="languages">
          {partsOf(guide.body).map((part) =>
            'html' in part ? <RichText html={part.html} /> : <Examples examples={part.examples} />,
          )}
        </article>
      </Shelved>
    </Layout>
  )
}
