import type { ComponentChildren } from 'preact'
import type { Place } from '../../../framework/views/frame.ts'
import { Tabs } from '../../../framework/views/layout/tabs.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { MoreActions } from '../../../framework/views/more-actions.tsx'

type Props = {
  name: string
  /** The first page of the program, on which the name is the heading; on the others it leads there. */
  path: string
  isFirst: boolean
  banner: string | undefined
  /** The styles of what stays in sight of it. */
  focus: string
  state: ComponentChildren
  terms: ComponentChildren
  /** The one thing to do next. */
  first: ComponentChildren
  /** The other things that are often done, none of them undefined or false. */
  others: ComponentChildren[]
  tabs: Omit<Place, 'icon'>[]
  /** The state of its budget. */
  children?: ComponentChildren
}

/** The heading of all pages of one program. */
export function ProgramHead({
  name,
  path,
  isFirst,
  banner,
  focus,
  state,
  terms,
  first,
  others,
  tabs,
  children,
}: Props) {
  return (
    <>
      <Live id="program" of={['campaigns', 'collabs', 'submissions']}>
        <section
          aria-label={name}
          class="mb-4 rounded-box border border-base-300 bg-base-100 shadow-xs"
        >
          {banner && (
            <img
              src={banner}
              alt=""
              class={`aspect-5/1 max-h-40 w-full rounded-t-box object-cover max-sm:aspect-3/1 ${focus}`}
            />
          )}
          <div class="p-5 sm:p-6">
            <div class="flex flex-wrap items-start justify-between gap-4">
              <div class="min-w-0 flex-1 basis-80">
                <div class="flex flex-wrap items-center gap-x-3 gap-y-1">
                  {isFirst ? (
                    <h1 class="page-title text-2xl sm:text-3xl">{name}</h1>
                  ) : (
                    <p class="page-title text-2xl sm:text-3xl">
                      <a href={path} class="link link-hover">
                        {name}
                      </a>
                    </p>
                  )}
                  {state}
                </div>
                <p class="mt-1 text-sm text-pretty text-base-content/70">{terms}</p>
              </div>
              <MoreActions first={first} others={others} />
            </div>
            {children && <div class="mt-5">{children}</div>}
          </div>
        </section>
      </Live>
      <Tabs label={`Parts of ${name}`} tabs={tabs} />
    </>
  )
}
