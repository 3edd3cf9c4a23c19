import { Card } from '../../../framework/views/card.tsx'
import { Badge } from '../../../framework/views/values/badge.tsx'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { ownSubmissionPath } from '../../../vocabulary/addresses/submission-urls.ts'

/** Stands where one could apply, for those who have. */
export function Applied({ application }: { application: Pick<CollabSubmission, 'id' | 'state'> }) {
  return (
    <Card title="You have applied">
      <p class="flex flex-wrap items-center gap-2 text-sm">
        Your application is <Badge>{application.state.replaceAll('_', ' ')}</Badge>
      </p>
      <a href={ownSubmissionPath(application)} class="btn btn-primary mt-4 w-full">
        View application
      </a>
    </Card>
  )
}
