import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import { StartRefused } from '../../framework/start-refused.ts'
import { start } from './programs.ts'

/** Makes one file of a folder, encrypted for whoever has the key of `recipient`. */
export async function pack(folder: string, file: string, recipient?: string): Promise<void> {
  const draft = `${file}.draft`
  const output = openSync(draft, 'w', 0o600)
  try {
    const tar = ['-C', folder, '-cf', '-', '.']
    if (recipient === undefined) {
      await start('tar', tar, { stdio: ['ignore', output, 'inherit'] }).ended
    } else {
      const packing = start('tar', tar, { stdio: ['ignore', 'pipe', 'inherit'] })
      const sealing = start('age', ['-r', recipient], { stdio: ['pipe', output, 'inherit'] })
      if (sealing.child.stdin !== null) packing.child.stdout?.pipe(sealing.child.stdin)
      // An `age` that ends early has said why.
      sealing.child.stdin?.on('error', () => {})
      await Promise.all([sealing.ended, packing.ended])
    }
    fsyncSync(output)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  } finally {
    closeSync(output)
  }
}

const sign = 'age-encryption.org/'

export async function unpack(file: string, folder: string, identity?: string): Promise<void> {
  const input = openSync(file, 'r')
  try {
    const head = Buffer.alloc(sign.length)
    readSync(input, head, 0, head.length, 0)
    const tar = ['-C', folder, '--no-same-owner', '-xf', '-']
    if (head.toString('latin1') !== sign) {
      await start('tar', tar, { stdio: [input, 'ignore', 'ignore'] }).ended
      return
    }
    if (identity === undefined)
      throw new StartRefused(
        'The backup is encrypted: name the file of its key in BACKUP_IDENTITY_FILE.',
      )
    const opening = start('age', ['-d', '-i', identity], { stdio: [input, 'pipe', 'inherit'] })
    const unpacking = start('tar', tar, { stdio: ['pipe', 'ignore', 'ignore'] })
    if (unpacking.child.stdin !== null) opening.child.stdout?.pipe(unpacking.child.stdin)
    unpacking.child.stdin?.on('error', () => {})
    await Promise.all([opening.ended, unpacking.ended])
  } catch (error) {
    if (error instanceof StartRefused && /^(tar|age) failed/.test(error.message))
      throw new StartRefused(
        'The file is no backup of Troupe, is damaged, or was made for another key.',
      )
    throw error
  } finally {
    closeSync(input)
  }
}
