import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/error-alert.tsx'
import { Icon } from '../../../framework/views/icon.tsx'
import { Layout } from '../../../framework/views/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { accountExportPath, mePath } from '../../../vocabulary/urls.ts'

/** Why the account was not deleted, each reason by itself. */
type Props = { refusals?: string[] | undefined }

export function AccountData({ refusals }: Props) {
  return (
    <Layout title="Your data">
      <PageHeader title="Your data" description="What is kept about you is yours." />
      <Card
        title="Take it along"
        description="A ZIP file of JSON: your account, organizations, social accounts, address, earnings and payouts, sessions, notifications and what you did."
      >
        <a href={accountExportPath} class="btn btn-sm" data-turbo="false">
          <Icon name="download" />
          Download your data
        </a>
      </Card>
      <Card
        danger
        title="Delete your account"
        description="Your account and all that is yours alone are deleted for good. What others rely on, such as the audit log of an organization, stays without your name."
      >
        <ErrorAlert messages={refusals} />
        <Confirm
          id="account"
          label="Delete account"
          title="Delete your account?"
          action={mePath}
          confirm="Delete account"
        >
          You leave all your organizations, and those that nobody else belongs to are deleted. This
          cannot be undone.
        </Confirm>
      </Card>
    </Layout>
  )
}
