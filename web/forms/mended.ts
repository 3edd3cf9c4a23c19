/**
 * Takes the red off a field as soon as someone changes it. Whether it is right now only the server can tell;
 * that it is still wrong nobody can say.
 */
for (const sign of ['input', 'change', 'trix-change'])
  addEventListener(sign, ({ target }) => target instanceof HTMLElement && mend(target))

const marks = ['input-error', 'select-error', 'textarea-error', 'rich-text-invalid']

function mend(field: HTMLElement): void {
  const note = noteOf(field)
  if (note === null || note.hidden) return
  note.hidden = true
  const place = note.parentElement as HTMLElement
  for (const marked of [field, ...place.querySelectorAll<HTMLElement>(`.${marks.join(', .')}`)])
    marked.classList.remove(...marks)
  for (const refused of place.querySelectorAll('[aria-invalid]'))
    refused.removeAttribute('aria-invalid')
}

/** The words about a field stand below it, or below the group it belongs to. */
function noteOf(field: HTMLElement): HTMLElement | null {
  const group = field.closest('[aria-describedby*="_error"]')
  const ids = group?.getAttribute('aria-describedby')?.split(' ') ?? []
  const id = ids.find((id) => id.endsWith('_error'))
  return id === undefined ? null : document.getElementById(id)
}
