import { Icon } from '../../../framework/views/values/icon.tsx'

/** Leads down to the messages of the same page, which stand below all else. */
export function ToMessages() {
  return (
    <a href="#messages" class="btn btn-sm">
      <Icon name="messageCircle" />
      Messages
    </a>
  )
}
