/** How long the numbers of each country are, from the register of IBANs. */
const lengths = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 ' +
    'DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 ' +
    'IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 ' +
    'MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 ' +
    'SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** An IBAN without blanks, in upper case. */
export function normaliseIban(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}

/** The reason why no bank can have given it to anyone, and what to do; undefined for an IBAN. */
export function mistakeInIban(iban: string): string | undefined {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(iban))
    return 'is not an IBAN: it begins with two letters for the country and two digits, such as DE89'
  const code = countryOfIban(iban)
  const length = lengths.get(code)
  if (length === undefined)
    return `is not an IBAN: ${code} is no country that has them. Enter the account number instead`
  if (iban.length !== length)
    return `is not ${iban.length < length ? 'complete' : 'right'}: it has ${iban.length} characters, and IBANs that begin with ${code} have ${length}`
  if (checksumOf(iban) !== 1n)
    return 'is not right: a character is wrong, or two have changed places. Compare it with what your bank shows'
  return undefined
}

export function countryOfIban(iban: string): string {
  return iban.slice(0, 2)
}

/** ISO 7064: the first four characters go last, letters count from A = 10, all of it modulo 97. */
function checksumOf(iban: string): bigint {
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = [...turned].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n
}
