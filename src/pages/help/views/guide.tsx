import { markdownToHtml } from '../../../framework/rich-text/markdown.ts'
import { Card } from '../../../framework/views/card.tsx'
import { RichText } from '../../../framework/views/fields/rich-text-field.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { guidePath, helpPath } from '../../../vocabulary/addresses/urls.ts'
import type { HelpGuide } from '../guides.ts'
import { audienceNames } from './audience-names.ts'

/** One guide, and the others for the same readers. */
export function GuidePage({ guide, others }: { guide: HelpGuide; others: HelpGuide[] }) {
  return (
    <Layout title={guide.title} description={guide.summary}>
      <p class="mb-4 text-sm">
        <a href={helpPath} class="link">
          All guides
        </a>
      </p>
      <PageHeader title={guide.title} description={guide.summary} />
      <div class="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Card>
          <RichText html={markdownToHtml(guide.body)} />
        </Card>
        <nav aria-labelledby="others" class="text-sm">
          <h2 id="others" class="mb-2 font-semibold">
            {audienceNames[guide.audience]}
          </h2>
          <ul class="space-y-2">
            {others.map((other) => (
              <li>
                <a
                  href={guidePath(other)}
                  class="link link-hover"
                  aria-current={other === guide ? 'page' : undefined}
                >
                  {other.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Layout>
  )
}
