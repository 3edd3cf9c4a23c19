const keys = [
  ['J', 'next post'],
  ['K', 'post before'],
  ['A', 'approve'],
  ['R', 'reject, with a reason'],
  ['F', 'flag, with a note'],
  ['Z', 'undo the last decision'],
  ['Ctrl Enter', 'send what you wrote'],
  ['Esc', 'close it again'],
  ['?', 'show these keys'],
] as const

const Key = ({ name }: { name: string }) => <kbd class="kbd kbd-sm">{name}</kbd>

/** The hint about keys, for those with a keyboard. */
export function KeysHint() {
  return (
    <span class="whitespace-nowrap max-lg:hidden">
      <Key name="J" /> <Key name="K" /> move, <Key name="A" /> approve, <Key name="R" /> reject,{' '}
      <button type="button" class="link link-hover" popovertarget="keys">
        all keys <Key name="?" />
      </button>
    </span>
  )
}

/** The sign of the keys that send a form, beside its button. */
export function KeyHint() {
  return (
    <span class="text-xs whitespace-nowrap text-base-content/70 max-lg:hidden">
      <Key name="Ctrl" /> <Key name="Enter" /> sends, <Key name="Esc" /> closes
    </span>
  )
}

export function Keys() {
  return (
    <div
      id="keys"
      popover="auto"
      role="dialog"
      aria-labelledby="keys-title"
      class="confirm"
      data-inbox-target="keys"
    >
      <h2 id="keys-title" class="font-display text-lg font-bold">
        Keys
      </h2>
      <dl class="mt-4 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 text-sm">
        {keys.map(([key, does]) => (
          <>
            <dt>
              <Key name={key} />
            </dt>
            <dd>{does}</dd>
          </>
        ))}
      </dl>
      <div class="mt-6 text-right">
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
    </div>
  )
}
