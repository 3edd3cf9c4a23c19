import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReplicaState } from '../database/replicas/replica.ts'

/** How replicas do, asked for whenever metrics are read. */
export function meterReplicas(registry: Registry): (read: () => ReplicaState[]) => void {
  const registers = [registry]
  const labelNames = ['replica']
  let states: () => ReplicaState[] = () => []

  // Of several processes the worst counts.
  new Gauge({
    name: 'troupe_replica_lag_seconds',
    help: 'How old the data of a replica is at most',
    labelNames,
    registers,
    aggregator: 'max' as const,
    collect() {
      this.reset()
      for (const { name, lagSeconds } of states()) this.set({ replica: name }, lagSeconds)
    },
  })
  new Gauge({
    name: 'troupe_replica_in_use',
    help: '1 for a replica that is read from, 0 for one that is left out',
    labelNames,
    registers,
    aggregator: 'min' as const,
    collect() {
      this.reset()
      for (const { name, isIn } of states()) this.set({ replica: name }, Number(isIn))
    },
  })
  for (const [part, help] of [
    ['reads', 'Reads that a replica answered'],
    ['fallbacks', 'Reads that a replica could not answer, and the primary did'],
  ] as const) {
    new Counter({
      name: `troupe_replica_${part}_total`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const state of states()) this.inc({ replica: state.name }, state[part])
      },
    })
  }
  return (read) => {
    states = read
  }
}
