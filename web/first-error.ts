/**
 * The server gives the focus to the first field that it refused. Turbo keeps that focus but then
 * scrolls to the top of the page, so this scrolls back to the field.
 */
addEventListener('turbo:render', () => {
  requestAnimationFrame(() => {
    const refused = document.activeElement?.closest('[aria-describedby$="_error"]')
    refused?.scrollIntoView({ block: 'center' })
  })
})
