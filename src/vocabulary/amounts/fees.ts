/** The fee on so much, rounded down: of all that was granted so far, together. */
export function feeOn(granted: bigint, feeBps: number): bigint {
  return (granted * BigInt(feeBps)) / 10_000n
}

/** The same of an amount as records have it. */
export const feeAmount = (amount: number, feeBps: number): number =>
  Number(feeOn(BigInt(amount), feeBps))
