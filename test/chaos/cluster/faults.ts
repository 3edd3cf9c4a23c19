import { cluster, leaderOf, machines } from './machines.ts'

/** Breaks something, and gives what mends it where that does not happen by itself. */
export type ClusterFault = { name: string; cause: () => Promise<() => Promise<unknown>> }

const byItself = async () => {}

export const clusterFaults: ClusterFault[] = [
  {
    name: 'PostgreSQL of the primary killed',
    cause: async () => {
      await cluster('kill', await leaderOf('postgres'), 'postgres')
      return byItself
    },
  },
  {
    name: 'machine of the primary gone',
    cause: async () => {
      const machine = await leaderOf('postgres')
      await cluster('kill', machine)
      return () => cluster('boot', machine)
    },
  },
  {
    name: 'a PgBouncer killed',
    cause: async () => {
      await cluster('kill', anyOf(machines), 'pgbouncer')
      return byItself
    },
  },
  {
    name: "etcd's leader killed",
    cause: async () => {
      await cluster('kill', await leaderOf('etcd'), 'etcd')
      return byItself
    },
  },
  {
    name: 'a process of Troupe killed',
    cause: async () => {
      await cluster('kill', anyOf(machines), 'troupe')
      return byItself
    },
  },
  {
    name: 'PostgreSQL of the primary frozen',
    cause: async () => {
      const machine = await leaderOf('postgres')
      await cluster('freeze', machine, 'postgres')
      return () => cluster('thaw', machine, 'postgres')
    },
  },
  {
    name: 'network of the primary cut',
    cause: async () => {
      const machine = await leaderOf('postgres')
      await cluster('cut', machine)
      return () => cluster('join', machine)
    },
  },
  {
    name: 'disk of the primary full',
    cause: async () => {
      const machine = await leaderOf('postgres')
      await cluster('fill', machine)
      return () => cluster('free', machine)
    },
  },
]

const anyOf = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item
