import { sharePicturePath } from '../../vocabulary/addresses/urls.ts'
import type { PreviewImage } from '../views/layout/document.tsx'
import { cardSize, type ShareCard } from './card.ts'

/** The card of a page, for the head of that page. */
export function previewOf(page: string, { title, owner, panel }: ShareCard): PreviewImage {
  const name = owner === '' ? title : `${title} by ${owner}`
  const alt = panel ? `${name}. ${panel.label}: ${panel.figure} ${panel.note}` : name
  return { path: sharePicturePath(page), alt, ...cardSize }
}
