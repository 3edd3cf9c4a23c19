import { FoundKind, FoundLink } from '../../../framework/views/forms/search.tsx'
import { guidePath } from '../../../vocabulary/addresses/urls.ts'
import type { HelpGuide } from '../guides.ts'
import { audienceNames } from './audience-names.ts'

/** The most that stand among results of other kinds. */
const most = 6

export function FoundGuides({ guides }: { guides: HelpGuide[] }) {
  if (guides.length === 0) return null
  return (
    <FoundKind title="Help">
      {guides.slice(0, most).map((guide) => (
        <FoundLink
          href={guidePath(guide)}
          icon="circleHelp"
          title={guide.title}
          detail={audienceNames[guide.audience]}
        />
      ))}
    </FoundKind>
  )
}
