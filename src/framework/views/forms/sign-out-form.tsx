import type { ComponentChildren } from 'preact'
import { sessionPath } from '../../../vocabulary/addresses/urls.ts'

type Props = { class?: string; children: ComponentChildren }

export function SignOutForm({ class: className, children }: Props) {
  return (
    <form
      method="post"
      action={`${sessionPath}?_method=delete`}
      class={className}
      data-controller="sign-out"
      data-action="submit->sign-out#forget"
    >
      {children}
    </form>
  )
}
