import { Card } from '../../../../framework/views/card.tsx'
import { Badge } from '../../../../framework/views/values/badge.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { FileList } from '../../../submissions/views/files.tsx'
import type { FoundSubmission, ShownContent } from '../../queries.ts'
import { Quoted } from '../../views/quoted.tsx'

/** Every version that was handed in, the newest first. */
export function Contents({ submission: { contents } }: { submission: FoundSubmission }) {
  if (contents.length === 0) return null

  return (
    <Card title="Content">
      <ul class="space-y-6">
        {contents.toReversed().map((content) => (
          <li>
            <Version content={content} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Version({ content }: { content: ShownContent }) {
  const { number, note, content_url, files, change_note, approved_at, created_at } = content
  return (
    <div class="space-y-3 text-sm">
      <p class="flex flex-wrap items-center gap-2">
        <strong class="font-semibold">Version {number}</strong>
        <span class="text-base-content/70">
          <Time at={created_at} />
        </span>
        {approved_at && <Badge tone="success">approved</Badge>}
      </p>
      {note && <p class="whitespace-pre-line wrap-anywhere">{note}</p>}
      {content_url && (
        <p>
          <a href={content_url} rel="noopener nofollow" class="link break-all">
            {content_url}
          </a>
        </p>
      )}
      <FileList files={files} />
      {change_note && (
        <div>
          <p class="mb-1 font-medium">Changes asked for</p>
          <Quoted text={change_note} />
        </div>
      )}
    </div>
  )
}
