import { Controller } from '@hotwired/stimulus'

/** Shows the picture that was chosen before it is sent. */
export class ImagePreview extends Controller {
  static override targets = ['image']
  declare readonly imageTarget: HTMLImageElement

  show({ target }: Event): void {
    const [file] = (target as HTMLInputElement).files ?? []
    if (file === undefined) return

    this.imageTarget.src = URL.createObjectURL(file)
    this.imageTarget.hidden = false
  }
}
