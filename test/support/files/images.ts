import sharp from 'sharp'

/** A real picture of one colour. */
export async function picture(
  { width = 60, height = 20 } = {},
  format: 'png' | 'jpeg' | 'webp' = 'png',
): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#4f46e5' }
  return sharp({ create }).toFormat(format).toBuffer()
}

/** A multipart form with one file in it. */
export function formWithFile(name: string, data: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append(name, new Blob([new Uint8Array(data)]), 'picture')
  return form
}
