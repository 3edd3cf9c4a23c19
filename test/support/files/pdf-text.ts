import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as a reader would select it, one line for each that was written. It knows only what
 * our own PDFs have: compressed streams, and fonts that say what each of their glyphs stands for.
 */
export function textOfPdf(file: Buffer): string {
  const objects = objectsIn(file)
  const fonts = fontsIn(objects)
  const contents = [...objects.values()].map(({ stream }) => stream).filter(isContent)
  return contents.map((content) => textOf(content, fonts)).join('\n')
}

type PdfObject = { head: string; stream: string | undefined }

/** The letters that the codes of a font stand for. */
type Letters = Map<number, string>

function objectsIn(file: Buffer): Map<string, PdfObject> {
  const found = file.toString('latin1').matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)
  return new Map(
    Array.from(found, ([, id = '', body = '']) => {
      const [head = '', data] = body.split(/^stream\n/m)
      const bytes = data && Buffer.from(data.replace(/\nendstream$/, ''), 'latin1')
      const isPacked = bytes && head.includes('FlateDecode')
      return [id, { head, stream: isPacked ? inflateSync(bytes).toString('latin1') : undefined }]
    }),
  )
}

function fontsIn(objects: Map<string, PdfObject>): Map<string, Letters> {
  const named = [...objects.values()].flatMap(({ head }) => [
    ...head.matchAll(/\/(F\d+) (\d+) 0 R/g),
  ])
  return new Map(
    named.map(([, name = '', id = '']) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? []
      return [name, lettersIn(objects.get(map)?.stream ?? '')]
    }),
  )
}

function lettersIn(map: string): Letters {
  const ranges = map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/gs)
  const letters = Array.from(ranges, ([, first = '', list = '']) =>
    Array.from(list.matchAll(/<([0-9a-f ]+)>/g), ([, hex = ''], index): [number, string] => [
      Number.parseInt(first, 16) + index,
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ]),
  )
  return new Map(letters.flat())
}

function isContent(stream: string | undefined): stream is string {
  return stream !== undefined && /\bTf\b/.test(stream)
}

function textOf(content: string, fonts: Map<string, Letters>): string {
  let letters: Letters = new Map()
  const lines: string[] = []
  for (const [, font, written] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    else lines.push(decode(written ?? '', letters))
  }
  return lines.join('\n')
}

function decode(written: string, letters: Letters): string {
  const codes = Array.from(written.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) => hex)
    .join('')
    .match(/.{4}/g)
  return (codes ?? []).map((code) => letters.get(Number.parseInt(code, 16)) ?? '\ufffd').join('')
}
