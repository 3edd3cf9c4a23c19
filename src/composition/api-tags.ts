/** What each group of operations is about, in the order in which a newcomer meets them. */
export const tags: Record<string, string> = {
  'Sign-in':
    'From an e-mail address to a session, with a mailed code and, where set up, a second factor.',
  Account: 'The user you act for.',
  Discover: 'What creators can take part in, and who offers it.',
  Organizations: 'The home of campaigns, collabs and the people who run them.',
  Members: 'Who belongs to an organization, and as what.',
  Invitations: 'The way into an organization.',
  Campaigns: 'Budgeted programs that pay creators by views.',
  Collabs: 'Briefs that creators apply to.',
  Submissions: 'What creators hand in and apply with, and what comes of it.',
  Money: 'What organizations pay in, what they have, and every movement of it.',
  Papers: 'Receipts, credit notes and fee invoices, and what is printed on them.',
  Audit: 'Who changed what, through which credential.',
  'Social accounts': 'Where a creator publishes.',
  Address: 'Where products are sent.',
  Earnings: 'What a creator has earned, and the way it is paid out.',
  Notifications: 'What happened that concerns you.',
  'Notification settings': 'What reaches your devices.',
  'Access tokens': 'Credentials for programs that act for you.',
  Sessions: 'Where you are signed in.',
  Staff: 'For those who run the installation. To others nothing is there.',
}
