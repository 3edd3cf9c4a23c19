import type { AttributeErrors } from '../../errors.ts'
import { socialAccountsPath } from '../../urls.ts'
import { Card } from '../../views/card.tsx'
import { Layout } from '../../views/layout.tsx'
import { PageHeader } from '../../views/page-header.tsx'
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
