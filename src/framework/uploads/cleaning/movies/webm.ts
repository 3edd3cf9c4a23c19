import type { FileHandle } from 'node:fs/promises'
import { Uncleanable } from '../uncleanable.ts'
import { blank } from './blanking.ts'
import {
  type Element,
  elementFrom,
  elementsIn,
  emptyElement,
  headBytes,
  type KnownElement,
  voidHead,
} from './elements.ts'
import { openWindow } from './window.ts'

const ids = { header: 0x1a45dfa3, docType: 0x4282, segment: 0x18538067 }
const [info, tracks, cluster] = [0x1549a966, 0x1654ae6b, 0x1f43b675]
const [seekHead, cues] = [0x114d9b74, 0x1c53bb6b]
/** Parts of a cluster, which stand beside it where it does not say where it ends. */
const partsOfCluster = [0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0x5854, 0xaf]
const kept = new Set([seekHead, cues, cluster, ...partsOfCluster])
/** Scale, duration, and the programs that have to be named. */
const keptInfo = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741])
const track = { entry: 0xae, kind: 0x83, codec: 0x86, name: 0x536e, checksum: 0xbf }

const mostElements = 300_000
const mostIndexBytes = 256 * 1024

/** Takes out of a WebM file, in its place, what says where, when and by whom it was made. */
export async function cleanWebm(file: FileHandle, size: number): Promise<void> {
  const read = openWindow(file, size)
  const elementAt = async (at: number) => elementFrom(await read(at, headBytes), at, size)
  const segment = await findSegment(elementAt, read)
  // The segment has to be the end of the file: nothing may follow that no player looks at.
  if (segment.end !== undefined && segment.end !== size) throw new Uncleanable('is broken')

  const seen = new Set<number>()
  let count = 0
  for (let at = segment.body; at < size; count += 1) {
    const element = await elementAt(at)
    seen.add(element.id)
    if (count > mostElements) throw new Uncleanable('is broken')
    if (!kept.has(element.id)) await cleanElement(file, known(element))
    at = element.id === cluster ? (element.end ?? element.body) : known(element).end
  }
  if (![info, tracks, cluster].every((id) => seen.has(id))) throw new Uncleanable('is broken')
}

type ElementAt = (at: number) => Promise<Element>
type Read = (at: number, bytes: number) => Promise<Buffer>

async function findSegment(elementAt: ElementAt, read: Read): Promise<Element> {
  const header = known(await elementAt(0))
  if (header.id !== ids.header || header.end > 4096) throw new Uncleanable('is broken')
  const data = await read(0, header.end)
  const docType = elementsIn(data, header.body, header.end).find(({ id }) => id === ids.docType)
  if (docType === undefined || textOf(data, docType) !== 'webm') throw new Uncleanable('is broken')
  const segment = await elementAt(header.end)
  if (segment.id !== ids.segment) throw new Uncleanable('is broken')
  return segment
}

const textOf = (data: Buffer, { body, end }: KnownElement) =>
  data.toString('latin1', body, end).replace(/\0+$/, '')

function known(element: Element): KnownElement {
  if (element.end === undefined) throw new Uncleanable('is broken')
  return { ...element, end: element.end }
}

/** Cleans what describes the whole, and empties everything that is not needed to play it. */
async function cleanElement(file: FileHandle, element: KnownElement): Promise<void> {
  const { id, at, body, end } = element
  if (id !== info && id !== tracks) {
    const head = voidHead(end - at)
    await file.write(head, 0, head.length, at)
    return blank(file, at + head.length, end)
  }
  if (end - at > mostIndexBytes) throw new Uncleanable('is broken')
  const data = Buffer.alloc(end - body)
  await file.read(data, 0, data.length, body)
  if (id === info) cleanInfo(data)
  else cleanTracks(data)
  await file.write(data, 0, data.length, body)
}

function cleanInfo(data: Buffer): void {
  for (const element of elementsIn(data, 0, data.length))
    if (!keptInfo.has(element.id)) emptyElement(data, element)
}

function cleanTracks(data: Buffer): void {
  let entries = 0
  for (const element of elementsIn(data, 0, data.length)) {
    if (element.id === track.entry) {
      cleanTrack(data, element)
      entries += 1
    } else emptyElement(data, element)
  }
  if (entries === 0) throw new Uncleanable('is broken')
}

function cleanTrack(data: Buffer, { body, end }: KnownElement): void {
  const parts = elementsIn(data, body, end)
  const kind = parts.find(({ id }) => id === track.kind)
  if (kind === undefined || !parts.some(({ id }) => id === track.codec))
    throw new Uncleanable('is broken')
  // A picture is 1 and a sound 2, in however many bytes.
  if (![1, 2].includes(data[kind.end - 1] as number))
    throw new Uncleanable('has a track that is neither picture nor sound: export it without')
  for (const part of parts)
    if (part.id === track.name || part.id === track.checksum) emptyElement(data, part)
}
