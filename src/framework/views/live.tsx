import type { ComponentChildren } from 'preact'

/** Topics of messages from the database: see the triggers that are called after them. */
type Topic = 'submissions' | 'messages' | 'campaigns' | 'collabs' | 'notifications'

type Props = {
  /** The `id` by which the part is found again in the page as it is then. */
  id: string
  of: Topic[]
  /** The words for those who hear the page, when something was added to the list in it. */
  says?: string
  class?: string
  children?: ComponentChildren
}

/** A part of a page that is replaced when something of these kinds has changed. */
export function Live({ id, of: topics, says, class: className, children }: Props) {
  return (
    <div id={id} class={className} data-live={topics.join(' ')} data-live-says={says}>
      {children}
    </div>
  )
}
