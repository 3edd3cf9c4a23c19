import type { AttributeErrors } from '../../../framework/errors.ts'
import { ErrorAlert } from '../../../framework/views/forms/error-alert.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { staffPayoutsPath } from '../../../vocabulary/addresses/staff-urls.ts'

/** The page of a batch that was refused, perhaps because someone else has made it a moment ago. */
export function RefusedBatch({ errors }: { errors: AttributeErrors }) {
  const { base, currency } = errors
  const messages = base ?? currency?.map((message) => `Currency ${message}.`)

  return (
    <Layout title="Payout batches">
      <PageHeader title="The batch was not created" />
      <ErrorAlert messages={messages} />
      <a href={staffPayoutsPath} class="btn btn-sm">
        Back to the payouts
      </a>
    </Layout>
  )
}
