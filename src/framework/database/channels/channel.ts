/** The channel on which the database tells what was committed, each time as `<audience> <topic>`. */
export const channelName = 'troupe_live'

type Listener = {
  heard: (audience: string, topic: string) => void
  /** Called when something may have been told while nobody listened. */
  missed: () => void
}

/** A way to hear what the database tells. */
export type Channel = {
  listen: (listener: Listener) => void
  stop: () => Promise<void>
}

/** Hands on what is heard to all who listen. */
export function makeSpeaker() {
  const listeners: Listener[] = []

  return {
    listen: (listener: Listener): void => {
      listeners.push(listener)
    },
    say: (payload = ''): void => {
      const [audience, topic] = payload.split(' ')
      if (audience === undefined || topic === undefined) return
      for (const { heard } of listeners) heard(audience, topic)
    },
    sayMissed: (): void => {
      for (const { missed } of listeners) missed()
    },
  }
}
