/**
 * A file that is not whole, or that holds something that cannot be taken out of it. Its message says what.
 */
export class Uncleanable extends Error {}
