import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { temporaryDirectory } from './server-process.ts'

/** Why there can be no disk here whose power is cut, or undefined where there can be. */
export function noDiskBecause(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root on Linux may mount a disk'
  for (const program of ['mkfs.ext4', 'mount', 'perl'])
    if (spawnSync('which', [program]).status !== 0) return `there is no ${program}`
  const { image, folder } = makeDisk(8)
  const { status, stderr } = spawnSync('mount', ['-o', 'loop', image, folder], { encoding: 'utf8' })
  if (status !== 0) return stderr.split('\n', 1)[0]
  unmount(folder)
  return undefined
}

/** A disk in a file, with a file system of its own. Like any disk it is written to late, or when asked. */
export function insertDisk() {
  const { image, folder } = makeDisk(512)
  const mount = () => execFileSync('mount', ['-o', 'loop', image, folder])
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder])
  })
  mount()
  return {
    folder,
    /** From this moment on nothing reaches the disk, and what was not yet there is lost. */
    cutPower: () => execFileSync('perl', ['-e', shutDown, folder]),
    /** Only to be called once nobody uses the disk. */
    restorePower: () => {
      unmount(folder)
      mount()
    },
  }
}

function makeDisk(megabytes: number) {
  const place = temporaryDirectory()
  const [image, folder] = [join(place, 'image'), join(place, 'disk')]
  writeFileSync(image, '')
  truncateSync(image, megabytes * 1024 * 1024)
  execFileSync('mkfs.ext4', ['-q', '-F', image])
  mkdirSync(folder)
  return { image, folder }
}

const unmount = (folder: string) => execFileSync('umount', [folder])

/** FS_IOC_SHUTDOWN, told not to write the journal (2): the kernel's own way to test power cuts. */
const shutDown = `
  open(my $folder, '<', $ARGV[0]) or die $!;
  my $flags = pack('L', 2);
  ioctl($folder, 0x8004587d, $flags) or die $!;`
