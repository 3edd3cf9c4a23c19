import { Controller } from '@hotwired/stimulus'

/** Shows the picture that was chosen before it is sent. */
export class ImagePreview extends Controller {
  static override targets = ['image']
  declare readonly imageTarget: HTMLImageElement

  async show({ target }: Event): Promise<void> {
    const [file] = (target as HTMLInputElement).files ?? []
    if (file === undefined) return

    this.imageTarget.src = URL.createObjectURL(file)
    // A file that is not a picture has no preview. The server says what is wrong with it.
    this.imageTarget.hidden = await this.imageTarget.decode().then(
      () => false,
      () => true,
    )
  }
}
