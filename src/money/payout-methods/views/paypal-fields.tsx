import { TextField } from '../../../framework/views/fields/fields.tsx'

/** The account at PayPal, which is never filled in from what is stored. */
export function PayPalFields() {
  return (
    <TextField
      attribute="paypal_email"
      label="E-mail address of your PayPal account"
      type="email"
      autocomplete="off"
      required
      maxlength={255}
      placeholder="you@example.com"
    />
  )
}
