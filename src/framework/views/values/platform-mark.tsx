import { type PlatformId, platformMarks } from '../../../vocabulary/platforms.ts'

type Props = { platform_id: PlatformId; class?: string }

/** Hidden from screen readers, because the name of the platform stands beside it. */
export function PlatformMark({ platform_id, class: className = 'size-4' }: Props) {
  return (
    <svg
      class={`shrink-0 ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={platformMarks[platform_id]} />
    </svg>
  )
}
