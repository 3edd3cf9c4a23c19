/** The page that shows every component, on a local trial. */
export const designPath = '/dev/design'
