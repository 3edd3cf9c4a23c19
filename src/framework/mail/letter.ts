import type { VNode } from 'preact'

/** A mail without a recipient is rendered but not sent, so that it takes as long as any other. */
export type Mail = {
  to: string | null
  subject: string
  text: string
  html: VNode
  /** The moment from which what it holds is of no use any more, so that it is not sent. */
  expires_at?: string
  /** Whether someone sits and waits for it, such as for a code, so that it overtakes all others. */
  isAwaited?: boolean
  /** For mails that come again and again: where one click ends them, without signing in (RFC 8058). */
  unsubscribe_url?: string
}

/** A mail as it is sent: nothing left to render. */
export type Letter = Pick<Mail, 'to' | 'subject' | 'text' | 'unsubscribe_url'> & { html: string }
