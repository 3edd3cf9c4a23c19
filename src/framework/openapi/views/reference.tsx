import type { Reference } from '../records.ts'
import { Appendix } from './appendix.tsx'
import { Contents } from './contents.tsx'
import { GroupSection } from './group.tsx'
import { Introduction } from './introduction.tsx'

/** All of the page that is the same for everyone. */
export function ReferenceBody({ document, groups }: Reference) {
  return (
    <div
      class="gap-x-10 lg:flex"
      data-controller="reference"
      data-action="click->reference#follow hashchange@window->reference#show"
    >
      <Contents groups={groups} />
      <div class="min-w-0 flex-1">
        <Introduction document={document} />
        {groups.map((group) => (
          <GroupSection group={group} document={document} />
        ))}
        <Appendix document={document} />
      </div>
    </div>
  )
}
