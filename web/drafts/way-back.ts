/**
 * Asks the page whether one may go back or forward in it. A window tells its listeners in the order in which
 * they came, so this has to be loaded before Turbo, which would have left the page already.
 */
addEventListener('popstate', (event) => {
  const mayGo = document.dispatchEvent(
    new CustomEvent('way-back', { cancelable: true, detail: event.state }),
  )
  if (!mayGo) event.stopImmediatePropagation()
})
