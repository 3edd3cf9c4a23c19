import type { ComponentChildren } from 'preact'

const page =
  'margin:0;padding:32px 16px;background:#f5f5f4;font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;color:#1c1917'
const card =
  'max-width:480px;margin:0 auto;padding:32px;background:#fff;border:1px solid #e7e5e4;border-radius:12px;font-size:15px;line-height:24px'
const brand = 'margin:0 0 24px;font-weight:700;font-size:17px'
const small =
  'max-width:480px;margin:16px auto 0;font-size:12px;line-height:18px;color:#57534e;text-align:center'
const button =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#c8391a;color:#fff;font-weight:600;text-decoration:none'

type Props = { footer: ComponentChildren; children: ComponentChildren }

/** Mail programs know little CSS: styles stand in the attributes. */
export function MailLayout({ footer, children }: Props) {
  return (
    <html lang="en">
      <body style={page}>
        <div style={card}>
          <p style={brand}>Troupe</p>
          {children}
        </div>
        <p style={small}>{footer}</p>
      </body>
    </html>
  )
}

export function MailButton({ href, children }: { href: string; children: ComponentChildren }) {
  return (
    <p>
      <a href={href} style={button}>
        {children}
      </a>
    </p>
  )
}
