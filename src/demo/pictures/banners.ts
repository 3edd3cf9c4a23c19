import type { SentFile } from '../../framework/http/bodies/multipart.ts'
import { draw } from './drawing.ts'

const palettes = {
  ember: ['#d6401f', '#e8a62b', '#fff3dc'],
  dusk: ['#2b1f5c', '#d6401f', '#ffd9a0'],
  night: ['#140f19', '#4b3a8f', '#c9bff2'],
  meadow: ['#0f4d3a', '#1e7f5c', '#e6f2c9'],
  sand: ['#b9743a', '#f0d6a8', '#fffdfa'],
  plum: ['#4b3a8f', '#c06a9a', '#fde8ef'],
} as const

const scenes = {
  hills: (light: string) => `<circle cx="930" cy="130" r="64" fill="${light}" opacity="0.9"/>
    <path d="M0 310Q240 190 520 290T1200 240V400H0z" fill="${light}" opacity="0.25"/>
    <path d="M0 350Q320 270 700 345T1200 310V400H0z" fill="${light}" opacity="0.4"/>`,
  steam: (
    light: string,
  ) => `<g fill="none" stroke="${light}" stroke-linecap="round" stroke-width="26">
    <path d="M300 360c-60-70 60-110 0-180s60-110 0-180" opacity="0.5"/>
    <path d="M520 380c-60-70 60-110 0-180s60-110 0-180" opacity="0.3"/>
    <path d="M740 360c-60-70 60-110 0-180s60-110 0-180" opacity="0.18"/></g>
    <circle cx="980" cy="300" r="150" fill="${light}" opacity="0.3"/>`,
  rings: (light: string) => `<g fill="none" stroke="${light}" stroke-width="10">
    <circle cx="880" cy="200" r="60" opacity="0.9"/><circle cx="880" cy="200" r="120" opacity="0.6"/>
    <circle cx="880" cy="200" r="190" opacity="0.4"/><circle cx="880" cy="200" r="270" opacity="0.25"/></g>
    <path d="M0 400L420 60L640 400z" fill="${light}" opacity="0.14"/>`,
  tiles: (light: string) => `<g fill="${light}">
    <rect x="80" y="70" width="180" height="260" rx="28" opacity="0.5"/>
    <rect x="300" y="120" width="180" height="260" rx="28" opacity="0.32"/>
    <rect x="520" y="40" width="180" height="260" rx="28" opacity="0.22"/>
    <circle cx="960" cy="210" r="120" opacity="0.35"/><circle cx="1040" cy="150" r="70" opacity="0.6"/></g>`,
}

export type Picture = { palette: keyof typeof palettes; scene: keyof typeof scenes }

/** A plain scene in the colours of a made-up brand. */
export async function drawBanner({ palette, scene }: Picture): Promise<SentFile> {
  const [from, to, light] = palettes[palette]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400">
    <defs><linearGradient id="sky" x2="1" y2="1">
      <stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
    </linearGradient></defs>
    <rect width="1200" height="400" fill="url(#sky)"/>${scenes[scene](light)}
  </svg>`
  const data = await draw(svg, (image) => image.jpeg({ quality: 86 }))
  return { data, truncated: false }
}
