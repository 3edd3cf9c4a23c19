/** A part of the document, as it is written into it. */
export type JsonSchema = { [key: string]: unknown }
