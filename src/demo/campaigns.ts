import { firstListen, nightBus, oneTake } from './audio-campaigns.ts'
import { campfire, coldBrew, filter, hands, oat, popUp, roast } from './coffee-campaigns.ts'
import { mornings, refill, winter } from './skin-campaigns.ts'

export const campaignLives = {
  ...{ coldBrew, roast, nightBus, mornings, hands, oneTake, oat, winter, filter },
  ...{ popUp, refill, firstListen, campfire },
}
