import type { MailChoice, Topic } from '../../tables/users/notification-choices.ts'

type Words = {
  name: string
  about: string
  /** The part of it that is mailed at once, whatever someone chose. */
  always?: string
}

export const topicWords: Record<Topic, Words> = {
  submissions: {
    name: 'Submitted work',
    about:
      'For brands: posts, applications and content that creators submit, with corrections, answers, appeals and withdrawals. For both sides: prices that are offered, ratings, and what is due soon.',
  },
  decisions: {
    name: 'Decisions',
    about: 'Approvals, rejections, requested changes, flags, and how an appeal ended.',
  },
  shipments: {
    name: 'Products and Spark codes',
    about: 'A product is on its way, has arrived or is missing. A Spark code ends soon.',
  },
  programs: {
    name: 'Campaigns, collabs and invitations',
    about: 'Published, paused or finished, how much of a budget is spent, and invitations to join.',
  },
  messages: {
    name: 'Messages',
    about:
      'What the other side writes. A mail at once comes only if you have not read it after a while.',
  },
  money: {
    name: 'Money',
    about: 'Money that arrived, what a post came to, and payouts that were sent.',
    always: 'payouts and fundings that fail, transfers that are not seen, and disputed payments',
  },
  account: {
    name: 'Account and team',
    about: 'Social accounts, who joined, and your role.',
    always: 'new sign-ins, new access tokens, and becoming an owner',
  },
}

export const mailChoiceWords: Record<MailChoice, string> = {
  at_once: 'Mail at once',
  daily: 'In the daily mail',
  off: 'No mail',
}
