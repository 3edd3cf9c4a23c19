import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Count } from '../../../framework/views/values/count.tsx'
import type { TrackRecord as Done } from '../queries.ts'

/** All that someone did for brands here, in numbers; nothing where they have not begun. */
export function TrackRecord({ done }: { done: Done }) {
  const { posts_count, view_count, collabs_count } = done
  if (posts_count + collabs_count === 0) return null

  return (
    <Card title="Track record" description="Counted here, and approved by brands.">
      <Facts>
        <Fact name="Approved posts">
          <Count of={posts_count} />
        </Fact>
        <Fact name="Views of their posts">
          <Count of={view_count} />
        </Fact>
        <Fact name="Collabs finished">
          <Count of={collabs_count} />
        </Fact>
      </Facts>
    </Card>
  )
}
