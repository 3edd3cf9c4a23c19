/** Messages that a client sends together, such that it has to wait for answers after them. */
export type Batch = Uint8Array

type Client = {
  /** Refuses encryption, which a client may ask for and a private socket does not need. */
  refuse: () => void
  run: (batch: Batch) => void
  end: () => void
}

const encryptions = [80_877_103, 80_877_104]
const cancellation = 80_877_102

/** A statement by itself, the end of a series, the wish for answers, and what ends copied rows. */
const waitsForAnswers = new Set(Array.from('QSHcf', (letter) => letter.charCodeAt(0)))
const goodbye = 'X'.charCodeAt(0)

/** Gathers what arrives on one connection, in pieces of any size, to batches. */
export function openBatches(client: Client): (data: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let hasStarted = false

  /**
   * Reads what comes before other messages: the first one has no letter, and before it a client may ask for
   * other things.
   */
  function start(): boolean {
    if (rest.length < 8 || rest.length < rest.readInt32BE(0)) return false
    const message = rest.subarray(0, rest.readInt32BE(0))
    rest = rest.subarray(message.length)
    const code = message.readInt32BE(4)
    if (encryptions.includes(code)) client.refuse()
    else if (code === cancellation) client.end()
    else {
      hasStarted = true
      client.run(message)
    }
    return true
  }

  /** Takes out all whole messages up to the last one after which the client waits. */
  function cut(): void {
    let at = 0
    let end = 0
    let isLeaving = false
    while (rest.length - at >= 5) {
      const letter = rest[at] as number
      const next = at + 1 + rest.readInt32BE(at + 1)
      if (next > rest.length) break
      at = next
      if (waitsForAnswers.has(letter)) end = at
      if (letter === goodbye) isLeaving = true
    }
    if (end > 0) client.run(rest.subarray(0, end))
    rest = rest.subarray(end)
    if (isLeaving) client.end()
  }

  return (data) => {
    rest = rest.length === 0 ? data : Buffer.concat([rest, data])
    while (!hasStarted) if (!start()) return
    cut()
  }
}

/** A statement as clients send it. */
export function ask(statement: string): Batch {
  const text = Buffer.from(`${statement}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}
