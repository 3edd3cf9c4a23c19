/**
 * Puts the cursor into the field that an address names behind its `#`, which a browser only scrolls to. In a
 * group of choices, it is the first that can be chosen.
 */
addEventListener('turbo:load', () => {
  const asked = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const field = asked?.matches('fieldset') ? asked.querySelector(choice) : asked
  if (!(field instanceof HTMLElement) || !field.matches('input, select, textarea')) return
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
})

const choice = 'input:not([type=hidden], :disabled)'
