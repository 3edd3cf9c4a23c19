/** The moment from which nobody waits for a bank transfer any more. */
export const lapseDeadline = { kind: 'transfer_lapse' }
