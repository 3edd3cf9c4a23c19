/** The name under a swag of the curtain, which is the bar of its T. */
export function Wordmark() {
  return (
    <span class="inline-flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
      <Mark />
      Troupe
    </span>
  )
}

export function Mark({ class: className = 'size-8' }: { class?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" class={`shrink-0 ${className}`}>
      <rect width="32" height="32" rx="9" class="fill-neutral" />
      <path
        d="M6.5 9.5c3 2.7 6.2 4 9.5 4s6.5-1.300 9.500-4"
        class="stroke-primary dark:stroke-chart-1"
        stroke-width="4"
        stroke-linecap="round"
      />
      <path
        d="M16 14v9.500"
        class="stroke-neutral-content"
        stroke-width="4"
        stroke-linecap="round"
      />
    </svg>
  )
}
