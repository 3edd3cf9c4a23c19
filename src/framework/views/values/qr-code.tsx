import { create } from 'qrcode'

const quietZone = 4

/** Dark on white in both themes: many cameras do not read the inverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const side = size + 2 * quietZone

  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shape-rendering="crispEdges"
      class="size-52 shrink-0 rounded-box border border-base-300 bg-white"
    >
      <path d={darkModules(data, size)} fill="#000" />
    </svg>
  )
}

function darkModules(data: Uint8Array, size: number): string {
  return Array.from(data)
    .map((isDark, index) => {
      const x = (index % size) + quietZone
      const y = Math.floor(index / size) + quietZone
      return isDark ? `M${x} ${y}h1v1h-1z` : ''
    })
    .join('')
}
