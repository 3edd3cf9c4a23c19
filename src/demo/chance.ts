import { hash } from 'node:crypto'
import { chance } from '../platforms/simulated/curve.ts'

/** Chance that falls the same way every time: by words, and not by dice. */

export function numberBetween(least: number, most: number, ...words: string[]): number {
  return least + (most - least) * chance(...words)
}

export function pick<Thing>(things: readonly Thing[], ...words: string[]): Thing {
  return things[Math.floor(chance(...words) * things.length)] as Thing
}

/** The bytes that ids on the simulated platform are made of. */
export function bytesOf(...words: string[]): Buffer {
  return hash('sha256', words.join('\n'), 'buffer')
}
