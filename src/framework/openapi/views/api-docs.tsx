import { scriptPath, stylesheetPaths } from '../../views/assets.ts'
import { Layout } from '../../views/layout.tsx'
import { PageHeader } from '../../views/page-header.tsx'

/** The reference renders itself in the browser from `/openapi.json`. */
export function ApiDocs() {
  return (
    <Layout
      title="JSON interface"
      description="The reference of Troupe's JSON interface: campaigns, collabs, members and everything else that its pages do, for programs."
    >
      <PageHeader
        title="JSON interface"
        description={
          <>
            Everything these pages do, for programs. Machine-readable at{' '}
            <a href="/openapi.json" class="link" data-turbo="false">
              /openapi.json
            </a>
            .
          </>
        }
      />
      {stylesheetPaths('api-docs.ts').map((href) => (
        <link rel="stylesheet" href={href} />
      ))}
      <noscript>
        <p class="mb-6">
          The reference is drawn by a script. What it draws is all in{' '}
          <a href="/openapi.json" class="link">
            /openapi.json
          </a>
          , an OpenAPI document that many tools can read.
        </p>
      </noscript>
      <h2 class="sr-only">Operations</h2>
      <div
        id="api-docs"
        class="overflow-x-auto rounded-box empty:hidden border border-base-300 bg-base-100"
      />
      <script type="module" src={scriptPath('api-docs.ts')} />
    </Layout>
  )
}
