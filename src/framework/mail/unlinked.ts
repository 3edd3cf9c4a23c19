/**
 * A name that someone chose, for a mail to someone else. Mail programs make links of whatever looks like
 * an address, so a name such as "sign-in.example.com" would be a link in a mail that we send. In a handle
 * what keeps it from being one is not to be seen, since a handle with a space is another one.
 */
export function unlinked(name: string): string {
  return name
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, (_dot, at: number) =>
      isInHandle.test(name.slice(0, at)) ? `.${wordJoiner}` : '. ',
    )
    .replaceAll('://', ': //')
}

const wordJoiner = '\u2060'

const isInHandle = /(?<![^\s(“"])@[\p{L}\p{N}_.-]+$/u
