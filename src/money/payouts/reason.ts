/** Why a payout did not arrive. Staff write it with and without a full stop. */
export function asSentence(reason: string): string {
  return /[.!?]$/.test(reason) ? reason : `${reason}.`
}
