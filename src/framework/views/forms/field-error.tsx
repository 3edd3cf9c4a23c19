import type { ComponentChildren } from 'preact'

type Props = { id: string; children: ComponentChildren }

/** Says why a field is refused, under the id by which its input names it as its description. */
export function FieldError({ id, children }: Props) {
  return (
    <p id={`${id}_error`} class="mt-1.5 text-sm font-medium text-error">
      {children}
    </p>
  )
}
