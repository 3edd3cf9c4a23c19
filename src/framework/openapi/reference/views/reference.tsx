import type { ComponentChildren } from 'preact'
import type { Reference } from '../records.ts'
import { AddressContext, addressesFrom } from './addresses.ts'
import { Contents } from './contents.tsx'

type Props = { page: string; groups: Reference['groups']; children: ComponentChildren }

/** All of a page that is the same for everyone: what it tells of, beside the contents. */
export function ReferenceBody({ page, groups, children }: Props) {
  return (
    <AddressContext.Provider value={addressesFrom(page, groups)}>
      <div
        class="gap-x-10 lg:flex"
        data-controller="reference"
        data-action="click->reference#follow hashchange@window->reference#show"
      >
        <Contents page={page} groups={groups} />
        <div class="min-w-0 flex-1">{children}</div>
      </div>
    </AddressContext.Provider>
  )
}
