import type { ComponentChildren } from 'preact'

type CardProps = {
  title: string
  /** Sentences to be read before one decides. */
  about?: ComponentChildren
  children: ComponentChildren
}

/**
 * The card in which someone decides, within a page of the class `deciding`. On a phone its buttons leave it,
 * and stick to the bottom of that page.
 */
export function DecisionCard({ title, about, children }: CardProps) {
  return (
    <section class="decision">
      <div class="decision-about">
        <h2 class="font-display text-lg font-bold tracking-tight">{title}</h2>
        {about && <p class="mt-1 text-sm break-words text-base-content/70">{about}</p>}
      </div>
      <DecisionButtons>{children}</DecisionButtons>
    </section>
  )
}

/** The buttons that decide, in sight however much there is to know above them. */
export function DecisionButtons({ children }: { children: ComponentChildren }) {
  return <div class="decision-buttons">{children}</div>
}

type FormProps = {
  /** The text on the button that opens it. */
  label: string
  isOpen: boolean
  children: ComponentChildren
  [data: `data-${string}`]: string
}

/** A decision that needs words: its form opens at a button, one at a time. */
export function DecisionForm({ label, isOpen, children, ...data }: FormProps) {
  return (
    <details name="decide" data-controller="menu" open={isOpen} {...data}>
      <summary class="btn">{label}</summary>
      <div class="decide">{children}</div>
    </details>
  )
}
