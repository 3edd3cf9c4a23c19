import { Icon } from '../values/icon.tsx'

/** Says why a request was refused. */
export function ErrorAlert({ messages }: { messages: string[] | undefined }) {
  if (messages === undefined || messages.length === 0) return null
  return (
    <div role="alert" class="alert alert-error alert-soft mb-6">
      <Icon name="circleAlert" class="size-5" />
      <span class="min-w-0 wrap-anywhere">{messages.join(' ')}</span>
    </div>
  )
}
