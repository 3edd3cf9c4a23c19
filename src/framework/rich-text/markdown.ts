import { xmlText } from '../formats/xml.ts'

/**
 * HTML of the Markdown that our own texts are written in: headings, paragraphs, lists, tables, and within
 * them bold, code and links. Each paragraph and each item of a list is one line.
 */
export function markdownToHtml(text: string): string {
  const blocks = text.trim().split(/\n{2,}/)
  return blocks.map(blockToHtml).join('')
}

function blockToHtml(block: string): string {
  const lines = block.split('\n')
  const heading = /^(#{2,3}) (.+)$/.exec(block)
  if (heading) return tag(`h${heading[1]?.length}`, inline(heading[2] ?? ''))
  if (lines.every((line) => line.startsWith('- '))) return list('ul', lines, /^- /)
  if (lines.every((line) => /^\d+\. /.test(line))) return list('ol', lines, /^\d+\. /)
  if (lines.every((line) => /^\|.*\|$/.test(line))) return table(lines)
  return tag('p', inline(lines.join(' ')))
}

/** The second line only parts the head from the rest. */
function table([head = '', _, ...rows]: string[]): string {
  const line = (text: string, cell: string) =>
    tag(
      'tr',
      cellsOf(text)
        .map((one) => tag(cell, inline(one)))
        .join(''),
    )
  const body = rows.map((row) => line(row, 'td')).join('')
  return tag('table', tag('thead', line(head, 'th')) + tag('tbody', body))
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

function list(name: string, lines: string[], mark: RegExp): string {
  return tag(name, lines.map((line) => tag('li', inline(line.replace(mark, '')))).join(''))
}

function inline(text: string): string {
  return xmlText(text)
    .replace(/`([^`]+)`/g, tag('code', '$1'))
    .replace(/\*\*([^*]+)\*\*/g, tag('strong', '$1'))
    .replace(/\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]*)\)/g, '<a href="$2">$1</a>')
}

const tag = (name: string, content: string) => `<${name}>${content}</${name}>`
