import type { ComponentChildren } from 'preact'
import { apiDocsPath } from '../../../../vocabulary/addresses/urls.ts'
import type { Reference } from '../records.ts'
import { appendix } from './appendix.tsx'
import { sections } from './introduction.tsx'

type Props = { page: string; groups: Reference['groups'] }

/** All pages, and what is on this one: beside it where there is room, else folded at the top. */
export function Contents(props: Props) {
  return (
    <>
      <details
        class="sticky top-0 z-10 mb-6 rounded-box border border-base-300 bg-base-100 shadow-xs lg:hidden"
        data-reference-target="contents"
      >
        <summary class="cursor-pointer px-4 py-3 text-sm font-medium">Contents</summary>
        <nav aria-label="Contents" class="max-h-[70dvh] overflow-y-auto px-2 pb-3">
          <List {...props} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        class="sticky top-4 -ml-2 max-h-[calc(100dvh-2rem)] w-60 shrink-0 self-start overflow-y-auto pb-4 max-lg:hidden"
      >
        <List {...props} />
      </nav>
    </>
  )
}

function List({ page, groups }: Props) {
  const shared = [...sections, ...appendix]

  return (
    <ul class="contents-list">
      <Item href={apiDocsPath} title="Overview" page={page}>
        {shared.map(({ anchor, title }) => (
          <Item href={`#${anchor}`} title={title} />
        ))}
      </Item>
      {groups.map(({ name, path, operations }) => (
        <Item href={path} title={name} page={page}>
          {operations.map(({ operationId, summary }) => (
            <Item href={`#${operationId}`} title={summary} />
          ))}
        </Item>
      ))}
    </ul>
  )
}

type ItemProps = { href: string; title: string; page?: string; children?: ComponentChildren }

function Item({ href, title, page, children }: ItemProps) {
  const isHere = href === page

  return (
    <li>
      <a href={href} aria-current={isHere ? 'page' : undefined}>
        {title}
      </a>
      {isHere && <ul>{children}</ul>}
    </li>
  )
}
