import { Card } from '../../../framework/views/card.tsx'
import { CodeBlock } from '../../../framework/views/code-block.tsx'
import { ShareButton } from '../../../framework/views/forms/share-button.tsx'
import { isAdmin, type Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import {
  absolute,
  discoverCampaignPath,
  newCreatorInvitationPath,
} from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

const readers = {
  public: 'Everyone can open this link.',
  restricted: 'Everyone who is signed in can open this link.',
  private: 'Only creators you have invited can open this link.',
}

/** The next step after publishing: someone has to hear of it. */
export function Share({ member, campaign }: { member: Member; campaign: Campaign }) {
  const { organization } = member

  return (
    <Card
      title="Tell creators about it"
      description={`Your campaign is out, and no post has come in yet. ${readers[organization.privacy_setting]}`}
    >
      {organization.privacy_setting === 'public' && organization.looked_at === null && (
        <p class="mb-4 text-sm text-base-content/70">
          Creators find it in the list of all campaigns. Troupe’s team looks at each new
          organization once; then your campaigns can stand on the start page, too.
        </p>
      )}
      <CodeBlock text={absolute(discoverCampaignPath(campaign))} label="Copy link">
        {isAdmin(member) && (
          <a
            href={newCreatorInvitationPath(organization, encodeId('Campaign', campaign.id))}
            class="btn btn-primary btn-sm"
          >
            Invite creators
          </a>
        )}
        <ShareButton path={discoverCampaignPath(campaign)} title={campaign.name} isLeft />
      </CodeBlock>
    </Card>
  )
}
