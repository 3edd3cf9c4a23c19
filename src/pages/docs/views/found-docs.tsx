import type { Guide } from '../../../framework/guide.ts'
import { FoundKind, FoundLink } from '../../../framework/views/forms/search.tsx'
import { docsGuidePath } from '../../../vocabulary/addresses/urls.ts'
import type { Entry } from '../entries.ts'

export type FoundDocs = { guides: Guide[]; entries: Entry[] }

/** The most that stand among results of other kinds. */
const most = 6

export function FoundInDocs({ guides, entries }: FoundDocs) {
  if (guides.length + entries.length === 0) return null
  return (
    <FoundKind title="For developers">
      {guides.slice(0, most).map((guide) => (
        <FoundLink
          href={docsGuidePath(guide)}
          icon="bookOpen"
          title={guide.title}
          detail="Documentation"
        />
      ))}
      {entries.slice(0, most).map((entry) => (
        <EntryLink entry={entry} />
      ))}
    </FoundKind>
  )
}

export function EntryLink({ entry: { href, title, method, path } }: { entry: Entry }) {
  return (
    <FoundLink
      href={href}
      icon="braces"
      title={title}
      detail={<code class="text-xs">{`${method} ${path}`}</code>}
    />
  )
}
