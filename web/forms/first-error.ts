const settledMs = 5000

/**
 * The server gives the focus to the first field that it refused. Turbo keeps that focus but then
 * scrolls to the top of the page, so this scrolls back to the field.
 */
addEventListener('turbo:render', () => {
  requestAnimationFrame(() => {
    const refused = document.activeElement?.closest('[aria-describedby$="_error"]')
    if (refused) keepInView(refused)
  })
})

/** An editor above the field may still grow and push it away. Whoever does something meanwhile decides. */
function keepInView(field: Element): void {
  const growth = new ResizeObserver(() => field.scrollIntoView({ block: 'center' }))
  growth.observe(document.body)
  const stop = () => growth.disconnect()
  for (const sign of ['keydown', 'pointerdown', 'touchmove', 'wheel', 'turbo:visit']) {
    addEventListener(sign, stop, { once: true, passive: true })
  }
  setTimeout(stop, settledMs)
}
