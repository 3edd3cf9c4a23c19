/**
 * Takes an address as people write it, `example.com`, and puts before it what a browser wants there: it would
 * send the form back otherwise.
 */
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'url') return
  const typed = target.value.trim()
  if (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed)) target.value = `https://${typed}`
})
