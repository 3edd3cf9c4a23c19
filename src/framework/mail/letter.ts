import type { VNode } from 'preact'

/** A mail without a recipient is rendered but not sent, so that it takes as long as any other. */
export type Mail = { to: string | null; subject: string; text: string; html: VNode }

/** A mail as it is sent: nothing left to render. */
export type Letter = Omit<Mail, 'html'> & { html: string }
