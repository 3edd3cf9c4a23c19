import { Controller } from '@hotwired/stimulus'

/**
 * Takes the name that was typed along to another beginning of the same form, so that nothing is asked about
 * it.
 */
export class Beginning extends Controller<HTMLElement> {
  static override values = { field: String }
  declare readonly fieldValue: string

  keepName(event: MouseEvent): void {
    const link = (event.target as HTMLElement).closest('a')
    const field = document.querySelector<HTMLInputElement>(`input[name="${this.fieldValue}"]`)
    if (link === null || field === null) return
    const address = new URL(link.href)
    address.searchParams.set('name', field.value)
    link.href = address.href
    // It is as safe as what the server sent; other fields that were changed are asked about.
    field.defaultValue = field.value
  }
}
