/**
 * The deadline that is set for a user whenever they save their address: what depends on where they live is
 * looked at again.
 */
export const addressSaved = { kind: 'address_saved' }
