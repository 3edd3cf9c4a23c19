/** When someone is mailed about a message that they have not read. */
export const unreadClock = { kind: 'message_unread' }
