// Bounded, so that a long text costs no more than a short one.
const bareAddress = /^\s*[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,20}(?=[/?#\s]|$)/i

/** People write addresses as they see them, and browsers no longer show how they begin. */
export function withScheme(address: unknown): unknown {
  return typeof address === 'string' && bareAddress.test(address)
    ? `https://${address.trim()}`
    : address
}
