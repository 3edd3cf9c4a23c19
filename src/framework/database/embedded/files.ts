import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** The stream that Emscripten, which PGlite is compiled with, hands to each operation on an open file. */
type Stream = { nfd: number; node: { mode: number } }

type Emscripten = {
  FS: {
    isDir: (mode: number) => boolean
    filesystems: {
      NODEFS: {
        stream_ops: { fsync?: (stream: Stream) => number }
      }
    }
  }
}

/**
 * The files of a database in a folder of the system. PGlite's own file system takes PostgreSQL's
 * orders to sync and does nothing; this one obeys them. When a disk refuses, PostgreSQL would end its
 * process, but PGlite goes on or runs in circles. So `onFailure` must end the thread, not throw.
 */
export function openFiles(directory: string, onFailure: (error: unknown) => never): NodeFS {
  const files = new NodeFS(directory)
  const init = files.init.bind(files)

  const syncForReal = ({ FS }: Emscripten) => {
    FS.filesystems.NODEFS.stream_ops.fsync = ({ nfd, node }) => {
      try {
        sync(nfd, FS.isDir(node.mode))
      } catch (error) {
        onFailure(error)
      }
      return 0
    }
  }
  files.init = (postgres, options) => {
    const preRun = [...((options.preRun as unknown[] | undefined) ?? []), syncForReal]
    return init(postgres, { ...options, preRun } as typeof options)
  }
  return files
}

/**
 * Waits until the disk has it. The content and size of a file are enough, as for PostgreSQL's log on a
 * server; a folder needs all of it.
 */
function sync(descriptor: number, isFolder: boolean): void {
  if (isFolder) fs.fsyncSync(descriptor)
  else fs.fdatasyncSync(descriptor)
}
