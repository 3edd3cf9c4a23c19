import { Controller } from '@hotwired/stimulus'

type State = 'unsupported' | 'blocked' | 'off' | 'on' | 'failed'

/** Subscribes this browser to push messages, and shows whether it is subscribed. */
export class Push extends Controller {
  static override targets = ['state', 'enable', 'device']
  static override values = { publicKey: String, worker: String, subscriptions: String }
  declare readonly stateTargets: HTMLElement[]
  declare readonly enableTarget: HTMLButtonElement
  declare readonly deviceTargets: HTMLElement[]
  declare readonly publicKeyValue: string
  declare readonly workerValue: string
  declare readonly subscriptionsValue: string

  override async connect(): Promise<void> {
    this.show(await this.currentState())
  }

  async enable(): Promise<void> {
    this.enableTarget.disabled = true
    try {
      if ((await Notification.requestPermission()) !== 'granted') return this.show('blocked')
      await this.save(await this.subscribe())
      location.reload()
    } catch {
      this.show('failed')
    } finally {
      this.enableTarget.disabled = false
    }
  }

  /** Removing this device from the list also ends the subscription of the browser. */
  async forget({ currentTarget }: Event): Promise<void> {
    const subscription = await currentSubscription()
    const { endpoint } = (currentTarget as HTMLElement).dataset
    if (subscription?.endpoint === endpoint) await subscription?.unsubscribe()
  }

  private async currentState(): Promise<State> {
    if (!('serviceWorker' in navigator && 'PushManager' in window)) return 'unsupported'
    if (Notification.permission === 'denied') return 'blocked'

    const endpoint = (await currentSubscription())?.endpoint
    const device = this.deviceTargets.find(({ dataset }) => dataset.endpoint === endpoint)
    device?.querySelector('[data-here]')?.removeAttribute('hidden')
    return device === undefined ? 'off' : 'on'
  }

  private async subscribe(): Promise<PushSubscription> {
    await navigator.serviceWorker.register(this.workerValue)
    const { pushManager } = await navigator.serviceWorker.ready
    // A subscription that was made for other keys would never receive a message.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.publicKeyValue,
    })
  }

  private async save(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON()
    const response = await fetch(this.subscriptionsValue, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ push_subscription: { endpoint, ...keys } }),
    })
    if (!response.ok) throw new Error(`Answered ${response.status}`)
  }

  private show(state: State): void {
    for (const paragraph of this.stateTargets) paragraph.hidden = paragraph.dataset.state !== state
    this.enableTarget.hidden = state !== 'off' && state !== 'failed'
  }
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration?.pushManager.getSubscription() ?? null
}
