/**
 * Ctrl or Cmd with Enter sends what is typed into a message or into a form that decides. The inbox, where
 * keys decide otherwise too, does so itself. A question that comes before the sending is not passed over; one
 * with fields of its own is sent from these.
 */
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, isComposing, repeat, target } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || isComposing || repeat) return
  if (!(target instanceof HTMLElement) || target.closest('.inbox')) return
  const question = target.closest('dialog.confirm')
  const form = target.closest<HTMLFormElement>(
    question ? 'form' : '.decide form, form[data-send-key]',
  )
  const buttons = form?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? []
  const send = [...buttons].find((button) => button.closest('dialog') === question)
  // While it is on its way the button is off.
  if (!form || !send || send.disabled) return
  event.preventDefault()
  form.requestSubmit(send)
})
