export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Fields that people type into or choose from in a form and would miss: no search, no code that is used up
 * soon, and no box that only ticks a row of a list.
 */
export function fieldsOf(part: HTMLElement): Field[] {
  const fields = part instanceof HTMLFormElement ? part.elements : part.querySelectorAll(kinds)
  return [...fields].filter((field): field is Field => field.matches(kinds) && named(field))
}

/** A field without a name is never sent: it only shows something, such as a slider. */
const named = (field: Element) => field.getAttribute('name') !== null

const kinds =
  'input:not([type=hidden], [type=search], [autocomplete=one-time-code], [data-ticked-target]), textarea, select'

/** Whether someone has typed or chosen something else than the server sent. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options]
    const original = options.findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(original, 0)
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked !== field.defaultChecked
  return field.value !== untouchedOf(field)
}

/** An editor writes other tags than the server, before anybody has typed. */
function untouchedOf(field: HTMLInputElement | HTMLTextAreaElement): string {
  if (field.dataset.richTextTarget === undefined) return field.defaultValue
  const editor = field.closest<HTMLElement>('[data-rich-text-untouched-value]')
  return editor?.dataset.richTextUntouchedValue ?? field.defaultValue
}
