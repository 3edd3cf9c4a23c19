import type { ComponentChildren } from 'preact'
import type { Shelf } from '../shelves.ts'

type Props = { page: string; shelves: Shelf[] }

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
          <Shelves {...props} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        class="sticky top-4 -ml-2 max-h-[calc(100dvh-2rem)] w-60 shrink-0 self-start overflow-y-auto pb-4 max-lg:hidden"
      >
        <Shelves {...props} />
      </nav>
    </>
  )
}

function Shelves({ page, shelves }: Props) {
  return (
    <>
      {shelves.map(({ title, pages }) => (
        <>
          <p class="contents-shelf">{title}</p>
          <ul class="contents-list">
            {pages.map(({ href, title, parts }) => (
              <Item href={href} title={title} page={page}>
                {parts.map((part) => (
                  <Item {...part} />
                ))}
              </Item>
            ))}
          </ul>
        </>
      ))}
    </>
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
