/** Where money is sent to, and for whom, as a creator enters it. */
export const bankAccount = {
  account_holder: 'Robin Vale',
  iban: 'DE89 3704 0044 0532 0130 00',
}

export const taxDetails = {
  legal_name: 'Robin Vale',
  tax_country: 'DE',
  tax_id: '12 345 678 901',
}
