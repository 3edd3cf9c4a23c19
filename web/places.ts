import { Controller } from '@hotwired/stimulus'

/** On a phone the places stand in a row that is wider than the screen: shows the one we are at. */
export class Places extends Controller {
  override connect(): void {
    const here = this.element.querySelector('[aria-current=page]')
    here?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
}
