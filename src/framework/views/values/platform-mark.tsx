import { type PlatformId, platformMarks } from '../../../vocabulary/platforms.ts'

type Props = { platform_id: PlatformId; class?: string }

/** Hidden from screen readers, because the name of the platform stands beside it. */
export function PlatformMark({ platform_id, class: className = 'size-4' }: Props) {
  return (
    <svg class={`icon platform-mark ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={platformMarks[platform_id]} />
    </svg>
  )
}
