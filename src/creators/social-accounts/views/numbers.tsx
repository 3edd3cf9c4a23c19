import type { ComponentChildren } from 'preact'
import { Count, Unknown } from '../../../framework/views/values/count.tsx'
import type { Numbers } from '../queries.ts'

/** Numbers of an account, as the platform says them. */
export function AccountNumbers({ numbers }: { numbers: Numbers }) {
  return (
    <dl class="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-5">
      <Figure name="Followers">
        <Count of={numbers.subscriber_count} />
      </Figure>
      <Figure name="Views">
        <Count of={numbers.view_count} />
      </Figure>
      <Figure name="Posts">
        <Count of={numbers.video_count} />
      </Figure>
      <Figure name="Likes">
        <Count of={numbers.likes_count} />
      </Figure>
      <Figure name="Engagement">
        {numbers.engagement_rate === null ? <Unknown /> : `${Number(numbers.engagement_rate)}%`}
      </Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div>
      <dt class="text-xs text-base-content/70">{name}</dt>
      <dd class="mt-0.5 text-base font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
