import type { AttributeErrors } from '../../../framework/errors.ts'
import type { Page } from '../../../framework/pagination.ts'
import { Card } from '../../../framework/views/card.tsx'
import { SelectField, TextField } from '../../../framework/views/fields/fields.tsx'
import { Form, SubmitButton, typedValues } from '../../../framework/views/forms/form.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import type { AccountNow } from '../../../platforms/simulated/queries.ts'
import {
  simulatedAccountPath,
  simulatedAccountsPath,
} from '../../../vocabulary/addresses/simulated-urls.ts'
import { socialAccountsPath } from '../../../vocabulary/addresses/urls.ts'
import { platformIds, platformNames } from '../../../vocabulary/platforms.ts'
import { Clock } from './clock.tsx'

type Props = {
  page: Page<AccountNow>
  /** The seconds by which the clock was moved. */
  clock: number
  typed?: unknown
  errors?: AttributeErrors
}

const platforms = platformIds.map((id) => ({ value: id, label: platformNames[id] }))

export function SimulatedIndex({ page, clock, typed, errors }: Props) {
  return (
    <Layout title="Simulated platform">
      <PageHeader
        title="Simulated platform"
        description="Stands in for every platform that is not set up on this trial. Its accounts and posts exist only here."
      >
        <a href={socialAccountsPath} class="btn btn-sm">
          Your social accounts
        </a>
      </PageHeader>
      <Clock seconds={clock} />
      {page.total === 0 ? (
        <EmptyState icon="atSign" title="You have no simulated account yet">
          Create one below, connect it under Social accounts, and post with it.
        </EmptyState>
      ) : (
        <ul class="space-y-4">
          {page.rows.map((account) => (
            <AccountItem account={account} />
          ))}
        </ul>
      )}
      <Pagination page={page} />
      <div class="mt-8">
        <Card title="Make an account">
          <Form
            action={simulatedAccountsPath}
            record="simulated_account"
            values={typedValues(typed, 'simulated_account')}
            errors={errors}
          >
            <SelectField attribute="platform_id" label="Platform" options={platforms} />
            <TextField
              attribute="handle"
              label="Name"
              hint="Three letters, digits, dots or underscores at least."
              placeholder="robin.vale"
              required
              maxlength={30}
            />
            <SubmitButton>Make account</SubmitButton>
          </Form>
        </Card>
      </div>
    </Layout>
  )
}

function AccountItem({ account }: { account: AccountNow }) {
  const { platform_id, handle, posts } = account
  const views = posts.reduce((sum, post) => sum + post.views, 0)

  return (
    <li class="flex flex-wrap items-center gap-4 rounded-box border border-base-300 bg-base-100 p-5 shadow-xs">
      <div class="min-w-0 flex-1 basis-64">
        <h2 class="font-semibold wrap-anywhere">
          {platformNames[platform_id]} · {handle}
        </h2>
        <p class="text-sm text-base-content/70">
          <Count of={posts.length} /> {posts.length === 1 ? 'post' : 'posts'}, <Count of={views} />{' '}
          views
        </p>
      </div>
      <a
        href={simulatedAccountPath(account)}
        class="btn btn-sm"
        aria-label={`Bio and posts of ${handle} on ${platformNames[platform_id]}`}
      >
        Bio and posts
      </a>
    </li>
  )
}
