import type { ComponentChildren } from 'preact'
import type { Reference } from '../records.ts'
import { appendix } from './appendix.tsx'
import { sections } from './introduction.tsx'

type Props = Pick<Reference, 'groups'>

/** Everything on the page by its place: beside it where there is room, else folded at the top. */
export function Contents({ groups }: Props) {
  return (
    <>
      <details
        class="sticky top-0 z-10 mb-6 rounded-box border border-base-300 bg-base-100 shadow-xs lg:hidden"
        data-reference-target="contents"
      >
        <summary class="cursor-pointer px-4 py-3 text-sm font-medium">On this page</summary>
        <nav aria-label="On this page" class="max-h-[70dvh] overflow-y-auto px-2 pb-3">
          <List groups={groups} />
        </nav>
      </details>
      <nav
        aria-label="On this page"
        class="sticky top-4 -ml-2 max-h-[calc(100dvh-2rem)] w-60 shrink-0 self-start overflow-y-auto pb-4 max-lg:hidden"
      >
        <List groups={groups} />
      </nav>
    </>
  )
}

function List({ groups }: Props) {
  return (
    <ul class="contents-list">
      {sections.map(({ anchor, title }) => (
        <Item anchor={anchor} title={title} />
      ))}
      {groups.map(({ name, anchor, operations }) => (
        <Item anchor={anchor} title={name}>
          <ul>
            {operations.map(({ operationId, summary }) => (
              <Item anchor={operationId} title={summary} />
            ))}
          </ul>
        </Item>
      ))}
      {appendix.map(({ anchor, title }) => (
        <Item anchor={anchor} title={title} />
      ))}
    </ul>
  )
}

type ItemProps = { anchor: string; title: string; children?: ComponentChildren }

function Item({ anchor, title, children }: ItemProps) {
  return (
    <li>
      <a href={`#${anchor}`}>{title}</a>
      {children}
    </li>
  )
}
