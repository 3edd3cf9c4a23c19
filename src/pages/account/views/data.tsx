import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { accountExportPath, mePath } from '../../../vocabulary/addresses/urls.ts'

type Props = {
  /** Why the account was not deleted, each reason by itself. */
  refusals?: string[] | undefined
  /** Why it could not be right now, before anybody tries. */
  reasons?: string[]
}

export function AccountData({ refusals, reasons = [] }: Props) {
  return (
    <Layout title="Your data">
      <PageHeader title="Your data" description="Download or delete what we keep about you." />
      <Card
        title="Download your data"
        description="A ZIP file with JSON: your account, organizations, social accounts, address, earnings and payouts, sessions, notifications and activity."
      >
        <a href={accountExportPath} class="btn btn-sm" data-turbo="false">
          <Icon name="download" />
          Download your data
        </a>
      </Card>
      <Card
        danger
        title="Delete your account"
        description="This permanently deletes your account and everything that belongs only to you. What others rely on, such as an organization’s audit log, stays without your name."
      >
        <ErrorAlert messages={refusals} />
        {reasons.length > 0 && (
          <div class="mb-4 text-sm">
            <p class="font-medium">Before you can delete it:</p>
            <ul class="mt-1 list-disc space-y-1 pl-5">
              {reasons.map((reason) => (
                <li>{reason}</li>
              ))}
            </ul>
          </div>
        )}
        <Confirm
          id="account"
          label="Delete account"
          title="Delete your account?"
          action={mePath}
          confirm="Delete account"
        >
          You leave all your organizations. Those without other members are deleted; of those with
          others, someone else has to be the owner before. This cannot be undone.
        </Confirm>
      </Card>
    </Layout>
  )
}
