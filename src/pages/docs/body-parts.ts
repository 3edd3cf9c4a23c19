import { markdownToHtml } from '../../framework/rich-text/markdown.ts'
import { anchorOf } from './guides.ts'

export type Example = { language: string; text: string }

/** A stretch of text, or the same example in several languages. */
type BodyPart = { html: string } | { examples: Example[] }

/** Names of the languages by what stands after the fence. */
const languages: Record<string, string> = {
  sh: 'curl',
  ts: 'TypeScript',
  'sh cli': 'Command line',
  json: 'JSON',
  text: 'Shell',
}

const fence = /^```([a-z ]+)\n(.*?)\n```$/gms

/** The parts of a guide. Examples that follow each other say the same, each in its language. */
export function partsOf(body: string): BodyPart[] {
  const parts: BodyPart[] = []
  let end = 0
  for (const { index, 0: whole, 1: mark = '', 2: text = '' } of body.matchAll(fence)) {
    const before = body.slice(end, index).trim()
    const last = parts.at(-1)
    const example = { language: languages[mark] ?? mark, text }
    end = index + whole.length
    if (before === '' && last && 'examples' in last) last.examples.push(example)
    else parts.push(...textIn(before), { examples: [example] })
  }
  return [...parts, ...textIn(body.slice(end))]
}

function textIn(text: string): BodyPart[] {
  if (text.trim() === '') return []
  const html = markdownToHtml(text).replace(
    /<h2>(.*?)<\/h2>/g,
    (_, heading: string) => `<h2 id="${anchorOf(heading)}">${heading}</h2>`,
  )
  return [{ html }]
}
