import { type ComponentChildren, h } from 'preact'

type Props = {
  id: string
  target?: string
  /** Its contents are fetched from here, where it is `lazy` once it can be seen. */
  src?: string
  loading?: 'lazy'
  class?: string
  /** Puts the focus on its button again, which a form in it has taken away. */
  'data-keeps-focus'?: ''
  children: ComponentChildren
}

/** A part of a page that a link can change without the rest. Without scripts it is a part like any other. */
export function TurboFrame({ children, ...attributes }: Props) {
  return h('turbo-frame', attributes, children)
}
