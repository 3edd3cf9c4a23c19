/** When nobody waits for a bank transfer any more. */
export const lapseClock = { kind: 'transfer_lapse' }
