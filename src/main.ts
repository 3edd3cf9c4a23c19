import { buildApp } from './composition/app.ts'
import { openContext } from './composition/context.ts'
import { explainFailure, failureOf } from './composition/failure.ts'
import { exitOfStart } from './composition/processes/begin.ts'
import { openMetrics } from './composition/processes/gauges.ts'
import { buildHealthApp } from './composition/processes/health-app.ts'
import { checkFolder, checkServices, reportStart } from './composition/processes/start-report.ts'
import { stop, stopOnSignal } from './composition/processes/stop.ts'
import { isSupervised, obeySupervisor } from './composition/processes/supervised.ts'
import { supervise } from './composition/processes/supervisor.ts'
import { clockwork } from './composition/time/clockwork.ts'
import { announce } from './demo/announce.ts'
import { prepareDemo } from './demo/load.ts'
import { loadConfig } from './framework/config/config.ts'
import { withoutWaitLimit } from './framework/database/driver/wait-limit.ts'
import { openLog } from './framework/log.ts'

// Connections that the system holds until we accept them. Beyond it clients try again after a second.
const backlog = 4096

async function main(): Promise<void> {
  const config = loadConfig()
  const log = openLog(config)
  if (!isSupervised) reportStart(config, log)
  if (config.workers !== undefined) return supervise(config, log)
  const context = await openContext(config, log)
  const isForJobs = config.role === 'jobs'
  const app = isForJobs ? buildHealthApp(context) : await buildApp(context)
  const onSignal = stopOnSignal(app, context)

  try {
    await checkFolder(context)
    const demo = await withoutWaitLimit(context.pool, () => prepareDemo(context, clockwork))
    // The processes of a supervisor that answer requests also answer for the one beside them.
    if (!(isForJobs && isSupervised))
      await app.listen({ port: config.port, host: config.host, backlog }).catch((error) => {
        throw failureOf('PORT', error)
      })
    if (isSupervised) {
      obeySupervisor(context, demo, onSignal)
    } else {
      await openMetrics(context)
      announce(context, demo)
    }
    await checkServices(context)
  } catch (error) {
    await stop(app, context)
    throw error
  }
}

main().catch((error) => {
  console.error(explainFailure(error))
  process.exit(isSupervised ? exitOfStart(error) : 1)
})
