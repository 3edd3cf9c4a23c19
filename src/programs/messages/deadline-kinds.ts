/** The moment at which someone is mailed about a message that they have not read. */
export const unreadDeadline = { kind: 'message_unread' }
