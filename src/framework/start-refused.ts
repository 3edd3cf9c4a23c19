/** Why the process does not start, in words that tell an operator what to do. */
export class StartRefused extends Error {}
