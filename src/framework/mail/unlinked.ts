/**
 * A name that someone chose, for a mail to someone else. Mail programs make links of whatever looks like
 * an address, so a name such as "sign-in.example.com" would be a link in a mail that we send.
 */
export function unlinked(name: string): string {
  return name.replace(/(?<=[\p{L}\p{N}])\.(?=\p{L})/gu, '. ').replaceAll('://', ': //')
}
