/** The words about a service that answered; `undefined` where none is named, or why it could not be asked. */
export type Answer = string | { unasked: string } | undefined

/** How one service is asked, and what is said where the settings name none. */
export type Check = { name: string; check: () => Promise<Answer>; unset: string }
