import { dayInWords } from '../../vocabulary/time/time.ts'
import { asSentence } from '../payouts/words.ts'
import type { StatementLine } from './queries.ts'

type Sentence = (line: StatementLine) => string

const campaign: Sentence = ({ campaign_name }) => `“${campaign_name}”`
const collab: Sentence = ({ collab_name }) => `“${collab_name}”`
const payout: Sentence = ({ reference, label }) => `Payout ${reference} to ${label}`
const why: Sentence = ({ failure_reason }) => asSentence(failure_reason ?? '')

const sentences: Record<string, Sentence> = {
  reward_granted: (line) =>
    line.release_at === null
      ? `Granted by ${campaign(line)}.`
      : `Granted by ${campaign(line)}, in your balance on ${dayInWords(line.release_at)}.`,
  reward_returned: (line) =>
    `What ${campaign(line)} had granted was corrected: this part went back.`,
  reward_released: (line) => `What ${campaign(line)} granted is in your balance now.`,
  collab_reserved: (line) => `Agreed for ${collab(line)}, set aside until the work is done.`,
  collab_returned: (line) => `What was set aside for ${collab(line)} went back.`,
  collab_released: (line) => `What you earned with ${collab(line)} is in your balance now.`,
  post_day: (line) =>
    `All that your post for ${campaign(line)} brought on ${dayInWords(line.created_at)}.`,
  payout_asked: (line) => `${payout(line)} requested.`,
  payout_paid: (line) => `${payout(line)} sent.`,
  payout_canceled: (line) => `${payout(line)} canceled: the money is in your balance again.`,
  payout_failed: (line) =>
    `${payout(line)} failed: the money is in your balance again. ${why(line)}`,
  payout_returned: (line) =>
    `${payout(line)} came back: the money is in your balance again. ${why(line)}`,
}

/** Kinds of movements of a creator's money, in a few words to choose from. */
export const movementKinds: Record<string, string> = {
  reward_granted: 'Granted',
  reward_returned: 'Corrected',
  reward_released: 'In your balance',
  collab_reserved: 'Collab agreed',
  collab_returned: 'Collab money went back',
  collab_released: 'Collab in your balance',
  payout_asked: 'Payout requested',
  payout_paid: 'Payout sent',
  payout_canceled: 'Payout canceled',
  payout_failed: 'Payout failed',
  payout_returned: 'Payout came back',
}

/** Explains a line of a statement to the person whose money it is. */
export function describeLine(line: StatementLine): string {
  const sentence = sentences[line.event]
  if (sentence !== undefined) return sentence(line).trim()
  return line.available_change < 0 ? 'Taken out of your balance.' : 'Added to your balance.'
}
