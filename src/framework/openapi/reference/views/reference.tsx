import type { ComponentChildren } from 'preact'
import type { Reference } from '../records.ts'
import { referenceShelf, type Shelf } from '../shelves.ts'
import { AddressContext, addressesFrom } from './addresses.ts'
import { sections } from './introduction.tsx'
import { appendix } from './shared/appendix.tsx'
import { Shelved } from './shelved.tsx'

type Props = {
  page: string
  groups: Reference['groups']
  /** The shelves before that of the reference. */
  guides: Shelf[]
  children: ComponentChildren
}

/** All of a page that is the same for everyone: what it tells of, beside the contents. */
export function ReferenceBody({ page, groups, guides, children }: Props) {
  const shared = [...sections, ...appendix].map(({ anchor, title }) => ({
    href: `#${anchor}`,
    title,
  }))

  return (
    <AddressContext.Provider value={addressesFrom(page, groups)}>
      <Shelved page={page} shelves={[...guides, referenceShelf(groups, shared)]}>
        {children}
      </Shelved>
    </AddressContext.Provider>
  )
}
