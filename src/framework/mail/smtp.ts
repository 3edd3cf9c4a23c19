import { Socket } from 'node:net'
import nodemailer from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Letter } from './letter.ts'
import { explainRefusal } from './refusal.ts'

/** Each step has this long: finding the server, connecting, its greeting, every answer after that. */
const stepMs = 10_000
const patience = {
  dnsTimeout: stepMs,
  connectionTimeout: stepMs,
  greetingTimeout: stepMs,
  socketTimeout: stepMs,
}

/** The time for all steps together, since a server may also answer one byte at a time. */
const deliveryMs = 30_000

type Limits = { deliveryMs: number }

/** Every delivery has a connection of its own, so that none waits for another. */
export function sendBy(
  url: string,
  { mailFrom: from, smtpTls }: Pick<Config, 'mailFrom' | 'smtpTls'>,
  limits: Limits = { deliveryMs },
) {
  // `requireTLS` is what keeps a mail from going out legibly if the server, or someone in between, offers no
  // encryption.
  const requireTLS = smtpTls === 'required'

  return async ({ to, unsubscribe_url, ...letter }: Letter): Promise<void> => {
    if (to === null) return

    const socket = new Socket()
    // nodemailer hears of it too, and it is nodemailer's promise that fails.
    socket.on('error', () => {})
    const transport = nodemailer.createTransport({ url, requireTLS, socket, ...patience })
    let isLate = false
    const limit = setTimeout(() => {
      isLate = true
      socket.destroy()
    }, limits.deliveryMs)
    try {
      // An object is taken for one address, whatever characters are in it.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        ...letter,
        headers: unsubscribe_url === undefined ? {} : oneClick(unsubscribe_url),
      })
    } catch (error) {
      throw explainRefusal(error, isLate)
    } finally {
      clearTimeout(limit)
      socket.destroy()
    }
  }
}

/** Connects and signs in, and sends nothing. */
export async function verifyServer(url: string, smtpTls: Config['smtpTls']): Promise<void> {
  const requireTLS = smtpTls === 'required'
  const transport = nodemailer.createTransport({ url, requireTLS, ...patience })
  try {
    await transport.verify()
  } catch (error) {
    throw explainRefusal(error, false)
  } finally {
    transport.close()
  }
}

/** Mail programs offer a button of their own for this, which sends a POST to the address. */
function oneClick(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
