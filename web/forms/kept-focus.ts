/** A form that is replaced by its answer takes the focus along, which goes on to the button that comes. */
document.addEventListener('turbo:frame-render', ({ target }) => {
  if (!(target instanceof HTMLElement) || target.dataset.keepsFocus === undefined) return
  target.querySelector('button')?.focus({ preventScroll: true })
})
