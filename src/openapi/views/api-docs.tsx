import { scriptPath, stylesheetPaths } from '../../views/assets.ts'
import { Layout } from '../../views/layout.tsx'
import { PageHeader } from '../../views/page-header.tsx'

/** The reference renders itself in the browser from `/openapi.json`; without scripts that is linked. */
export function ApiDocs() {
  return (
    <Layout title="JSON interface">
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
      <div id="api-docs" class="overflow-x-auto rounded-box border border-base-300 bg-base-100" />
      <script type="module" src={scriptPath('api-docs.ts')} />
    </Layout>
  )
}
