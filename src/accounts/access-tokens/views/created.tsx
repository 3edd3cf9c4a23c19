import { Card } from '../../../framework/views/card.tsx'
import { CodeBlock } from '../../../framework/views/code-block.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import {
  absolute,
  accessTokensPath,
  organizationsPath,
} from '../../../vocabulary/addresses/urls.ts'
import type { NewAccessToken } from '../model.ts'
import { AreaBadges } from './areas.tsx'
import { Permission } from './permission.tsx'

/**
 * The token is in a temporary element, which Turbo leaves out of its snapshot, so that going back
 * to this page does not show it again.
 */
export function AccessTokenCreated({ accessToken }: { accessToken: NewAccessToken }) {
  const { token, description, permission, areas } = accessToken
  const example = `curl ${absolute(organizationsPath)}.json \\\n  -H "Authorization: Bearer ${token}"`

  return (
    <Layout title="Your new access token">
      <PageHeader
        title="Your new access token"
        description={<span class="break-words">{description}</span>}
      >
        {areas ? <AreaBadges chosen={areas} /> : <Permission permission={permission} />}
      </PageHeader>
      <div data-turbo-temporary>
        <div role="alert" class="alert alert-warning alert-soft mb-6">
          <Icon name="circleAlert" class="size-5" />
          <span>
            Copy the token now: you will not see it again. If you lose it, revoke it and create a
            new one.
          </span>
        </div>
        <Card title="Token" description="Treat it like a password.">
          <CodeBlock text={token} label="Copy token" />
        </Card>
        <Card title="Try it" description="Lists the organizations you belong to.">
          <CodeBlock text={example} label="Copy command" />
        </Card>
      </div>
      <a href={accessTokensPath} class="btn btn-primary">
        I have copied it
      </a>
    </Layout>
  )
}
