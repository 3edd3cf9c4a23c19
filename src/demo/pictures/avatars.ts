import { draw } from './drawing.ts'

/** Logos of made-up brands. They contain no letters, because a machine's fonts are not known. */
const signs = {
  cup: {
    background: ['#e8a62b', '#d6401f'],
    shape: `<path d="M150 190h180v90a90 90 0 0 1-180 0z" fill="#fff7ec"/>
      <path d="M330 205h22a42 42 0 0 1 0 84h-26" fill="none" stroke="#fff7ec" stroke-width="20"/>
      <path d="M205 158c-22-26 22-38 0-64m70 64c-22-26 22-38 0-64" fill="none" stroke="#fff7ec"
        stroke-width="16" stroke-linecap="round"/>`,
  },
  waves: {
    background: ['#4b3a8f', '#2b1f5c'],
    shape: `<g stroke="#f5f7ff" stroke-width="30" stroke-linecap="round">
      <path d="M106 220v72M172 170v172M240 120v272M308 178v156M374 226v60"/></g>`,
  },
  reeds: {
    background: ['#1e7f5c', '#0f4d3a'],
    shape: `<g fill="none" stroke="#faf7f2" stroke-width="22" stroke-linecap="round">
      <path d="M240 420V120M240 260c-70-10-96-60-96-120M240 330c70-10 96-60 96-120"/>
      <path d="M96 420c60-26 96 26 144 0s96 26 144 0" stroke-width="16"/></g>
      <circle cx="240" cy="112" r="26" fill="#e8a62b"/>`,
  },
}

export async function drawAvatar(sign: keyof typeof signs): Promise<Buffer> {
  const { background, shape } = signs[sign]
  const [from, to] = background
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 512">
    <defs><linearGradient id="fill" x2="1" y2="1">
      <stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>
    </linearGradient></defs>
    <rect y="-32" x="-32" width="576" height="576" fill="url(#fill)"/>${shape}
  </svg>`
  return draw(svg, (image) => image.png())
}
