import { domainToASCII } from 'node:url'

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/
const longestLocalPart = 64
const longestDomain = 253

/**
 * One plain e-mail address, in the one way in which it is stored; nothing where the text is anything
 * else. Comments, quotes, groups and routes are allowed by the standard and delivered by mail servers,
 * so they would be ways to write to one mailbox under many names.
 */
export function normaliseEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at).toLowerCase()
  // Letters of other alphabets in a domain are written as the name servers know them.
  const domain = at < 1 ? '' : domainToASCII(text.slice(at + 1).toLowerCase())
  if (local.length > longestLocalPart || !localPart.test(local)) return undefined
  return isDomain(domain) ? `${local}@${domain}` : undefined
}

/**
 * Who reads it, as far as can be told: what follows a plus sign is a note of theirs. Gmail takes no notice of
 * dots, and has two names.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain] = email.replace(/\+[^@]*@/, '@').split('@')
  return domain === 'gmail.com' || domain === 'googlemail.com'
    ? `${local.replaceAll('.', '')}@gmail.com`
    : `${local}@${domain}`
}

/** Programs that act for an organization have addresses there, which no mail reaches. */
export const programDomain = 'tokens.invalid'

/** A name with the address to write to, if there is one. */
export function withAddress(name: string, email: string): string {
  return email.endsWith(`@${programDomain}`) ? name : `${name} (${email})`
}

/** Enough to recognise an address that one knows, and too little to learn one: `m***@example.com`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***')
}

/** A text that someone else wrote, with no whole address left in it. */
export function maskEmailsIn(text: string): string {
  return text.replace(/[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/g, maskEmail)
}

/** Numbers at the end would make it the address of a machine. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const last = labels.at(-1) as string
  return (
    domain.length <= longestDomain &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    !/^\d+$/.test(last)
  )
}
