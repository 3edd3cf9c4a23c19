import { useFrame } from '../frame.ts'
import { Icon } from '../values/icon.tsx'

/** Says once, on the page after a redirect, what the last request did. */
export function FlashMessage() {
  const { flash } = useFrame()
  if (flash === undefined) return null

  const isError = flash.kind === 'error'
  return (
    <div
      role={isError ? 'alert' : 'status'}
      class={`alert alert-soft mb-6 ${isError ? 'alert-error' : 'alert-success'}`}
      data-turbo-temporary
    >
      <Icon name={isError ? 'circleAlert' : 'circleCheck'} class="size-5" />
      <span class="min-w-0 wrap-anywhere">{flash.message}</span>
    </div>
  )
}
