import { maskEmailsIn } from '../../vocabulary/people/email.ts'
import { JobFailure } from '../jobs/failure.ts'

/** The error by which nodemailer tells of a failed delivery. */
type SmtpError = Error & { code?: string; responseCode?: number; response?: string }

const tooLate = 'The mail server did not answer in time.'

/** The reasons where no answer came, by the code of the error. */
const withoutAnswer: Record<string, string> = {
  ETIMEDOUT: tooLate,
  EDNS: 'The name of the mail server is not known.',
  ETLS: 'The mail server offers no safe connection.',
  ECONNECTION: 'The connection to the mail server broke off.',
  ESOCKET: 'The mail server could not be reached.',
}

/**
 * Says why a mail could not be delivered, and whether another try may help. Only what concerns this
 * letter is final: a refused password, say, is mended by whoever runs the service, not by the recipient.
 */
export function explainRefusal(error: unknown, isLate: boolean): JobFailure {
  const { message, code = '', responseCode, response = '' } = error as SmtpError
  if (isLate) return new JobFailure(tooLate, { cause: error })

  const concernsLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (responseCode === undefined) {
    const reason = concernsLetter
      ? 'No mail can be sent to such an address.'
      : `${withoutAnswer[code] ?? 'The mail server could not be used.'} (${inShort(message)})`
    return new JobFailure(reason, { isFinal: concernsLetter, cause: error })
  }
  const isFinal = concernsLetter && responseCode >= 500 && responseCode < 600
  const did = isFinal ? 'refused it for good' : 'did not take it'
  return new JobFailure(`The mail server ${did}: ${inShort(response)}`, { isFinal, cause: error })
}

/** Servers like to repeat the address, at length. */
function inShort(words: string): string {
  return maskEmailsIn(words).slice(0, 200)
}
