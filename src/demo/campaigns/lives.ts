import { firstListen, nightBus, oneTake } from './audio.ts'
import { campfire, coldBrew, filter, hands, oat, popUp, roast } from './coffee.ts'
import { mornings, refill, winter } from './skin.ts'

export const campaignLives = {
  coldBrew,
  roast,
  nightBus,
  mornings,
  hands,
  oneTake,
  oat,
  winter,
  filter,
  popUp,
  refill,
  firstListen,
  campfire,
}
