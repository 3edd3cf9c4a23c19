import type { ComponentChildren } from 'preact'
import type { Shelf } from '../shelves.ts'
import { Contents } from './contents.tsx'

type Props = { page: string; shelves: Shelf[]; children: ComponentChildren }

/** A page of the documentation beside the contents of all of them. */
export function Shelved({ page, shelves, children }: Props) {
  return (
    <div
      class="gap-x-10 lg:flex"
      data-controller="reference"
      data-action="click->reference#follow hashchange@window->reference#show"
    >
      <Contents page={page} shelves={shelves} />
      <div class="min-w-0 flex-1">{children}</div>
    </div>
  )
}
