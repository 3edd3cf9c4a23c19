import type { VNode } from 'preact'

/** Without a recipient it goes nowhere, but takes as long to write as any other. */
export type Mail = { to: string | null; subject: string; text: string; html: VNode }

/** A mail as it is sent: nothing left to render. */
export type Letter = Omit<Mail, 'html'> & { html: string }
