import { Controller } from '@hotwired/stimulus'

/** On a phone the navigation is wider than the screen, so this scrolls to the current place. */
export class Places extends Controller {
  override connect(): void {
    const here = this.element.querySelector('[aria-current=page]')
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
}
