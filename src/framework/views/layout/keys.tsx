import { useFrame } from '../frame.ts'

export type KeyMeaning = readonly [key: string, does: string]

export const Key = ({ name }: { name: string }) => <kbd class="kbd kbd-sm">{name}</kbd>

/** The keys that lead to a page, one after the other. */
export function GoKeys({ to }: { to: string }) {
  return (
    <span class="flex shrink-0 gap-1 max-lg:hidden">
      <Key name="G" />
      <Key name={to.toUpperCase()} />
    </span>
  )
}

const everywhere: KeyMeaning[] = [
  ['Ctrl K', 'search, or jump to a page'],
  ['?', 'show these keys'],
]

/** All keys that do something here, opened with one of them. */
export function Keys({ ofPage = [] }: { ofPage?: readonly KeyMeaning[] | undefined }) {
  const going = useFrame().jumps.flatMap(({ jumps }) =>
    jumps.flatMap(({ key, name }) => (key === undefined ? [] : [{ key, name }])),
  )

  return (
    <div
      id="keys"
      popover="auto"
      role="dialog"
      aria-labelledby="keys-title"
      class="confirm max-h-[85dvh] overflow-y-auto"
      data-shortcuts-target="keys"
    >
      {/* What takes the focus stands above the keys: a long list would open at its end. */}
      <div class="flex items-center justify-between gap-4">
        <h2 id="keys-title" class="font-display text-lg font-bold">
          Keys
        </h2>
        <button
          type="button"
          class="btn btn-sm"
          popovertarget="keys"
          popovertargetaction="hide"
          autofocus
        >
          Close
        </button>
      </div>
      <dl class="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {[...ofPage, ...everywhere].map(([key, does]) => (
          <>
            <dt>
              <Key name={key} />
            </dt>
            <dd>{does}</dd>
          </>
        ))}
        {going.map(({ key, name }) => (
          <>
            <dt class="whitespace-nowrap">
              <Key name="G" /> <Key name={key.toUpperCase()} />
            </dt>
            <dd>go to {name}</dd>
          </>
        ))}
      </dl>
    </div>
  )
}
