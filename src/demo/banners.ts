import type { Upload } from '../framework/http/multipart.ts'
import { draw } from './drawing.ts'

type Colours = [from: string, to: string, light: string]

/** Soft hills in the colours of a made-up brand. */
export async function drawBanner([from, to, light]: Colours): Promise<Upload> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400">
    <defs><linearGradient id="sky" x2="1" y2="1">
      <stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
    </linearGradient></defs>
    <rect width="1200" height="400" fill="url(#sky)"/>
    <circle cx="930" cy="130" r="64" fill="${light}" opacity="0.9"/>
    <path d="M0 310Q240 190 520 290T1200 240V400H0z" fill="${light}" opacity="0.25"/>
    <path d="M0 350Q320 270 700 345T1200 310V400H0z" fill="${light}" opacity="0.4"/>
  </svg>`
  const data = await draw(svg, (image) => image.webp({ quality: 82 }))
  return { data, truncated: false }
}
