/** Where every component is shown, on a local trial. */
export const designPath = '/dev/design'
