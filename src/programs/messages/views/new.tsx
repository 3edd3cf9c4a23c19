import type { AttributeErrors } from '../../../framework/errors.ts'
import { Card } from '../../../framework/views/card.tsx'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { submissionPath } from '../../../vocabulary/addresses/submission-urls.ts'
import { MessageForm } from './conversation.tsx'

type Props = {
  submission: { id: number; program_name: string }
  typed: unknown
  errors: AttributeErrors
}

/** A message that was refused, to be put right. */
export function MessageNew({ submission, typed, errors }: Props) {
  return (
    <Layout title="Message">
      <div class="max-w-3xl">
        <PageHeader title="Message" description={submission.program_name}>
          <a href={submissionPath(submission)} class="btn btn-sm">
            Back
          </a>
        </PageHeader>
        <Card>
          <MessageForm submission={submission} typed={typed} errors={errors} />
        </Card>
      </div>
    </Layout>
  )
}
