import { apiDocsPath } from '../../../../vocabulary/addresses/urls.ts'
import { Layout } from '../../../views/layout/layout.tsx'
import { PageHeader } from '../../../views/page-header.tsx'
import type { Group } from '../operations.ts'

/** The frame around the reference, whose markup is rendered once and given as a text. */
export function ApiDocs({ reference }: { reference: string }) {
  return (
    <Layout
      title="JSON interface"
      description="The reference of Troupe's JSON interface: campaigns, collabs, members and everything else that its pages do, for software."
    >
      <PageHeader
        title="JSON interface"
        description={
          <>
            Everything these pages do, for software. Machine-readable at{' '}
            <a href="/openapi.json" class="link" data-turbo="false">
              /openapi.json
            </a>
            .
          </>
        }
      />
      <div dangerouslySetInnerHTML={{ __html: reference }} />
    </Layout>
  )
}

type GroupProps = { group: Group; reference: string }

export function GroupDocs({ group: { name, description }, reference }: GroupProps) {
  return (
    <Layout
      title={`${name} · JSON interface`}
      description={`${description} The reference of ${name} in Troupe's JSON interface.`}
    >
      <PageHeader title={name} description={description}>
        <a href={apiDocsPath} class="btn btn-sm">
          Back to the overview
        </a>
      </PageHeader>
      <div dangerouslySetInnerHTML={{ __html: reference }} />
    </Layout>
  )
}
