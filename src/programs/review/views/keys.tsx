import { Key, type KeyMeaning } from '../../../framework/views/layout/keys.tsx'

export const keysOfInbox: readonly KeyMeaning[] = [
  ['J', 'next post'],
  ['K', 'post before'],
  ['P', 'play the post, or close it'],
  ['A', 'approve'],
  ['R', 'reject, with a reason'],
  ['F', 'flag, with a note'],
  ['Z', 'undo the last decision'],
  ['Ctrl Enter', 'send what you wrote'],
  ['Esc', 'close it again'],
]

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
