type Failure = { code: string; message: string; setting: string }

/** Node's codes for a chain of certificates that ends nowhere it knows. */
const unknownAuthority = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/** Why there is no TLS with the database, and what would help; undefined where it is something else. */
export function aboutTls({ code, message, setting }: Failure): string | undefined {
  const whose = `The certificate of the database of ${setting}`
  if (unknownAuthority.includes(code))
    return `${whose} is signed by nobody whom this machine trusts (${code}): write the file of its authority into the address, ?sslmode=verify-full&sslrootcert=/path/to/ca.pem.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `${whose} is for another host (${message}): write a name that it has into the address, or have one made for this name.`
  if (code === 'CERT_HAS_EXPIRED')
    return `${whose} has expired, or the clock of this machine is wrong: renew it at the server.`
  if (code === 'CERT_NOT_YET_VALID')
    return `${whose} is not valid yet: the clock of this machine or of the one that made it is wrong.`
  if (message === 'The server does not support SSL connections')
    return `The database of ${setting} speaks no TLS, and sslmode in the address asks for it: switch ssl on at the server, or write sslmode=disable where nobody else can listen.`
  if (/^28/.test(code) && /no encryption|SSL off/.test(message))
    return `The database of ${setting} refuses a connection without TLS (${message}): add ?sslmode=verify-full to the address.`
  if (/^(ERR_SSL_|ERR_TLS_|EPROTO$)/.test(code))
    return `The database of ${setting} and this machine agree on no TLS: ${message.trim()}.`
  return undefined
}
