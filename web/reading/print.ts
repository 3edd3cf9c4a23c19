// The button that prints is of no use without this script, so it is not shown before.
document.documentElement.dataset.print = 'true'

/** Opens the print dialog of the browser. */
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-print-page]')) print()
})
