import type { Locator } from 'playwright-core'
import { picture } from '../support/files/images.ts'

/** A picture as a file to choose. */
export async function pictureFile(size?: { width: number; height: number }) {
  return { name: 'picture.png', mimeType: 'image/png', buffer: await picture(size) }
}

/** Whether a picture has really loaded. */
export function isLoaded(image: Locator): Promise<boolean> {
  return image.evaluate(async (element) => {
    await (element as HTMLImageElement).decode()
    return true
  })
}
