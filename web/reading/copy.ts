// Browsers keep the clipboard from pages that come over plain http from another machine.
if (navigator.clipboard !== undefined) document.documentElement.dataset.clipboard = 'true'

/**
 * Puts the text of a button on the clipboard, and says on the button that it is there. One listener for all
 * of them: the reference of the interface has hundreds, and to connect each took it most of a second.
 */
document.addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]')
  const label = button?.querySelector('[aria-live]')
  if (button === null || !label) return

  await navigator.clipboard.writeText(button.dataset.copy ?? '')
  label.textContent = 'Copied'
})
