import { expect, test } from 'vitest'
import { formWithFile, picture } from '../support/files/images.ts'
import { insertDisk, noDiskBecause } from '../support/processes/disk.ts'
import { namesAt, type StartedServer, startServer } from '../support/processes/server-process.ts'
import { unique } from '../support/world/factories.ts'

const reason = noDiskBecause()

test.skipIf(reason)(
  `every acknowledged write outlives a power cut${reason ? ` (not tried: ${reason})` : ''}`,
  { timeout: 400_000 },
  async () => {
    const disk = insertDisk()
    const DATA_DIR = `${disk.folder}/data`
    const acknowledged = ['Fernweh Coffee', 'Halide Audio']
    const pictures: string[] = []
    const cutPower = async (server: StartedServer) => {
      disk.cutPower()
      server.kill('SIGKILL')
      await server.ended
      disk.restorePower()
    }
    const startAgain = async () => {
      const server = await startServer({ DATA_DIR })
      expect((await namesAt(server)).sort()).toEqual(expect.arrayContaining(acknowledged))
      for (const url of pictures) expect((await fetch(server.url + url)).status).toBe(200)
      return server
    }

    // A database as young as can be.
    await cutPower(await startServer({ DATA_DIR }))

    // `bin/chaos` does this for as long as asked.
    const server = await startAgain()
    let isOn = true
    const write = async () => {
      while (isOn) {
        const name = unique('Kept')
        const form = formWithFile('organization[avatar]', await picture(), {
          'organization[name]': name,
        })
        const response = await server.send('/organizations.json', form).catch(() => undefined)
        if (response?.status !== 201) return
        const { avatar_url } = (await response.json()) as { avatar_url: string }
        acknowledged.push(name)
        pictures.push(new URL(avatar_url).pathname)
        if (acknowledged.length % 15 === 0) isOn = false
      }
    }
    await Promise.race([write(), write(), write()])
    await cutPower(server)

    // The files that a clean stop leaves are complete as well.
    const last = await startAgain()
    last.kill('SIGTERM')
    expect(await last.ended).toEqual({ code: 0 })
    disk.cutPower()
    disk.restorePower()
    const again = await startAgain()
    again.kill('SIGTERM')
    await again.ended
  },
)
