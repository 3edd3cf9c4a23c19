import { Badge } from '../../../framework/views/values/badge.tsx'
import { counted } from '../../../vocabulary/amounts/counts.ts'

/** The sign that someone wrote, beside a submission in a list. */
export function Unread({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span class="mt-1 block">
      <Badge tone="info">{counted(count, 'new message')}</Badge>
    </span>
  )
}
