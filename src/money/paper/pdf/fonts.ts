/** Inter, whose figures can all have one width, in two weights. See `docs/decisions/`. */
const files = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default' })

export type Fonts = { regular: Buffer; semibold: Buffer }

let loaded: Promise<Fonts> | undefined

/** Loads the fonts when the first paper is asked for, because most processes never need them. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readAll()
  return loaded
}

async function readAll(): Promise<Fonts> {
  const [regular, semibold] = await Promise.all([read('regular'), read('semibold')])
  return { regular, semibold }
}

async function read(weight: keyof Fonts): Promise<Buffer> {
  const address = await files[`./fonts/${weight}.ttf`]?.()
  return Buffer.from(address?.slice(address.indexOf(',') + 1) ?? '', 'base64')
}
