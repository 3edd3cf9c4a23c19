import { Card } from '../../../framework/views/card.tsx'
import { Confirm } from '../../../framework/views/forms/confirm.tsx'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { accountExportPath, mePath } from '../../../vocabulary/addresses/urls.ts'
import type { Obstacle } from '../obstacles.ts'

type Props = {
  /** Obstacles as they are before anybody tries. */
  obstacles: Obstacle[]
  /** Why the account was not deleted, each reason by itself. */
  refusals?: string[] | undefined
}

export function AccountData({ obstacles, refusals = [] }: Props) {
  const known = obstacles.map(({ sentence }) => sentence)
  const unexpected = refusals.filter((refusal) => !known.includes(refusal))

  return (
    <Layout title="Your data">
      <PageHeader title="Your data" description="Download or delete what we keep about you." />
      <Card
        title="Download your data"
        description="A ZIP file with JSON: your account, organizations, social accounts, address, creator profile, work with its messages and ratings, earnings and payouts, sessions, notifications and activity, and the labels and notes that brands keep about you."
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
        <ErrorAlert messages={unexpected} />
        {obstacles.length > 0 ? (
          <Obstacles obstacles={obstacles} />
        ) : (
          <Confirm
            id="account"
            label="Delete account"
            title="Delete your account?"
            action={mePath}
            confirm="Delete account"
          >
            You leave all your organizations. Those without other members are deleted. This cannot
            be undone.
          </Confirm>
        )}
      </Card>
    </Layout>
  )
}

/** The account cannot be deleted now, so that is not offered either. */
function Obstacles({ obstacles }: { obstacles: Obstacle[] }) {
  return (
    <div class="text-sm">
      <p class="font-medium">Before you can delete it:</p>
      <ul class="mt-1 list-disc space-y-2 pl-5">
        {obstacles.map(({ sentence, ways }) => (
          <li class="wrap-anywhere">
            {sentence}
            {ways.length > 0 && (
              <p class="mt-1 flex flex-wrap gap-x-4 gap-y-1">
                {ways.map(({ label, href }) => (
                  <a href={href} class="link">
                    {label}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
