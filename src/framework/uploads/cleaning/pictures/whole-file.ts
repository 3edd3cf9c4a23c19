import type { FileHandle } from 'node:fs/promises'

export async function readWhole(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const data = Buffer.alloc(size)
  await file.read(data, 0, size, 0)
  return data
}
