import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { socialAccountsPath } from '../../../vocabulary/addresses/urls.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'
import { ConnectForm } from './form.tsx'

type Props = { signIn: PlatformId[]; typed?: unknown; errors?: AttributeErrors }

export function SocialAccountNew({ signIn, typed, errors = {} }: Props) {
  return (
    <Layout title="Connect an account">
      <PageHeader title="Connect an account" description="An account you post on for campaigns.">
        <a href={socialAccountsPath} class="btn btn-sm">
          Your accounts
        </a>
      </PageHeader>
      <Card>
        <ConnectForm signIn={signIn} typed={typed} errors={errors} />
      </Card>
    </Layout>
  )
}
