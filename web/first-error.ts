/**
 * The server gives the focus to the first field that it refused. Turbo honours that, and then scrolls
 * to the top of the page, away from it.
 */
addEventListener('turbo:render', () => {
  requestAnimationFrame(() => {
    const refused = document.activeElement?.closest('[aria-describedby$="_error"]')
    refused?.scrollIntoView({ block: 'center' })
  })
})
