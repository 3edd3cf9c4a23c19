import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { socialAccountsPath } from '../../../vocabulary/urls.ts'
import { ConnectForm } from './form.tsx'

type Props = { typed?: unknown; errors?: AttributeErrors }

export function SocialAccountNew({ typed, errors = {} }: Props) {
  return (
    <Layout title="Connect an account">
      <PageHeader
        title="Connect an account"
        description="One of yours, on which you post for campaigns."
      >
        <a href={socialAccountsPath} class="btn btn-sm">
          Your accounts
        </a>
      </PageHeader>
      <Card>
        <ConnectForm typed={typed} errors={errors} />
      </Card>
    </Layout>
  )
}
