/**
 * Waits for both of two answers that were asked for in one write. Where both fail it is for the reason of the
 * first: the database refuses the second only because of that.
 */
export async function inOneWrite<First, Second>(
  first: Promise<First>,
  second: Promise<Second>,
): Promise<[First, Second]> {
  const [one, other] = await Promise.allSettled([first, second])
  if (one.status === 'rejected') throw one.reason
  if (other.status === 'rejected') throw other.reason
  return [one.value, other.value]
}
