/** A text for readers that is kept as Markdown: a title, a paragraph that sums it up, and the rest. */
export type Guide = {
  slug: string
  title: string
  summary: string
  /** All of it, as Markdown. */
  text: string
  /** All but the title and the summary. */
  body: string
}

/** Facts of the installation stand in braces. Braces in examples that are no fact stay as they are. */
export function readGuide(slug: string, markdown: string, facts: Record<string, string>): Guide {
  const text = markdown.replace(/\{(\w+)\}/g, (braces, name) => facts[name] ?? braces)
  const [title = '', summary = '', ...body] = text.trim().split(/\n{2,}/)
  return { slug, title: title.replace(/^# /, ''), summary, text, body: body.join('\n\n') }
}

/** Those that have every word. */
export function guidesMatching<One extends Guide>(guides: One[], words: string[]): One[] {
  return guides.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)))
}
