import { AreaBadges } from '../../../accounts/access-tokens/views/areas.tsx'
import { Card } from '../../../framework/views/card.tsx'
import { CodeBlock } from '../../../framework/views/code-block.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import type { Member } from '../../../tables/actor.ts'
import { organizationTokensPath } from '../../../vocabulary/addresses/token-urls.ts'
import { absolute, organizationPath } from '../../../vocabulary/addresses/urls.ts'
import type { NewOrganizationToken } from '../model.ts'

type Props = { member: Member; token: NewOrganizationToken }

/** The token is in a temporary element, which Turbo leaves out of its snapshot. */
export function OrganizationTokenCreated({ member: { organization }, token }: Props) {
  const address = absolute(organizationPath(organization))
  const example = `curl ${address}.json \\\n  -H "Authorization: Bearer ${token.token}"`

  return (
    <Layout title={`The new access token of ${organization.name}`}>
      <PageHeader
        title="The new access token"
        description={<span class="break-words">{token.description}</span>}
      >
        <AreaBadges chosen={token.areas} />
      </PageHeader>
      <div data-turbo-temporary>
        <div role="alert" class="alert alert-warning alert-soft mb-6">
          <Icon name="circleAlert" class="size-5" />
          <span>
            Copy the token now: nobody will see it again. If it is lost, revoke it and create a new
            one.
          </span>
        </div>
        <Card title="Token" description="Treat it like a password. All admins are told of it.">
          <CodeBlock text={token.token} label="Copy token" />
        </Card>
        <Card title="Try it" description={`Shows ${organization.name}.`}>
          <CodeBlock text={example} label="Copy command" />
        </Card>
      </div>
      <a href={organizationTokensPath(organization)} class="btn btn-primary">
        I have copied it
      </a>
    </Layout>
  )
}
