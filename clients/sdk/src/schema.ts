// Written from /openapi.json: npm run sdk-types
export interface paths {
    "/discover/campaigns.json": {
        parameters: {
        };
        /**
         * Find campaigns that take submissions
         * @description For everyone: those of public organizations; for users also those of restricted ones, and of private ones that they belong to or that invited them. At most 1,000 are listed: filters find the others. The order `rate` is that of the pay for 10,000 views, the base included, or of what each post is paid where views are not, in all currencies by their latest exchange rates; those without a rate come last, newest first. The order `budget` is that of what is left, compared in the same way. The order `ending` is that of the next end, or of the day on which the budget is spent at the pace of the last week if that comes first; it knows the 500 that end first and the 500 with the least left, of each privacy setting. The order `own_pay` is that of what the views that you usually reach would earn: the median of your last 20 posts on a platform that have been approved, 2 at least, where you have a verified account and the campaign lets you post, on one of `platform_ids[]` if they are sent, the best of them. It knows the 1,000 with the best rate, of each privacy setting; those in which no account of yours fits, and all for whoever has no usual views, are in the order `rate`, after the others.
         */
        get: operations["discoverCampaigns"];
    };
    "/discover/collabs.json": {
        parameters: {
        };
        /**
         * Find collabs that take applications
         * @description For everyone, as with campaigns: at most 1,000 are listed. Those of which all places are taken, or the time to apply is over, are not. The order `price` is that of the highest price that is expected, in all currencies by their latest exchange rates; those that name none come last, newest first. The order `ending` is that of the day until which one can apply.
         */
        get: operations["discoverCollabs"];
    };
    "/campaigns/{id}.json": {
        parameters: {
        };
        /**
         * Show a campaign as creators see it
         * @description For everyone who may see it: the campaign with its `brief`, also while it is paused and when it is finished. Whoever may not gets 401 without a credential and 404 with one, as if it did not exist. Drafts are for members.
         */
        get: operations["showDiscoverCampaign"];
    };
    "/collabs/{id}.json": {
        parameters: {
        };
        /**
         * Show a collab as creators see it
         * @description For everyone who may see it, as with campaigns: the collab with its `brief`, also while it is paused.
         */
        get: operations["showDiscoverCollab"];
    };
    "/profiles/{id}.json": {
        parameters: {
        };
        /**
         * Show an organization as creators see it
         * @description For everyone who may see its programs: who it is, and how it decides. Whoever may not gets 401 without a credential and 404 with one, as if it did not exist.
         */
        get: operations["showProfile"];
    };
    "/creators/{id}.json": {
        parameters: {
        };
        /**
         * Show a creator
         * @description For everyone, if the creator has published their profile; else for the creator, and for members of organizations that they have applied to or posted for; a limited token needs the area `creators` of one of these. Whoever may not see it gets 401 without a credential and 404 with one, as if there were no such creator. 503 with `Retry-After` for who reads profiles faster than people do.
         */
        get: operations["showCreatorProfile"];
    };
    "/discover/feed.atom": {
        parameters: {
        };
        /**
         * Read the feed of new programs
         * @description For everyone: an Atom feed of the last 50 programs that everyone may see.
         */
        get: operations["readFeed"];
    };
    "/ledgers/{token}.json": {
        parameters: {
        };
        /**
         * Show the ledger behind a public link
         * @description For everyone who has the link: the same that members and creators read. 404 once the link was renewed or the ledger is not public any more.
         */
        get: operations["showOpenLedger"];
    };
    "/ledgers/{token}.csv": {
        parameters: {
        };
        /**
         * Download the ledger behind a public link
         * @description For everyone who has the link: all posts that count, as a file for spreadsheets.
         */
        get: operations["downloadOpenLedger"];
    };
    "/calendars/{token}.ics": {
        parameters: {
        };
        /**
         * Read a calendar by its address
         * @description For everyone who has the address: the last 30 days and the next 335, by RFC 5545. 404 once it was ended or made anew, or its owner is no member any more.
         */
        get: operations["readCalendar"];
    };
    "/help.json": {
        parameters: {
        };
        /**
         * List the guides
         * @description For everyone: guides for brands, creators and those who run the installation. With words, those that have all of them.
         */
        get: operations["listGuides"];
    };
    "/help/{guide}.json": {
        parameters: {
        };
        /**
         * Show a guide
         * @description For everyone. The limits and days in it are those of this installation. 404 for one that does not exist.
         */
        get: operations["showGuide"];
    };
    "/session.json": {
        parameters: {
        };
        /**
         * Have a sign-in code mailed to you
         * @description For everyone: mails a code of 6 characters that is good for 15 minutes, once, together with the token in the answer. The answer is the same whether or not the address is known; one that cannot be an address is 422.
         */
        post: operations["requestSignInCode"];
        /**
         * Sign out
         * @description For whoever has a session: 204, and it is gone from the server at once. An access token is no session, and is 401 here.
         */
        delete: operations["signOut"];
    };
    "/session/magic_link.json": {
        parameters: {
        };
        /**
         * Exchange the code from the mail for a session token
         * @description For whoever asked for the code: a session token, which is also set as a cookie, or 202 where the account has a second factor. A wrong code is 401 and costs one of five tries; no code at all is 422.
         */
        post: operations["exchangeSignInCode"];
    };
    "/session/two_factor.json": {
        parameters: {
        };
        /**
         * Complete a sign-in with a code of the authenticator app or a backup code
         * @description For whoever got a 202 before, within 5 minutes: a session token, which is also set as a cookie. A wrong code is 401 and costs one of five tries, an empty one is 422, and a body without any is 400.
         */
        post: operations["completeTwoFactor"];
    };
    "/session/demo.json": {
        parameters: {
        };
        /**
         * Sign in as someone of the demo world
         * @description For everyone, on a local trial only: a session token, which is also set as a cookie, without a code. Anybody who is not one of the people that the sign-in page offers is 422.
         */
        post: operations["signInAsDemoPerson"];
    };
    "/invitations/{token}.json": {
        parameters: {
        };
        /**
         * Show the invitation behind a link
         * @description For whoever has the link, with no credential: access tokens are not looked at. A session of someone with another e-mail address is 403. 404 once the invitation was used, withdrawn or has expired.
         */
        get: operations["showReceivedInvitation"];
        /**
         * Accept an invitation, which makes its reader a member
         * @description For the user whose e-mail address was invited, with a session or a token that may write: makes them a member in the role of the invitation, which is used up by it. 403 for another user, 422 on `base` for someone who is a member already.
         */
        post: operations["acceptInvitation"];
    };
    "/creator_invitations/{token}.json": {
        parameters: {
        };
        /**
         * Show the invitation of a creator behind a link
         * @description For whoever has the link, with no credential: who invites, to what, and with which words. 404 once it is withdrawn.
         */
        get: operations["showReceivedCreatorInvitation"];
    };
    "/creator_invitations/{token}/refusal.json": {
        parameters: {
        };
        /**
         * Refuse further invitations
         * @description For whoever has the link, with no credential: 204, and no invitation of the organization, or of anybody, is sent to this address any more. Nobody is told.
         */
        post: operations["refuseInvitations"];
        /**
         * Allow invitations again
         * @description For whoever has the link, with no credential: 204, and everybody may invite this address again.
         */
        delete: operations["allowInvitations"];
    };
    "/search.json": {
        parameters: {
        };
        /**
         * Search programs, creators and submissions
         * @description For every user: campaigns, collabs, creators and submissions of their organizations, their own submissions, and programs that take part, at most six of each kind. A limited token finds what its areas and organizations have (`programs`, `creators`, `review`), and no work of one’s own. Every word has to occur; one of less than three letters has to begin a word. The address of a post, as its platform or its app writes it, finds what was handed in with it. Without words the answer is empty.
         */
        get: operations["search"];
    };
    "/organizations.json": {
        parameters: {
        };
        /**
         * List the organizations you belong to
         * @description For every user: those they belong to, by name; for a token that is limited to some, these; for one of an organization, this with `role` `admin`, which it has within its areas. The first call of a program that acts for someone; where there are several it should ask which is meant.
         */
        get: operations["listOrganizations"];
        /**
         * Create an organization that you own
         * @description For every user, who owns it from then on. Only `name` is required. A picture needs multipart.
         */
        post: operations["createOrganization"];
    };
    "/organizations/{organization_id}.json": {
        parameters: {
        };
        /**
         * Show an organization
         * @description For members; 404 for everyone else. `avatar_url` is left out where there is no picture.
         */
        get: operations["showOrganization"];
        /**
         * Delete an organization that has no campaigns, collabs or active subscription
         * @description For the owner: 204, and it is gone with its members and invitations. 422 on `base`, which names what is in the way, while it has an active subscription, a campaign or a collab.
         */
        delete: operations["deleteOrganization"];
        /**
         * Change an organization
         * @description For admins: what is left out stays as it was. A picture needs multipart.
         */
        patch: operations["updateOrganization"];
    };
    "/organizations/{organization_id}/avatar.json": {
        parameters: {
        };
        /**
         * Remove an organization's picture
         * @description For admins: 204 also where there is no picture.
         */
        delete: operations["deleteAvatar"];
    };
    "/organizations/{organization_id}/owner.json": {
        parameters: {
        };
        /**
         * Hand the organization over to another member
         * @description Only the owner may, in a session with a proof that is younger than 15 minutes. The new owner becomes an admin and is told by mail; the old one stays an admin.
         */
        patch: operations["updateOwner"];
    };
    "/organizations/{organization_id}/access_tokens.json": {
        parameters: {
        };
        /**
         * List the access tokens of an organization
         * @description For admins: newest first, without the tokens themselves.
         */
        get: operations["listOrganizationTokens"];
        /**
         * Create an access token of an organization; the answer is the only one that shows it
         * @description For admins with a session who have proved within the last minutes that the account is theirs; otherwise it is 403. The token acts for the organization under its description, whoever comes and goes, in its `areas` alone: what it may not is 403, with the area named. Where it may write `money` it needs a daily limit, in one currency, for what it moves: fundings that it asks for, and what is set aside when it accepts an application. All admins are told by mail. At most 50.
         */
        post: operations["createOrganizationToken"];
    };
    "/organizations/{organization_id}/access_tokens/{id}.json": {
        parameters: {
        };
        /**
         * Show an access token of an organization, without the token itself
         * @description For admins: everything but the token, which cannot be had again.
         */
        get: operations["showOrganizationToken"];
        /**
         * Revoke an access token of an organization
         * @description For admins: 204, and it is refused from the next request on.
         */
        delete: operations["deleteOrganizationToken"];
    };
    "/organizations/{organization_id}/overview.json": {
        parameters: {
        };
        /**
         * Show how the programs of an organization do
         * @description For members: what was spent and counted in a period and in the one before, what waits for a decision, the budget that runs dry first, and the posts with most views. Amounts of different currencies stand beside each other; about what they are together stands in `reported`, where a reporting currency is chosen.
         */
        get: operations["showOverview"];
    };
    "/organizations/{organization_id}/calendar.json": {
        parameters: {
        };
        /**
         * Show what is due in an organization
         * @description For members: what is due of the work that was accepted, by either side, what else waits for a decision and until when (posts, flags and applications, by program and day), when applications close, when campaigns end, and when their budgets run out at the present pace. The earliest first, 500 at most. What is no day, or too many of them, is 422.
         */
        get: operations["showCalendar"];
    };
    "/organizations/{organization_id}/calendar/link.json": {
        parameters: {
        };
        /**
         * Show whether there is an address of an organization’s calendar for other calendars
         * @description For members, each their own: since when there is one, without the address itself. 404 without one.
         */
        get: operations["showCalendarLink"];
        /**
         * Make an address of an organization’s calendar for other calendars; the answer is the only one that shows it
         * @description For members, each their own: whoever knows it reads the calendar, as a file by RFC 5545. The one before leads nowhere from that moment on.
         */
        post: operations["createCalendarLink"];
        /**
         * End the address of an organization’s calendar for other calendars
         * @description For members, each their own: 204, and it leads nowhere from that moment on. 404 without one.
         */
        delete: operations["deleteCalendarLink"];
    };
    "/organizations/{organization_id}/campaigns.json": {
        parameters: {
        };
        /**
         * List an organization's campaigns
         * @description For members: newest first unless `sort` says otherwise, without `brief`, and those that filters leave.
         */
        get: operations["listCampaigns"];
        /**
         * Create a campaign as a draft
         * @description For admins: makes a draft. Only `name` is required, and budget totals start at zero. What is left out comes from the `template`, if one is named. A banner needs multipart.
         */
        post: operations["createCampaign"];
    };
    "/organizations/{organization_id}/campaigns/{id}.json": {
        parameters: {
        };
        /**
         * Show a campaign
         * @description For members: the campaign with its `brief`. 404 for whoever does not belong to the organization.
         */
        get: operations["showCampaign"];
        /**
         * Delete a draft that has no fundings
         * @description For admins: 204 for a draft that nobody has funded. Any other campaign is 422 on `base`.
         */
        delete: operations["deleteCampaign"];
        /**
         * Change a campaign
         * @description For admins: what is left out stays as it was. Once a campaign was published, a change of an amount, of `currency` or `content_type` and the removal of a platform are 422 under their own names, and nothing else is changed then. `ends_at` may be changed until the campaign is finished. A banner needs multipart.
         */
        patch: operations["updateCampaign"];
    };
    "/organizations/{organization_id}/campaigns/{id}/overview.json": {
        parameters: {
        };
        /**
         * Show how a campaign does
         * @description For members: views by platform, what they cost, how the budget goes and when it is used up, the best posts and creators.
         */
        get: operations["showCampaignOverview"];
    };
    "/organizations/{organization_id}/campaigns/{id}/ledger.json": {
        parameters: {
        };
        /**
         * Show the ledger of a campaign of yours
         * @description For members: the same that creators see at its own address. 404 for a draft.
         */
        get: operations["showCampaignLedger"];
    };
    "/organizations/{organization_id}/campaigns/{id}/ledger/link.json": {
        parameters: {
        };
        /**
         * Show the public link of a ledger
         * @description For members: the link that everyone may read the ledger with. 404 without one.
         */
        get: operations["showLedgerLink"];
        /**
         * Make the ledger of a campaign public
         * @description For admins: everyone who knows the link can read the ledger from now on, and the page of the campaign leads to it. A link that is there already stays as it is. A draft is 422 on `base`.
         */
        post: operations["createLedgerLink"];
        /**
         * Make the ledger of a campaign private again
         * @description For admins: the link leads nowhere from that moment on. Members and those who take part go on reading the ledger.
         */
        delete: operations["deleteLedgerLink"];
    };
    "/organizations/{organization_id}/campaigns/{id}/ledger/link/renewal.json": {
        parameters: {
        };
        /**
         * Give a public ledger another link
         * @description For admins: the link before leads nowhere from that moment on. 404 where the ledger is not public.
         */
        post: operations["renewLedgerLink"];
    };
    "/organizations/{organization_id}/campaigns/{id}/duplicate.json": {
        parameters: {
        };
        /**
         * Make a draft that is like a campaign
         * @description For admins: a new draft with the same terms and brief and a banner of its own, whatever the state of the original. Budget and end are not copied.
         */
        post: operations["duplicateCampaign"];
    };
    "/organizations/{organization_id}/campaigns/{id}/publication.json": {
        parameters: {
        };
        /**
         * Publish a campaign
         * @description For admins: makes a draft `active`, for good, and answers it. It needs a brief, a platform, a rate or a base reward, a base reward within the highest payout and, without a rate, of the minimum payout at least, an end in the future if any, an organization without debt, and budget for the smallest payout and its fee. What is missing is 422 on `base`.
         */
        post: operations["createCampaignPublication"];
    };
    "/organizations/{organization_id}/campaigns/{id}/suspension.json": {
        parameters: {
        };
        /**
         * Pause a campaign
         * @description For admins: makes an `active` campaign `paused`, and answers it. From any other status it is 422 on `base`.
         */
        post: operations["createCampaignSuspension"];
        /**
         * Resume a paused campaign
         * @description For admins: makes a `paused` campaign `active` again, and answers it, if its budget covers the smallest payout and its fee and its end is not over. Otherwise it is 422 on `base`.
         */
        delete: operations["deleteCampaignSuspension"];
    };
    "/organizations/{organization_id}/campaigns/{id}/completion.json": {
        parameters: {
        };
        /**
         * Show when a campaign ends, or ended, and what finishing it does
         * @description For members: when it is to finish by itself, when it did finish, and when what was left of its budget went back to the organization. Before that it tells what finishing would do: how much is to go back, and which posts go on.
         */
        get: operations["showCampaignCompletion"];
        /**
         * Finish a campaign
         * @description For admins: makes an `active` or `paused` campaign `finished`, for good, and answers it. From any other status it is 422 on `base`.
         */
        post: operations["createCampaignCompletion"];
    };
    "/organizations/{organization_id}/campaigns/{id}/budget_alerts.json": {
        parameters: {
        };
        /**
         * Show of which shares of the budget you hear
         * @description For members: the shares of the budget of which the admins hear once they are used, and those they have heard of. They are set with the other fields of a campaign.
         */
        get: operations["showCampaignBudgetAlerts"];
    };
    "/organizations/{organization_id}/collabs.json": {
        parameters: {
        };
        /**
         * List an organization's collabs
         * @description For members: newest first unless `sort` says otherwise, without `brief`, and those that filters leave.
         */
        get: operations["listCollabs"];
        /**
         * Create a collab as a draft, from defaults where nothing is sent
         * @description For admins: makes a draft, also from no body at all. What is left out comes from the product page that `website` names, as far as it can be read, then from the `template`, if one is named, and then from defaults; `prefill` says whether that page could be read. A banner needs multipart.
         */
        post: operations["createCollab"];
    };
    "/organizations/{organization_id}/collabs/{id}.json": {
        parameters: {
        };
        /**
         * Show a collab
         * @description For members: the collab with its `brief`. 404 for whoever does not belong to the organization.
         */
        get: operations["showCollab"];
        /**
         * Delete a draft that has no submissions
         * @description For admins: 204 for a draft without submissions. What is no draft any more is 403, and one that has submissions 422 on `base`.
         */
        delete: operations["deleteCollab"];
        /**
         * Change a collab
         * @description For admins: what is left out stays as it was. `purge_banner_image` with the value `1` removes the banner; a new one needs multipart.
         */
        patch: operations["updateCollab"];
    };
    "/organizations/{organization_id}/collabs/{id}/overview.json": {
        parameters: {
        };
        /**
         * Show who waits for an answer, and how far the others are
         * @description For members: the oldest applications with what the applicants ask for, their audience and their past work for the organization, and all work that is under way.
         */
        get: operations["showCollabOverview"];
    };
    "/organizations/{organization_id}/collabs/{id}/duplicate.json": {
        parameters: {
        };
        /**
         * Make a draft that is like a collab
         * @description For admins: a new draft with the same terms and brief and a banner of its own, whatever the state of the original. It is reviewed like any other.
         */
        post: operations["duplicateCollab"];
    };
    "/organizations/{organization_id}/collabs/{id}/review_request.json": {
        parameters: {
        };
        /**
         * Submit a collab for review
         * @description For admins: makes a draft `submitted_for_review`, and answers it. It needs a name and a brief of its own, not those it started from. What is missing is 422 on `base`.
         */
        post: operations["createCollabReviewRequest"];
        /**
         * Take a collab back from review
         * @description For admins: makes a collab that is `submitted_for_review` a draft again, and answers it. From any other state it is 422 on `base`.
         */
        delete: operations["deleteCollabReviewRequest"];
    };
    "/organizations/{organization_id}/collabs/{id}/suspension.json": {
        parameters: {
        };
        /**
         * Pause a collab
         * @description For admins: makes a `published` collab `paused`, and answers it. From any other state it is 422 on `base`.
         */
        post: operations["createCollabSuspension"];
        /**
         * Publish a paused collab again
         * @description For admins: makes a `paused` collab `published` again, and answers it. From any other state it is 422 on `base`.
         */
        delete: operations["deleteCollabSuspension"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions.json": {
        parameters: {
        };
        /**
         * List what was submitted to a campaign
         * @description For members: newest first unless `order` or `sort` says otherwise, of one state, platform, creator or period if asked for.
         */
        get: operations["listCampaignSubmissions"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}.json": {
        parameters: {
        };
        /**
         * Show a submission to a campaign
         * @description For members: one submission, with every check and what it found.
         */
        get: operations["showCampaignSubmission"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}/explanation.json": {
        parameters: {
        };
        /**
         * Explain what a submission earned
         * @description For members: the reading that counts, each step from views to money, and every grant.
         */
        get: operations["explainCampaignSubmission"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}/approval.json": {
        parameters: {
        };
        /**
         * Approve a submission
         * @description For admins: its views are paid from now on, those it has included. One that is not `pending` is 422 on `base`.
         */
        post: operations["approveCampaignSubmission"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}/rejection.json": {
        parameters: {
        };
        /**
         * Reject a submission
         * @description For admins: says why, in one of the reasons and a note, which `other` needs. A reason of which a check found the contrary is 422 on `reason`, and `not_public` without a note 422 on `note`. The creator may appeal within 7 days. One that is not `pending` is 422 on `base`.
         */
        post: operations["rejectCampaignSubmission"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}/reversal.json": {
        parameters: {
        };
        /**
         * Approve a rejected submission after all
         * @description For admins: takes back a rejection of their own side within 7 days, or while an appeal waits for staff, which is accepted by that. Its views are paid from now on, those it has included. What staff decided stands: that, and one that was not rejected, is 422 on `base`.
         */
        post: operations["reverseCampaignSubmission"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}/flag.json": {
        parameters: {
        };
        /**
         * Flag a submission
         * @description For admins: holds its money for 72 hours at most, and tells the creator why. Possible once for each submission; again it is 422 on `base`.
         */
        post: operations["flagCampaignSubmission"];
        /**
         * Lift your flag
         * @description For admins: the submission goes on where it was. Without a flag it is 422 on `base`.
         */
        delete: operations["unflagCampaignSubmission"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions/decisions.json": {
        parameters: {
        };
        /**
         * Decide many submissions at once
         * @description For admins: approves or flags up to 100, or rejects them with one reason. Each is decided by itself: what could not be says why, and keeps none of the others from being decided.
         */
        post: operations["decideCampaignSubmissions"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/submissions/{id}/appeal_answer.json": {
        parameters: {
        };
        /**
         * Answer an appeal
         * @description For admins: what your organization says to an appeal. Staff read it beside the appeal, and the creator does. Once for each submission, while the appeal waits; otherwise it is 422 on `base`.
         */
        post: operations["answerAppeal"];
    };
    "/organizations/{organization_id}/submissions.json": {
        parameters: {
        };
        /**
         * List what was submitted to all campaigns of an organization
         * @description For members: newest first unless `order` or `sort` says otherwise, of one campaign, state, platform, creator or period if asked for.
         */
        get: operations["listOrganizationSubmissions"];
    };
    "/organizations/{organization_id}/submissions.csv": {
        parameters: {
        };
        /**
         * Download what was submitted to all campaigns of an organization
         * @description For members: a file for spreadsheets, a line for each post, newest first, with the filters of the list.
         */
        get: operations["downloadOrganizationSubmissions"];
    };
    "/organizations/{organization_id}/submissions/days.csv": {
        parameters: {
        };
        /**
         * Download the views of posts day by day
         * @description For members: a file for spreadsheets, a line for each post and day (UTC) on which its views were read, with the filters of the list.
         */
        get: operations["downloadViewsByDay"];
    };
    "/organizations/{organization_id}/review.json": {
        parameters: {
        };
        /**
         * List what waits for a decision
         * @description For members: the posts of all campaigns that nobody has decided about, and first what decides itself first. What was decided and has not taken effect yet is not among them, so the list is used up while it is read: to decide page by page, ask for the first page again each time, as the next one would pass posts over.
         */
        get: operations["listSubmissionsToReview"];
    };
    "/organizations/{organization_id}/review/{id}.json": {
        parameters: {
        };
        /**
         * Show what there is to know before a decision
         * @description For members: a submission to any campaign, with what it would pay now, what its creator did for the organization before, its readings, and what was decided about it and can still be taken back.
         */
        get: operations["showSubmissionToReview"];
    };
    "/organizations/{organization_id}/review/approval_preview.json": {
        parameters: {
        };
        /**
         * Tell what approving some submissions would pay
         * @description For admins: how many of up to 100 submissions still wait for a decision, and what these would earn if they were approved now; `failed` names each of the others. It changes nothing.
         */
        get: operations["previewApproval"];
    };
    "/organizations/{organization_id}/review/decisions.json": {
        parameters: {
        };
        /**
         * Decide submissions, with 10 seconds to undo it
         * @description For admins: approves, rejects or flags up to 100 submissions to any campaigns of the organization. It takes effect after 10 seconds, at `takes_effect_at`; nothing is paid or told before. What could not be decided says why, and keeps none of the others from being decided.
         */
        post: operations["decideSubmissionsLater"];
        /**
         * Take back decisions that have not taken effect
         * @description For admins, of their own decisions and those of others: the submissions wait again. What has taken effect says so, and stays.
         */
        delete: operations["undoDecisions"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}.json": {
        parameters: {
        };
        /**
         * Show a submission to a collab
         * @description For members: all that was agreed on and sent, with who acts next and until when. The `address` is there from acceptance until it is over.
         */
        get: operations["showCollabSubmission"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/acceptance.json": {
        parameters: {
        };
        /**
         * Accept an application
         * @description For admins: sets the quote and its fee aside from the balance of the organization. A debt, or a balance that does not cover both, is 422 on `base`. Send the `quote_amount` that you looked at: if it is another by now, it is 422 too, as it is while an offer of yours waits for the creator.
         */
        post: operations["acceptApplication"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/counter_offer.json": {
        parameters: {
        };
        /**
         * Answer the price of an application with another one
         * @description For admins: the creator accepts it, or answers with another price, within 10 days. It is what the creator asks for at most; more is 422 on `quote_amount`. While it waits it can be raised or taken back, and not lowered. There are at most 6 prices in all, the first included; one more is 422 on `base`.
         */
        post: operations["offerOtherPrice"];
        /**
         * Take back an offer that waits for its answer
         * @description For admins: the price that the creator asked for stands again, to be accepted, declined or answered with another one. Offers that were raised go together. The creator is told. Once it is answered, or where no offer waits, it is 422 on `base`.
         */
        delete: operations["takeOfferBack"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/decline.json": {
        parameters: {
        };
        /**
         * Decline an application
         * @description For admins: with a note for the creator, or without.
         */
        post: operations["declineApplication"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/shipment.json": {
        parameters: {
        };
        /**
         * Say that the product was sent
         * @description For admins, while it waits for that, also after something was wrong with what was sent before.
         */
        post: operations["shipProduct"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/approval.json": {
        parameters: {
        };
        /**
         * Approve content
         * @description For admins: the creator can post it then. It cannot be undone.
         */
        post: operations["approveContent"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/change_request.json": {
        parameters: {
        };
        /**
         * Ask for changes of content
         * @description For admins: as often as `revision_rounds` says, usually twice; once more is 422 on `base`.
         */
        post: operations["requestChanges"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/extension_grant.json": {
        parameters: {
        };
        /**
         * Grant a creator more time for content
         * @description For admins, while it is asked for: moves the deadline by as many days.
         */
        post: operations["grantExtension"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/extension_refusal.json": {
        parameters: {
        };
        /**
         * Refuse a creator more time for content
         * @description For admins, while it is asked for: the deadline stays.
         */
        post: operations["refuseExtension"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/cancellation.json": {
        parameters: {
        };
        /**
         * Cancel work that was agreed on
         * @description For admins: from acceptance until content is submitted; what was set aside comes back, and the creator keeps what was sent. Later it is 422 on `base`, and staff decide; also once the creator has received a product, unless nothing is set aside.
         */
        post: operations["cancelSubmission"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/completion.json": {
        parameters: {
        };
        /**
         * Complete a submission that was posted
         * @description For admins: what was set aside is the creator’s then. Send the `post_url` that you looked at: if the creator has corrected it since, it is 422 on `base`, which names the new one. Where a Spark code is needed and missing it is 422 too.
         */
        post: operations["completeSubmission"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions/{id}/escalation.json": {
        parameters: {
        };
        /**
         * Ask staff to decide about a submission
         * @description For admins, once content was submitted or a product received: no deadline runs until staff have approved the content or split what is set aside.
         */
        post: operations["escalateCollabSubmission"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions.json": {
        parameters: {
        };
        /**
         * List who applied to a collab
         * @description For members: newest first unless `sort` says otherwise, of one `state` or of all, without what was sent.
         */
        get: operations["listCollabSubmissions"];
    };
    "/organizations/{organization_id}/collabs/{collab_id}/submissions.csv": {
        parameters: {
        };
        /**
         * Download who applied to a collab
         * @description For members: a file for spreadsheets, a line for each application, newest first, of one `state` or of all.
         */
        get: operations["downloadCollabSubmissions"];
    };
    "/organizations/{organization_id}/creators.json": {
        parameters: {
        };
        /**
         * List the creators who have worked with an organization
         * @description For members: everyone who submitted a post or applied to a collab, with what came of it, and the `amounts` in each currency. Those with most views come first, unless another `sort` is asked for. Of more than 1,000 `Total-Count` tells only that there are more, and `Link` has no `last`.
         */
        get: operations["listCreators"];
    };
    "/organizations/{organization_id}/creators.csv": {
        parameters: {
        };
        /**
         * Download the creators who have worked with an organization
         * @description For members: a file for spreadsheets with what came of their work, in the order of the list: a line for each creator and currency.
         */
        get: operations["downloadCreators"];
    };
    "/organizations/{organization_id}/creators/{user_id}.json": {
        parameters: {
        };
        /**
         * Show a creator who has worked with an organization
         * @description For members: what came of their work in each currency, and the latest programs they took part in. 404 for who has not.
         */
        get: operations["showCreator"];
    };
    "/organizations/{organization_id}/creators/grouping.json": {
        parameters: {
        };
        /**
         * Put creators on a label or a list, or take them off
         * @description For members: up to 100 creators who have worked with the organization, and the answer says what became of each. `create` makes a label of this `name` first. Who is there already stays, who is not there is passed over, and an id that is not known keeps none of the others from it.
         */
        post: operations["groupCreators"];
    };
    "/organizations/{organization_id}/creators/invitations.json": {
        parameters: {
        };
        /**
         * Invite many creators you worked with to a program
         * @description For admins: up to 100 creators who have worked with the organization, each as by themselves. Whoever could not be invited says why, and keeps none of the others from it.
         */
        post: operations["inviteCreators"];
    };
    "/organizations/{organization_id}/creators/messages.json": {
        parameters: {
        };
        /**
         * Write the same to many creators
         * @description For members: up to 100 creators who have worked with the organization. Each gets it in the conversation about their latest work, and the answer says what became of it for each. Nobody gets the same words twice in a day, nor more than 3 such messages without having answered; who refused the invitations of the organization, was declined or withdrew gets none. Each counts as a message: 503 with `Retry-After` beyond 120 in an hour.
         */
        post: operations["messageCreators"];
    };
    "/organizations/{organization_id}/creator_groups.json": {
        parameters: {
        };
        /**
         * List the labels, lists and views of creators
         * @description For members: all that their team has made, by kind and name.
         */
        get: operations["listCreatorGroups"];
        /**
         * Make a label, a list or a view of creators
         * @description For members: it is there for the whole team. A view keeps `query`, the filters and the order of the list of creators. At most 100 of each kind.
         */
        post: operations["createCreatorGroup"];
    };
    "/organizations/{organization_id}/creator_groups/{id}.json": {
        parameters: {
        };
        /**
         * Show a label, a list or a view of creators
         * @description For members: its name, and how many creators were chosen for it.
         */
        get: operations["showCreatorGroup"];
        /**
         * Delete a label, a list or a view of creators
         * @description For who made it, and for admins: 204. The creators stay.
         */
        delete: operations["deleteCreatorGroup"];
        /**
         * Change a label, a list or a view of creators
         * @description For who made it, and for admins: another name or, for a view, another `query`.
         */
        patch: operations["updateCreatorGroup"];
    };
    "/organizations/{organization_id}/messages.json": {
        parameters: {
        };
        /**
         * List what was written about the submissions of an organization
         * @description For members: the submissions that someone wrote about, of all programs. Those you have not read come first, then the latest; the latest 1,000 are looked through. Listing them marks nothing as read. What was written before you became a member counts as read.
         */
        get: operations["listConversations"];
    };
    "/organizations/{organization_id}/messages/reading.json": {
        parameters: {
        };
        /**
         * Mark all messages to an organization as read
         * @description For members: 204. They are read by you alone.
         */
        post: operations["readConversations"];
    };
    "/organizations/{organization_id}/discover/creators.json": {
        parameters: {
        };
        /**
         * Find creators who have published a profile
         * @description For members: at most 1,000 are listed, and filters find the others. 503 with `Retry-After` for who reads lists faster than people do. Prices are of one currency, that of the installation where none is chosen.
         */
        get: operations["findCreators"];
    };
    "/organizations/{organization_id}/discover/creators/{user_id}/invitation.json": {
        parameters: {
        };
        /**
         * Invite a creator whose profile you can see to a program
         * @description For admins: tells the creator of a campaign or collab that takes submissions, as with those you worked with. 422 on `base` for who takes on no work now.
         */
        post: operations["inviteFoundCreator"];
    };
    "/organizations/{organization_id}/creators/{user_id}/invitation.json": {
        parameters: {
        };
        /**
         * Invite a creator you worked with to a program
         * @description For admins: tells the creator of a campaign or collab that takes submissions, by mail and notification, without their address being shown. They see the published programs until the invitation is withdrawn, also those of a private organization. Inviting again tells them again.
         */
        post: operations["inviteCreator"];
    };
    "/organizations/{organization_id}/creators/{user_id}/notes.json": {
        parameters: {
        };
        /**
         * List the notes about a creator, newest first
         * @description For members: what their colleagues wrote about someone who has worked with the organization. The creator sees it only in the export of their account.
         */
        get: operations["listCreatorNotes"];
        /**
         * Write a note about a creator
         * @description For members. The organization reads it, and the creator in the export of their account. It is deleted with the creator.
         */
        post: operations["createCreatorNote"];
    };
    "/organizations/{organization_id}/creators/{user_id}/notes/{id}.json": {
        parameters: {
        };
        /**
         * Show a note about a creator
         * @description For members: what it says, and who wrote it.
         */
        get: operations["showCreatorNote"];
        /**
         * Delete a note about a creator
         * @description For who wrote it, and for admins: 204, and it is gone for everyone.
         */
        delete: operations["deleteCreatorNote"];
        /**
         * Change your note about a creator
         * @description For who wrote it: others do not put words into their mouth.
         */
        patch: operations["updateCreatorNote"];
    };
    "/organizations/{organization_id}/creator_invitations/batch/preview.json": {
        parameters: {
        };
        /**
         * Look at what would become of many invitations
         * @description For admins: what would become of each address, and how many more can be invited today. Nobody is mailed, and nothing is kept.
         */
        post: operations["previewInvitationBatch"];
    };
    "/organizations/{organization_id}/creator_invitations/batch.json": {
        parameters: {
        };
        /**
         * Invite many creators at once
         * @description For admins: `addresses` as text, or a CSV `file` as multipart, with a program and a message for all. Who can be invited is mailed; the answer says what became of each address. At most 300 in a day for an organization, which is 422 on `base` beyond; an address gets at most 5 in 7 days from all organizations, and none from those it refused.
         */
        post: operations["createInvitationBatch"];
    };
    "/organizations/{organization_id}/creator_invitations.json": {
        parameters: {
        };
        /**
         * List the creators who are invited, newest first
         * @description For admins: who may see the programs of a private organization.
         */
        get: operations["listCreatorInvitations"];
        /**
         * Invite a creator by e-mail to see the programs
         * @description For admins: mails a link. Whoever signs in with that address sees the published programs until the invitation is withdrawn. An address that is invited already gets the mail again, of the program that it was invited to.
         */
        post: operations["createCreatorInvitation"];
    };
    "/organizations/{organization_id}/creator_invitations/{id}.json": {
        parameters: {
        };
        /**
         * Show the invitation of a creator
         * @description For admins: whom it is for, and who sent it.
         */
        get: operations["showCreatorInvitation"];
        /**
         * Withdraw the invitation of a creator
         * @description For admins: 204, and the creator no longer sees the programs of a private organization.
         */
        delete: operations["deleteCreatorInvitation"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/fundings.json": {
        parameters: {
        };
        /**
         * List a campaign's fundings
         * @description For members: newest first unless `sort` says otherwise.
         */
        get: operations["listCampaignFundings"];
        /**
         * Add budget to a campaign
         * @description For admins: asks for money in the campaign's currency. Without `provider` the usual way of paying is taken, on a trial `test`, and the answer names it. From the `balance` it comes at once, and more than that is 422 on `amount`; test money arrives at once; a bank transfer waits until staff have seen it arrive. A finished campaign that owes creators nothing is 422 on `base`.
         */
        post: operations["createCampaignFunding"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/transfers.json": {
        parameters: {
        };
        /**
         * List the movements of a campaign's budget
         * @description For members: newest first, fundings, grants and what went back.
         */
        get: operations["listBudgetTransfers"];
    };
    "/organizations/{organization_id}/campaigns/{campaign_id}/transfers.csv": {
        parameters: {
        };
        /**
         * Download the movements of a campaign's budget
         * @description For members: a file for spreadsheets, oldest first, with the change and the budget after it. With filters it has no budget.
         */
        get: operations["downloadBudgetTransfers"];
    };
    "/organizations/{organization_id}/fundings.json": {
        parameters: {
        };
        /**
         * List an organization's fundings
         * @description For members: those of its campaigns and of its balance, newest first unless `sort` says otherwise.
         */
        get: operations["listFundings"];
        /**
         * Add money to the balance of an organization
         * @description For admins: asks for money. Without `provider` the usual way of paying is taken, on a trial `test`, and the answer names it; without `currency` the default one. Test money arrives at once; a bank transfer waits until staff have seen it arrive, or for so many days at most, and 422 on `base` says that too many are open; by card it is paid at `checkout_url`, which is 503 to a request with a key while Stripe does not answer.
         */
        post: operations["createFunding"];
    };
    "/organizations/{organization_id}/fundings/{id}.json": {
        parameters: {
        };
        /**
         * Show a funding
         * @description For members: what was asked for, and what came of it.
         */
        get: operations["showFunding"];
    };
    "/organizations/{organization_id}/fundings/{id}/cancellation.json": {
        parameters: {
        };
        /**
         * Cancel a funding whose money was not sent
         * @description For admins: only while it is `pending`; anything else is 422 on `base`. Nobody can pay for it by card any more then. 503 while Stripe does not answer.
         */
        post: operations["cancelFunding"];
    };
    "/organizations/{organization_id}/fundings/{id}/checkout.json": {
        parameters: {
        };
        /**
         * Lead to where a funding is paid by card
         * @description For admins: the funding with its `checkout_url`, the same one each time. One that is decided, or is not paid by card, is 422 on `base`; 503 while Stripe does not answer.
         */
        post: operations["openCheckout"];
    };
    "/organizations/{organization_id}/fundings/{funding_id}/refunds.json": {
        parameters: {
        };
        /**
         * List the refunds of a funding
         * @description For members: newest first.
         */
        get: operations["listRefunds"];
        /**
         * Refund some of a funding, or all of it
         * @description For admins: sends money back to where it came from, out of the budget of a draft or out of the balance. More than is left is 422 on `amount`; what creators may still earn, and a debt, are 422 on `base`. A bank transfer is sent back by staff.
         */
        post: operations["createRefund"];
    };
    "/organizations/{organization_id}/refunds.json": {
        parameters: {
        };
        /**
         * List the refunds of an organization
         * @description For members: those of all its fundings, newest first.
         */
        get: operations["listAllRefunds"];
    };
    "/organizations/{organization_id}/creator_payments.json": {
        parameters: {
        };
        /**
         * List what creators of its programs were paid
         * @description For members: each amount that came into the balance of a creator, newest first. It is theirs from then on, whenever they withdraw it.
         */
        get: operations["listCreatorPayments"];
    };
    "/organizations/{organization_id}/creator_payments.csv": {
        parameters: {
        };
        /**
         * Download what creators of its programs were paid
         * @description For members: a file for spreadsheets, newest first as the list is, with the post of each and its paid views, and with those that the filters leave.
         */
        get: operations["downloadCreatorPayments"];
    };
    "/organizations/{organization_id}/creator_payments/totals.csv": {
        parameters: {
        };
        /**
         * Download how much each creator was paid
         * @description For members: a file for spreadsheets, a line for each account or person and currency, the highest sum first, of those that the filters leave.
         */
        get: operations["downloadCreatorTotals"];
    };
    "/organizations/{organization_id}/money_totals.json": {
        parameters: {
        };
        /**
         * List what the organization ever paid in, paid to creators and got back
         * @description For members: one entry for each currency that it ever had money in.
         */
        get: operations["listMoneyTotals"];
    };
    "/organizations/{organization_id}/money_totals/reported.json": {
        parameters: {
        };
        /**
         * Show about what these totals are in the reporting currency
         * @description For members: by the exchange rates of today. 404 where no currency is chosen.
         */
        get: operations["showReportedTotals"];
    };
    "/organizations/{organization_id}/balances.json": {
        parameters: {
        };
        /**
         * List what the organization has outside of its campaigns
         * @description For members: one entry for each currency it ever had money in. What is owed has to be paid before a campaign can be published.
         */
        get: operations["listBalances"];
    };
    "/organizations/{organization_id}/papers.json": {
        parameters: {
        };
        /**
         * List an organization's papers
         * @description For members: receipts, credit notes and fee invoices, newest first.
         */
        get: operations["listPapers"];
    };
    "/organizations/{organization_id}/papers/{id}.json": {
        parameters: {
        };
        /**
         * Show a paper
         * @description For members: as it was issued, whatever has changed since. At `pdf_url` it is a PDF, for a token as for a browser.
         */
        get: operations["showPaper"];
    };
    "/organizations/{organization_id}/papers/{id}.pdf": {
        parameters: {
        };
        /**
         * Download a paper
         * @description For members: the paper as a PDF, as it was issued.
         */
        get: operations["downloadPaper"];
    };
    "/organizations/{organization_id}/billing_details.json": {
        parameters: {
        };
        /**
         * Show the billing details of an organization
         * @description For members: what is printed on receipts and invoices. Every field is `null` until it is saved.
         */
        get: operations["showBillingDetails"];
        /**
         * Change the billing details of an organization
         * @description For admins: what is left out stays as it was, and what is empty is cleared. Papers that are issued already stay as they are.
         */
        patch: operations["updateBillingDetails"];
    };
    "/organizations/{organization_id}/reporting.json": {
        parameters: {
        };
        /**
         * Show the reporting currency of an organization
         * @description For members: the currency, and the exchange rates that hold today.
         */
        get: operations["showReporting"];
        /**
         * Choose the reporting currency of an organization
         * @description For admins: an empty `currency` means none. Nothing is converted but what is read; every amount stays in its currency.
         */
        patch: operations["chooseReporting"];
    };
    "/organizations/{organization_id}/transfers.json": {
        parameters: {
        };
        /**
         * List the movements of the organization's balance
         * @description For members: newest first. A transfer moves one amount from one account to another, and is never changed.
         */
        get: operations["listTransfers"];
    };
    "/organizations/{organization_id}/transfers.csv": {
        parameters: {
        };
        /**
         * Download the movements of the organization's balance
         * @description For members: a file for spreadsheets, oldest first, with the change and the balance after it. With filters it has no balance.
         */
        get: operations["downloadTransfers"];
    };
    "/organizations/{organization_id}/members.json": {
        parameters: {
        };
        /**
         * List the members, admins first
         * @description For members: admins first, then by name, unless `sort` says otherwise.
         */
        get: operations["listMembers"];
    };
    "/organizations/{organization_id}/members/{id}.json": {
        parameters: {
        };
        /**
         * Show a member
         * @description For members: one of those who belong to the organization, and as what.
         */
        get: operations["showMember"];
        /**
         * Remove a member, or leave
         * @description For admins, and for everyone themself, which is leaving. The only member cannot leave (422 on `base`), the owner cannot be removed (403), and nor can the only admin (422 on `base`).
         */
        delete: operations["deleteMember"];
        /**
         * Change a member's role
         * @description For admins: makes a member an admin, or an admin a member. The owner stays an admin (403), and so does the only admin there is (422 on `role`).
         */
        patch: operations["updateMember"];
    };
    "/organizations/{organization_id}/invitations.json": {
        parameters: {
        };
        /**
         * List the open invitations, newest first
         * @description For admins: newest first, expired ones included for another 30 days, since they can be sent again.
         */
        get: operations["listInvitations"];
        /**
         * Invite someone by e-mail; an address that is invited already gets a new mail
         * @description For admins: mails a link that is good for 7 days. An address that is invited already keeps its invitation, takes the new role and gets a new link; a member is 422 on `email`.
         */
        post: operations["createInvitation"];
    };
    "/organizations/{organization_id}/invitations/{id}.json": {
        parameters: {
        };
        /**
         * Show an invitation
         * @description For admins: an invitation of theirs that is not used up. The token is in the mail and nowhere else.
         */
        get: operations["showInvitation"];
        /**
         * Withdraw an invitation
         * @description For admins: 204, and the link in the mail leads nowhere from then on.
         */
        delete: operations["deleteInvitation"];
    };
    "/organizations/{organization_id}/invitations/{id}/resend.json": {
        parameters: {
        };
        /**
         * Send an invitation again, with a new link and another 7 days
         * @description For admins: a new mail with a new link and another 7 days. The link before it leads nowhere from then on.
         */
        post: operations["resendInvitation"];
    };
    "/organizations/{organization_id}/audit.json": {
        parameters: {
        };
        /**
         * List who changed what, newest first
         * @description For admins: every change in the organization, with who made it, through which credential, and what was so before and after.
         */
        get: operations["listAudit"];
    };
    "/organizations/{organization_id}/audit.csv": {
        parameters: {
        };
        /**
         * Download who changed what
         * @description For admins: a file for spreadsheets, a line for each change, newest first, with the filters of the list.
         */
        get: operations["downloadAudit"];
    };
    "/organizations/{organization_id}/events.json": {
        parameters: {
        };
        /**
         * List what happened in an organization, since an event that you know
         * @description For members: what happened to programs, submissions, money and members. The oldest first, kept for 90 days. Whoever asks again with `after` set to the last id misses none and sees none twice. An empty list means that there is nothing new.
         */
        get: operations["listEvents"];
    };
    "/organizations/{organization_id}/webhooks.json": {
        parameters: {
        };
        /**
         * List the webhooks, newest first
         * @description For admins: newest first, without their secrets.
         */
        get: operations["listWebhooks"];
        /**
         * Create a webhook; the answer is the only one that shows its secret
         * @description For admins: events are sent to `address` from now on, all types of them unless `types` names some. It has to be an https address on the internet; on a trial it may be on the same machine. At most 20. The answer alone has the `secret` that signs.
         */
        post: operations["createWebhook"];
    };
    "/organizations/{organization_id}/webhooks/{id}.json": {
        parameters: {
        };
        /**
         * Show a webhook, without its secret
         * @description For admins: everything but the secret, which cannot be had again.
         */
        get: operations["showWebhook"];
        /**
         * Delete a webhook, with the log of its deliveries
         * @description For admins: 204, and nothing more is sent there.
         */
        delete: operations["deleteWebhook"];
        /**
         * Change a webhook, or switch it on or off
         * @description For admins: what is left out stays as it was. With `is_enabled` it is switched on or off; what happened while it was off is not sent. It is switched off by itself after 3 days in which nothing arrived.
         */
        patch: operations["updateWebhook"];
    };
    "/organizations/{organization_id}/webhooks/{id}/rotation.json": {
        parameters: {
        };
        /**
         * Give a webhook another secret; the answer is the only one that shows it
         * @description For admins: everything is signed with the new secret from now on, and also with each earlier one until a day after it was replaced, however many were made within that time; 10 at most sign at a time. Sent again under its `Idempotency-Key` it makes no other, and is 409 (`told_once`): the secret is kept for no answer.
         */
        post: operations["rotateWebhookSecret"];
    };
    "/organizations/{organization_id}/webhooks/{webhook_id}/deliveries.json": {
        parameters: {
        };
        /**
         * List the deliveries of a webhook, newest first
         * @description For admins: each event that is or was on its way there, and how it stands.
         */
        get: operations["listWebhookDeliveries"];
    };
    "/organizations/{organization_id}/webhooks/{webhook_id}/deliveries/{id}.json": {
        parameters: {
        };
        /**
         * Show a delivery, with each try: the request and the answer
         * @description For admins: of each try what was sent, what was answered and how long it took.
         */
        get: operations["showWebhookDelivery"];
    };
    "/organizations/{organization_id}/webhooks/{webhook_id}/deliveries/{id}/repetition.json": {
        parameters: {
        };
        /**
         * Send one again, whatever came of it before
         * @description For admins: it is sent again with the same `webhook-id`, so that a receiver that keeps ids knows it. 422 on `base` while the webhook is off.
         */
        post: operations["repeatWebhookDelivery"];
    };
    "/organizations/{organization_id}/webhooks/{id}/repetition.json": {
        parameters: {
        };
        /**
         * Send all again that failed, since a moment if one is given
         * @description For admins: all that failed for good, or those of them since the moment `since`. 422 on `base` while the webhook is off.
         */
        post: operations["repeatFailedWebhookDeliveries"];
    };
    "/organizations/{organization_id}/webhooks/{id}/test.json": {
        parameters: {
        };
        /**
         * Send a test to a webhook
         * @description For admins: a delivery of the type `webhook.test`, signed and tried like an event. 422 on `base` while the webhook is off.
         */
        post: operations["testWebhook"];
    };
    "/me.json": {
        parameters: {
        };
        /**
         * Show your account
         * @description For every user and every token: the account that the credential belongs to, and what that may do. A token of an organization has the organization, the program that acts with it as `name`, and an address that nobody reads as `email`.
         */
        get: operations["showMe"];
        /**
         * Delete your account for good
         * @description Needs a session and a proof that is younger than 15 minutes. What is yours alone is deleted; what others rely on stays without your name. Refused while money is granted to you, in your balance or on its way, while you have work for collabs that is not over, while you own an organization that has other members, or one of your own that cannot be deleted: it has programs, a subscription or money.
         */
        delete: operations["deleteMe"];
        /**
         * Change your name, or hide your handle
         * @description For every user: 422 on `name` for an empty one. The e-mail address is changed elsewhere, because it takes a code.
         */
        patch: operations["updateMe"];
    };
    "/me/export.zip": {
        parameters: {
        };
        /**
         * Download all that is known of you
         * @description Needs a session and a proof that is younger than 15 minutes: a ZIP file of JSON.
         */
        get: operations["downloadExport"];
    };
    "/me/social_accounts.json": {
        parameters: {
        };
        /**
         * List the social accounts you have connected
         * @description For every user: their own, oldest first. Numbers are null until the account was synchronised.
         */
        get: operations["listSocialAccounts"];
        /**
         * Connect a social account by its address
         * @description For every user: connects an account of theirs by its web address. TikTok and YouTube are 422 on `platform_id`, because they are connected in a browser; an address that is connected already, by anyone, is 422 on `account_url`.
         */
        post: operations["createSocialAccount"];
    };
    "/me/social_accounts/{id}.json": {
        parameters: {
        };
        /**
         * Show a social account
         * @description For its user. Numbers are those of the last synchronisation, and null before the first.
         */
        get: operations["showSocialAccount"];
        /**
         * Disconnect a social account
         * @description For its user: 204, and the account can be connected again.
         */
        delete: operations["deleteSocialAccount"];
    };
    "/me/social_accounts/{id}/verification.json": {
        parameters: {
        };
        /**
         * Show how to prove that an account is yours
         * @description For its user: the code to put into the bio of the account, which lives for 24 hours, who reads it, and why the last check failed.
         */
        get: operations["showVerification"];
        /**
         * Check the bio of an account now
         * @description For its user: looks for the code in the bio and answers the account: `verified`, or as it was, `pending` or `failed`, with what was missing in `failure`. 5 tries an hour. 422 on `base` where it is verified already, where staff have to look, where the code has expired, and while the platform does not answer.
         */
        post: operations["verifySocialAccount"];
    };
    "/me/social_accounts/challenge.json": {
        parameters: {
        };
        /**
         * Take over an account that someone else claims
         * @description For every user: where your code is in the bio of the account it becomes yours, verified, and whoever merely typed its address loses it. While it is not there, 422 on `base` says which code it is. An account that is verified is 422 on `account_url`; everything else as for a check.
         */
        post: operations["challengeSocialAccount"];
    };
    "/me/social_accounts/{id}/latest_posts.json": {
        parameters: {
        };
        /**
         * List the latest posts of a social account
         * @description For its user: asks the platform for up to 20 posts, newest first, to choose one to submit. An account that is not verified, or has to be connected again, is 422 on `base`; a platform that does not answer is 503 with `Retry-After`.
         */
        get: operations["listLatestPosts"];
    };
    "/me/saved_programs.json": {
        parameters: {
        };
        /**
         * List the programs that you saved
         * @description For every user: campaigns and collabs, the latest to be saved first. One that is over stays, and says so in `is_open`; one that you may not see any more is left out.
         */
        get: operations["listSavedPrograms"];
    };
    "/campaigns/{campaign_id}/saved_program.json": {
        parameters: {
        };
        /**
         * Save a campaign, to find it again
         * @description For every user who may see it: 204, also where it is saved already. Nobody is told. A draft is 404.
         */
        post: operations["saveCampaign"];
        /**
         * Take a campaign off your saved programs
         * @description For every user: 204. 404 where it is not saved.
         */
        delete: operations["unsaveCampaign"];
    };
    "/collabs/{collab_id}/saved_program.json": {
        parameters: {
        };
        /**
         * Save a collab, to find it again
         * @description For every user who may see it: 204, also where it is saved already. Nobody is told. A draft is 404.
         */
        post: operations["saveCollab"];
        /**
         * Take a collab off your saved programs
         * @description For every user: 204. 404 where it is not saved.
         */
        delete: operations["unsaveCollab"];
    };
    "/me/address.json": {
        parameters: {
        };
        /**
         * Show your address
         * @description For every user: where products are sent to them. 404 without a body until they have saved one.
         */
        get: operations["showAddress"];
        /**
         * Delete your address
         * @description For every user: 204, or 404 without a body where there is none.
         */
        delete: operations["deleteAddress"];
        /**
         * Save your address
         * @description For every user: saves the first address or changes the one there is. What is left out stays as it was, and what is empty is cleared. The first time name, line1, city and country are needed, and they are never cleared.
         */
        patch: operations["updateAddress"];
    };
    "/me/profile.json": {
        parameters: {
        };
        /**
         * Show your profile as a creator
         * @description For every user: what you say of yourself, with your proved accounts and the work that you show, and which steps are missing.
         */
        get: operations["showOwnProfile"];
        /**
         * Change your profile, publish it or take it back
         * @description For every user: what is left out stays as it was. A picture needs multipart. 422 on `published` until you have a name, and on `shown_submission_ids` for anything but your own finished work, for brands that let it be shown.
         */
        patch: operations["updateOwnProfile"];
    };
    "/me/profile/avatar.json": {
        parameters: {
        };
        /**
         * Remove your picture
         * @description For every user: 204 also where there is no picture.
         */
        delete: operations["deleteOwnPicture"];
    };
    "/me/uploads.json": {
        parameters: {
        };
        /**
         * List your uploads
         * @description For every user: files that nothing uses yet, finished or not, the oldest first.
         */
        get: operations["listUploads"];
        /**
         * Begin an upload
         * @description For every user, without a body: the `Location` is where its bytes go. 413 for a file of more than 500 MB; 422 on `base` beyond 8 uploads or 2000 MB that nothing uses yet. It is kept for a day.
         */
        post: operations["createUpload"];
    };
    "/me/uploads/{id}.json": {
        parameters: {
        };
        /**
         * Show how far an upload has come
         * @description For its user. `HEAD` has the headers of tus in place of a body.
         */
        get: operations["showUpload"];
        /**
         * Delete an upload
         * @description For its user: 204, and what has come of it is gone.
         */
        delete: operations["deleteUpload"];
        /**
         * Send the next piece of a file
         * @description For its user: 204 with the new `Upload-Offset`. What came before a connection broke is kept. 409 where it does not begin at the `Upload-Offset`: ask for that again, and go on from there. Another piece of the same upload is cut short where it is still on its way.
         */
        patch: operations["sendPiece"];
    };
    "/me/submissions.json": {
        parameters: {
        };
        /**
         * List your work
         * @description For every user: posts for campaigns and applications to collabs, the newest first, of one `stage`, in one `state` or several, or for one campaign if that is asked for.
         */
        get: operations["listOwnSubmissions"];
    };
    "/me/submissions/{id}.json": {
        parameters: {
        };
        /**
         * Show a submission of yours
         * @description For its creator: a post with its checks and its money, or work for a collab with who acts next and until when. To everybody else it is 404.
         */
        get: operations["showOwnSubmission"];
    };
    "/me/submissions/{id}/withdrawal.json": {
        parameters: {
        };
        /**
         * Withdraw a submission
         * @description For its creator: a post while it is `pending`, work for a collab before it is posted. What was set aside for it goes back to the organization. Later it is 422 on `base`.
         */
        post: operations["withdrawSubmission"];
    };
    "/me/submissions/{id}/explanation.json": {
        parameters: {
        };
        /**
         * Explain what a submission of yours earned
         * @description For every user: the reading that counts, each step from views to money, and every grant.
         */
        get: operations["explainOwnSubmission"];
    };
    "/me/submissions/{id}/appeal.json": {
        parameters: {
        };
        /**
         * Appeal against a rejection
         * @description For every user: once for each submission, within 7 days of its rejection; otherwise it is 422 on `base`. What staff do not decide within 7 days is accepted.
         */
        post: operations["createAppeal"];
    };
    "/me/submissions/{id}/correction.json": {
        parameters: {
        };
        /**
         * Submit a rejected post again that was corrected
         * @description For every user: the same post, or another one of the same account (`post_url`), corrected where the `reason` of its rejection allows that (`missing_sound`, `missing_caption`, `missing_disclosure`, `missing_requirement`, `not_public`), with what was changed. It is read and checked again, and waits for a decision. It can be done twice, within 7 days of the rejection; otherwise, or if what it was rejected for is known to be as it was, it is 422 on `base`. Where caption and checks are as they were, a person has to decide (`withheld_because` is `unchanged`).
         */
        post: operations["createCorrection"];
    };
    "/me/submissions/{id}/flag_answer.json": {
        parameters: {
        };
        /**
         * Answer a flag
         * @description For every user: what you say to the flags that hold the money of a submission of yours. Staff read it beside them, and the organization where it raised one. Once for each flag, while it stands; otherwise it is 422 on `base`.
         */
        post: operations["answerFlag"];
    };
    "/me/submissions/{id}/acceptance.json": {
        parameters: {
        };
        /**
         * Accept the price that the organization offers
         * @description For its creator: the work begins, and the price is set aside. Send the `quote_amount` that you looked at: if it is another by now, it is 422 on `base`, as it is where the organization cannot set it aside right now.
         */
        post: operations["acceptOffer"];
    };
    "/me/submissions/{id}/counter_offer.json": {
        parameters: {
        };
        /**
         * Answer the price that the organization offers with another one
         * @description For its creator: the organization accepts it, or answers with another price, within 10 days. There are at most 6 prices in all, the first included; one more is 422 on `base`.
         */
        post: operations["answerOffer"];
        /**
         * Take back a price with which you answered an offer
         * @description For its creator: the offer of the organization stands again, and can be accepted. The organization is told. Once the price is answered, and for the first one, it is 422 on `base`: an application is withdrawn.
         */
        delete: operations["takePriceBack"];
    };
    "/me/submissions/{id}/receipt.json": {
        parameters: {
        };
        /**
         * Say that the product has arrived
         * @description For its creator: makes a `shipped` one `in_progress`. Content is due `content_days` days from then.
         */
        post: operations["confirmShipmentReceipt"];
    };
    "/me/submissions/{id}/shipment_issue.json": {
        parameters: {
        };
        /**
         * Say what is wrong with the product that was sent
         * @description For its creator: a product that arrived `damaged`, is the `wrong` one or was `lost` is to be sent again within 5 days. No time of yours runs meanwhile.
         */
        post: operations["reportShipmentIssue"];
    };
    "/me/submissions/{id}/content.json": {
        parameters: {
        };
        /**
         * Submit content, or a new version of it
         * @description For its creator: files as multipart, ids of finished uploads, or the address where the content can be seen. It is reviewed within 72 hours, or approved then.
         */
        post: operations["submitContent"];
    };
    "/me/submissions/{id}/extension.json": {
        parameters: {
        };
        /**
         * Ask for more time for content
         * @description For its creator, once for each submission, while content or a new version is due: 1 to 14 days, and why. The deadline stays until the organization grants it.
         */
        post: operations["askForExtension"];
    };
    "/me/submissions/{id}/post.json": {
        parameters: {
        };
        /**
         * Say where approved content was posted
         * @description For its creator: makes an `approved` one `posted`, and corrects the address of a `posted` one until it is completed. 422 on `post_url` where it is no post, cannot be seen by everybody, is not of one of your verified accounts, or was submitted to another collab.
         */
        post: operations["tellPost"];
    };
    "/me/submissions/{id}/spark_code.json": {
        parameters: {
        };
        /**
         * Give the code to advertise with a post
         * @description For its creator, where the collab needs one: the code and for how many days it is good, 7, 30, 60 or 365 from now.
         */
        post: operations["giveSparkCode"];
    };
    "/me/submissions/{id}/escalation.json": {
        parameters: {
        };
        /**
         * Ask staff to decide about your submission
         * @description For its creator, once content was submitted or a product received: no deadline runs until staff have approved the content or split what is set aside.
         */
        post: operations["escalateOwnSubmission"];
    };
    "/campaigns/{id}/ledger.json": {
        parameters: {
        };
        /**
         * Show the ledger of a campaign
         * @description For members of its organization, and for every user who has submitted something: how the money stands, the formula, and a page of the posts that count, the last to be approved first. 404 for others, and for drafts.
         */
        get: operations["showLedger"];
    };
    "/campaigns/{id}/ledger.csv": {
        parameters: {
        };
        /**
         * Download the ledger of a campaign
         * @description For members of its organization, and for every user who has submitted something: all posts that count, as a file for spreadsheets.
         */
        get: operations["downloadLedger"];
    };
    "/collabs/{id}/submissions.json": {
        parameters: {
        };
        /**
         * Apply to a collab
         * @description For every user who may see it and does not belong to its organization: a price in the currency of the collab, 0 included, and a message. Where the product is sent, your address is needed: without one, or in a country the collab is not for, it is 422 on `address`. Once for each collab, unless the earlier one was withdrawn, canceled or expired.
         */
        post: operations["applyToCollab"];
    };
    "/submissions/{submission_id}/files/{id}": {
        parameters: {
        };
        /**
         * Download a file of a submission
         * @description For both sides and for staff: a file that was handed in or sent with a message. To everybody else it is 404.
         */
        get: operations["downloadSubmissionFile"];
    };
    "/me/calendar.json": {
        parameters: {
        };
        /**
         * Show what is due for you as a creator
         * @description For every user: what is due of your work, by you and by others, when applications close for collabs you were invited to, when campaigns end that you posted for or their budgets run out at the present pace, and the days on which money comes into your balance or is sent to you. The earliest first, 500 at most. What is no day, or too many of them, is 422.
         */
        get: operations["showOwnCalendar"];
    };
    "/me/calendar/link.json": {
        parameters: {
        };
        /**
         * Show whether there is an address of your calendar for other calendars
         * @description For every user: since when there is one, without the address itself. 404 without one.
         */
        get: operations["showOwnCalendarLink"];
        /**
         * Make an address of your calendar for other calendars; the answer is the only one that shows it
         * @description For every user: whoever knows it reads the calendar, as a file by RFC 5545. The one before leads nowhere from that moment on.
         */
        post: operations["createOwnCalendarLink"];
        /**
         * End the address of your calendar for other calendars
         * @description For every user: 204, and it leads nowhere from that moment on. 404 without one.
         */
        delete: operations["deleteOwnCalendarLink"];
    };
    "/me/messages.json": {
        parameters: {
        };
        /**
         * List what was written about your submissions
         * @description For creators: the submissions of theirs that someone wrote about, of all programs. Those you have not read come first, then the latest; the latest 1,000 are looked through. Listing them marks nothing as read.
         */
        get: operations["listOwnConversations"];
    };
    "/me/messages/reading.json": {
        parameters: {
        };
        /**
         * Mark all messages about your submissions as read
         * @description For every user: all that is there now, also what no list shows, and 204.
         */
        post: operations["readOwnConversations"];
    };
    "/submissions/{submission_id}/messages.json": {
        parameters: {
        };
        /**
         * List the messages about a submission
         * @description For its creator, and for members of the organization: newest first. Reading them here marks nothing as read.
         */
        get: operations["listMessages"];
        /**
         * Write about a submission
         * @description For its creator, and for members of the organization: a text, files as multipart, or both. The other side is notified, and mailed if it has not read it after 10 minutes.
         */
        post: operations["sendMessage"];
    };
    "/submissions/{submission_id}/messages/reading.json": {
        parameters: {
        };
        /**
         * Mark the messages about a submission as read
         * @description For its creator, and for members of the organization: 204. All that are there now are read, by you alone.
         */
        post: operations["readMessages"];
    };
    "/submissions/{submission_id}/ratings.json": {
        parameters: {
        };
        /**
         * List the ratings of a submission to a collab
         * @description For its creator, and for members of the organization: your own, and that of the other side once both were given or 14 days have passed.
         */
        get: operations["listRatings"];
        /**
         * Rate the other side of a finished collab
         * @description For its creator, and for admins of the organization: once, within 14 days after completion, and never changed. Creators give `paid_in_time`, organizations `reliable`. It is shown once both have given theirs, or when it is too late to. 422 on `base` for what is not completed or was rated.
         */
        post: operations["rateSubmission"];
    };
    "/submissions/{submission_id}/ratings/answer.json": {
        parameters: {
        };
        /**
         * Answer the rating of the other side
         * @description For its creator, and for admins of the organization: once, after it is shown, and never changed. 422 on `base` where there is none to answer.
         */
        post: operations["answerRating"];
    };
    "/me/earnings/{year}.csv": {
        parameters: {
        };
        /**
         * Download what you earned and what was sent in a year
         * @description For every user: a file for spreadsheets, with amounts as people write them.
         */
        get: operations["downloadEarningsOfYear"];
    };
    "/me/earnings/{year}.pdf": {
        parameters: {
        };
        /**
         * Download your yearly earnings as a PDF
         * @description For every user: month by month in each currency, with what was sent.
         */
        get: operations["downloadEarningsOfYearAsPdf"];
    };
    "/me/balances.json": {
        parameters: {
        };
        /**
         * List what you have, by currency
         * @description For every user: what is granted, what is in their balance, what is on its way and what was sent.
         */
        get: operations["listOwnBalances"];
    };
    "/me/balances/reported.json": {
        parameters: {
        };
        /**
         * Show about what you have in your reporting currency
         * @description For every user: by the exchange rates of today. 404 where no currency is chosen.
         */
        get: operations["showReportedBalances"];
    };
    "/me/earnings/weeks.json": {
        parameters: {
        };
        /**
         * List what you earned by week, for each currency
         * @description For every user: what was granted for their posts and earned with their collabs in each of the last 12 weeks, which begin on Monday in universal time. The last one is the current week.
         */
        get: operations["listEarnedWeeks"];
    };
    "/me/statement.json": {
        parameters: {
        };
        /**
         * List every movement of your money, newest first
         * @description For every user: what happened, in words, and by how much it changed what is granted, in the balance and on its way. The changes of all lines add up to the balances.
         */
        get: operations["listStatement"];
    };
    "/me/statement.csv": {
        parameters: {
        };
        /**
         * Download every movement of your money
         * @description For every user: the statement as a file for spreadsheets, with amounts as people write them.
         */
        get: operations["downloadStatement"];
    };
    "/me/reporting.json": {
        parameters: {
        };
        /**
         * Show your reporting currency
         * @description For every user: the currency, and the exchange rates that hold today.
         */
        get: operations["showOwnReporting"];
        /**
         * Choose your reporting currency
         * @description For every user: an empty `currency` means none. You are paid in the currency of each program, whatever you choose.
         */
        patch: operations["chooseOwnReporting"];
    };
    "/me/payouts.json": {
        parameters: {
        };
        /**
         * List your payouts
         * @description For every user: their own, newest first unless `sort` says otherwise.
         */
        get: operations["listPayouts"];
        /**
         * Request a payout
         * @description For every user: takes money out of their balance, all that is in it where no `amount` is sent. It goes where their payout details say now. Needs complete payout details that have not changed for 48 hours (422 on `base`). At least the minimum of the installation, or with `closing` all that is left, once.
         */
        post: operations["createPayout"];
    };
    "/me/payouts/{id}.json": {
        parameters: {
        };
        /**
         * Show a payout
         * @description For its creator: where it stands, and what is shown of where it goes.
         */
        get: operations["showPayout"];
    };
    "/me/payouts/{id}.pdf": {
        parameters: {
        };
        /**
         * Download a payout
         * @description For its creator: the payout as a PDF, with where it stands.
         */
        get: operations["downloadPayout"];
    };
    "/me/payouts/{id}/cancellation.json": {
        parameters: {
        };
        /**
         * Cancel a payout
         * @description For its creator, while it is `pending`: the money goes back into the balance. Later it is 422 on `base`.
         */
        post: operations["cancelPayout"];
    };
    "/me/payout_method.json": {
        parameters: {
        };
        /**
         * Show where your earnings go
         * @description For every user: what can be shown of their payout details. 404 without a body until they have saved some.
         */
        get: operations["showPayoutMethod"];
        /**
         * Delete your payout details
         * @description Needs a session and a proof that is younger than 15 minutes: 204, or 404 without a body where there are none. Payouts that were asked for before still go where they were to go.
         */
        delete: operations["deletePayoutMethod"];
        /**
         * Save where your earnings go
         * @description Needs a session and a proof that is younger than 15 minutes. Saves the first details or changes those there are: what is left out stays as it was, but the bank account, which is never shown, is replaced as a whole. `paypal_email` instead of a bank account has payouts sent by PayPal; whichever is sent takes the place of the other, and of an account at Stripe. Every change is mailed to you. Another account than before, also the first, holds payouts for 48 hours; tax details alone hold nothing.
         */
        patch: operations["updatePayoutMethod"];
    };
    "/me/payout_method/onboarding.json": {
        parameters: {
        };
        /**
         * Be paid through Stripe
         * @description Needs a session and a proof that is younger than 15 minutes. Opens an account at Stripe for you, once, and makes it the place that your earnings go to: a change like any other, mailed to you and with payouts on hold for 48 hours. Answers with a page of Stripe that works once and for a few minutes, where you say who you are and which bank account is yours; ask again for another. `tax_country` is needed, here or saved before. 422 on `base` where Stripe is not set up or refuses, 503 while it does not answer.
         */
        post: operations["startOnboarding"];
    };
    "/me/step_up.json": {
        parameters: {
        };
        /**
         * Show whether you have proved recently that the account is yours
         * @description For whoever has a session: until when the last proof is good, and whether a code is on its way. An access token is 403.
         */
        get: operations["showStepUp"];
        /**
         * Have a code mailed to your own address, to prove that the account is yours
         * @description For whoever has a session: mails a code to the address that the account has now. Asking again replaces the code before it. An access token is 403.
         */
        post: operations["requestStepUpCode"];
        /**
         * Prove with the mailed code, and a second factor if you have one
         * @description For whoever has a session: with the right codes it may change the e-mail address and the like for 15 minutes. A wrong code is 422 under its own name and costs one of five tries. An access token is 403.
         */
        patch: operations["confirmStepUp"];
    };
    "/me/email_change.json": {
        parameters: {
        };
        /**
         * Show the change of address that waits for its code
         * @description For every user: 404 without a body where no change waits for its code.
         */
        get: operations["showEmailChange"];
        /**
         * Ask for another e-mail address; a code is sent to it
         * @description For whoever has a session and has proved within 15 minutes that the account is theirs; otherwise 403. Mails a code to the new address, good for 15 minutes; asking again replaces what was asked before. The address they have already is 422.
         */
        post: operations["createEmailChange"];
        /**
         * Confirm the new e-mail address with its code
         * @description For whoever has a session; an access token is 403. With the code from the mail the address changes, and the old one is told. A wrong code is 422 on `code`, and the fifth ends it; an address that someone else has by now is 422 on `email`.
         */
        patch: operations["updateEmailChange"];
    };
    "/me/access_tokens.json": {
        parameters: {
        };
        /**
         * List your access tokens
         * @description For every user: their own, newest first, without the tokens themselves.
         */
        get: operations["listAccessTokens"];
        /**
         * Create an access token; the answer is the only one that shows it
         * @description For every user, with a session or a token that may write. The answer is the only one that shows the token; all but its description is fixed from then on. With `areas` it reaches these alone, its own account and the list of its organizations: what it may not is 403, with the area named. With `organization_ids` it reaches these organizations alone, which have to be yours, and nothing that is about no organization. It ends at the moment `expires_at`, if any, and outlives no token that made it. Where it may write `money` it needs a daily limit, in one currency, for what it moves. You are told by mail, also of which token made it, if one did.
         */
        post: operations["createAccessToken"];
    };
    "/me/access_tokens/{id}.json": {
        parameters: {
        };
        /**
         * Show an access token, without the token itself
         * @description For its user: everything but the token, which cannot be had again.
         */
        get: operations["showAccessToken"];
        /**
         * Revoke an access token
         * @description For its user: 204, and it is refused from the next request on, and so are those that it made. A token may revoke itself; those that it made stay then.
         */
        delete: operations["deleteAccessToken"];
    };
    "/me/sessions.json": {
        parameters: {
        };
        /**
         * List where you are signed in
         * @description For every user: where they are signed in, the session that asks first, then by activity.
         */
        get: operations["listSessions"];
        /**
         * Sign out everywhere else
         * @description For whoever has a session: 204, and every other one of theirs is over. An access token is 403.
         */
        delete: operations["deleteSessions"];
    };
    "/me/sessions/{id}.json": {
        parameters: {
        };
        /**
         * Sign out one session
         * @description For its user, from any session of theirs: 204, and it is over from the next request on. An access token is 403.
         */
        delete: operations["deleteSession"];
    };
    "/me/events.json": {
        parameters: {
        };
        /**
         * List what happened to your own work, since an event that you know
         * @description For every user: what happened to their submissions, payouts and accounts. The oldest first, kept for 90 days. Whoever asks again with `after` set to the last id misses none and sees none twice. An empty list means that there is nothing new.
         */
        get: operations["listOwnEvents"];
    };
    "/me/webhooks.json": {
        parameters: {
        };
        /**
         * List your webhooks, newest first
         * @description For every user: newest first, without their secrets.
         */
        get: operations["listOwnWebhooks"];
        /**
         * Create a webhook; the answer is the only one that shows its secret
         * @description For every user: events are sent to `address` from now on, all types of them unless `types` names some. It has to be an https address on the internet; on a trial it may be on the same machine. At most 20. The answer alone has the `secret` that signs.
         */
        post: operations["createOwnWebhook"];
    };
    "/me/webhooks/{id}.json": {
        parameters: {
        };
        /**
         * Show a webhook, without its secret
         * @description For every user: everything but the secret, which cannot be had again.
         */
        get: operations["showOwnWebhook"];
        /**
         * Delete a webhook, with the log of its deliveries
         * @description For every user: 204, and nothing more is sent there.
         */
        delete: operations["deleteOwnWebhook"];
        /**
         * Change a webhook, or switch it on or off
         * @description For every user: what is left out stays as it was. With `is_enabled` it is switched on or off; what happened while it was off is not sent. It is switched off by itself after 3 days in which nothing arrived.
         */
        patch: operations["updateOwnWebhook"];
    };
    "/me/webhooks/{id}/rotation.json": {
        parameters: {
        };
        /**
         * Give a webhook another secret; the answer is the only one that shows it
         * @description For every user: everything is signed with the new secret from now on, and also with each earlier one until a day after it was replaced, however many were made within that time; 10 at most sign at a time. Sent again under its `Idempotency-Key` it makes no other, and is 409 (`told_once`): the secret is kept for no answer.
         */
        post: operations["rotateOwnWebhookSecret"];
    };
    "/me/webhooks/{webhook_id}/deliveries.json": {
        parameters: {
        };
        /**
         * List the deliveries of a webhook, newest first
         * @description For every user: each event that is or was on its way there, and how it stands.
         */
        get: operations["listOwnWebhookDeliveries"];
    };
    "/me/webhooks/{webhook_id}/deliveries/{id}.json": {
        parameters: {
        };
        /**
         * Show a delivery, with each try: the request and the answer
         * @description For every user: of each try what was sent, what was answered and how long it took.
         */
        get: operations["showOwnWebhookDelivery"];
    };
    "/me/webhooks/{webhook_id}/deliveries/{id}/repetition.json": {
        parameters: {
        };
        /**
         * Send one again, whatever came of it before
         * @description For every user: it is sent again with the same `webhook-id`, so that a receiver that keeps ids knows it. 422 on `base` while the webhook is off.
         */
        post: operations["repeatOwnWebhookDelivery"];
    };
    "/me/webhooks/{id}/repetition.json": {
        parameters: {
        };
        /**
         * Send all again that failed, since a moment if one is given
         * @description For every user: all that failed for good, or those of them since the moment `since`. 422 on `base` while the webhook is off.
         */
        post: operations["repeatOwnFailedWebhookDeliveries"];
    };
    "/me/webhooks/{id}/test.json": {
        parameters: {
        };
        /**
         * Send a test to a webhook
         * @description For every user: a delivery of the type `webhook.test`, signed and tried like an event. 422 on `base` while the webhook is off.
         */
        post: operations["testOwnWebhook"];
    };
    "/me/notifications.json": {
        parameters: {
        };
        /**
         * List your notifications, newest first
         * @description For every user: their own, newest first, without messages about submissions. Reading marks nothing as seen.
         */
        get: operations["listNotifications"];
    };
    "/me/notification_settings.json": {
        parameters: {
        };
        /**
         * Show your notification settings
         * @description For every user: whether anything is pushed, and to how many devices.
         */
        get: operations["showNotificationSettings"];
        /**
         * Switch push messages on or off
         * @description For every user: switching push off only holds messages back, and the devices stay subscribed. What is no boolean is 422.
         */
        patch: operations["updateNotificationSettings"];
    };
    "/me/notification_choices.json": {
        parameters: {
        };
        /**
         * Show how you are notified of each topic
         * @description For every user: for each topic whether it is mailed at once, in a daily mail or not at all, and whether it is pushed. The list of notifications always has everything.
         */
        get: operations["showNotificationChoices"];
        /**
         * Choose how you are notified of each topic
         * @description For every user: what is left out stays as it is. Security, and money that someone has to act for, is mailed whatever is chosen. 422 for what is none of the choices, and on `time_zone` for what is no zone.
         */
        patch: operations["updateNotificationChoices"];
    };
    "/me/push_subscriptions.json": {
        parameters: {
        };
        /**
         * Send push messages to a browser
         * @description For every user: the values are those of a browser's `PushSubscription`. An endpoint that someone else has moves to whoever sends it with the same keys; with others it is 422 on `endpoint`. 422 also for keys that nothing can be encrypted for, and past 50 devices.
         */
        post: operations["createPushSubscription"];
    };
    "/me/push_subscriptions/{id}.json": {
        parameters: {
        };
        /**
         * Show a browser that gets push messages
         * @description For its user. The keys are not shown: nobody but the browser has a use for them.
         */
        get: operations["showPushSubscription"];
        /**
         * Send no more push messages to a browser
         * @description For its user: 204, and the browser gets nothing more.
         */
        delete: operations["deletePushSubscription"];
    };
    "/campaigns/{campaign_id}/submissions.json": {
        parameters: {
        };
        /**
         * Submit a post to a campaign
         * @description For every user but members of the organization: a post of one of their verified accounts, on a platform of the campaign. Each check and what it found is in the answer. An address of no post, of somebody else’s, of one that nobody can see, that is older than 30 days, that was submitted before or was posted for a collab is 422 on `post_url`; a campaign that is not `active` is 422 on `base`.
         */
        post: operations["createCampaignSubmission"];
    };
    "/simulated.json": {
        parameters: {
        };
        /**
         * List your accounts on the simulated platform
         * @description For every user, on a trial only: their own, newest first, each with its posts and what they have reached by now.
         */
        get: operations["listSimulatedAccounts"];
    };
    "/simulated/accounts.json": {
        parameters: {
        };
        /**
         * Make an account on the simulated platform
         * @description For every user, on a trial only. A `handle` that is in use on that platform is 422.
         */
        post: operations["createSimulatedAccount"];
    };
    "/simulated/clock.json": {
        parameters: {
        };
        /**
         * Let time pass
         * @description For every user, on a trial only: it is `seconds` later at once, for posts and for whatever waits for a deadline, for everybody; sessions, tokens and limits keep to the real time. What is due then is done within seconds; another move waits for it. It cannot be turned back.
         */
        post: operations["moveSimulatedClock"];
    };
    "/simulated/accounts/{id}.json": {
        parameters: {
        };
        /**
         * Show an account on the simulated platform
         * @description For its user, on a trial only.
         */
        get: operations["showSimulatedAccount"];
        /**
         * Write the bio of an account on the simulated platform
         * @description For its user, on a trial only.
         */
        patch: operations["updateSimulatedAccount"];
    };
    "/simulated/accounts/{id}/access.json": {
        parameters: {
        };
        /**
         * Take back what an account has allowed
         * @description For its user, on a trial only: 204, and whoever was let in can read nothing more, as if it were done in the settings of the platform.
         */
        delete: operations["deleteSimulatedAccess"];
    };
    "/simulated/accounts/{id}/posts.json": {
        parameters: {
        };
        /**
         * Post on the simulated platform
         * @description For its user, on a trial only. `kind` says how it fares, `sound` which sound it uses (an id or an address), `posted_at` when it was posted, if not now.
         */
        post: operations["createSimulatedPost"];
    };
    "/simulated/posts/{id}.json": {
        parameters: {
        };
        /**
         * Delete a post on the simulated platform
         * @description For its user, on a trial only: 204, and from then on it is missing.
         */
        delete: operations["deleteSimulatedPost"];
        /**
         * Change a post on the simulated platform
         * @description For its user, on a trial only: another `caption` or `sound`. Troupe reads it with its next reading.
         */
        patch: operations["updateSimulatedPost"];
    };
    "/staff.json": {
        parameters: {
        };
        /**
         * Show what waits for staff
         * @description For staff: how many wait in each queue, how many of them for too long, and since when the oldest does. To everybody else this is 404.
         */
        get: operations["showStaffOverview"];
    };
    "/staff/health.json": {
        parameters: {
        };
        /**
         * Show how the installation does
         * @description For staff: database, jobs, mail, books and this process, with what someone should look at first. To everybody else this is 404.
         */
        get: operations["showHealth"];
    };
    "/staff/search.json": {
        parameters: {
        };
        /**
         * Search for any person or record
         * @description For staff: people by name and mail, organizations, campaigns, collabs, submissions, social accounts and payments, at most six of each kind; by words, by an id of any kind, by the address of a page or of a post, or by what a payment is known by. What is meant exactly comes first. To everybody else this is 404.
         */
        get: operations["searchAsStaff"];
    };
    "/staff/users/{id}.json": {
        parameters: {
        };
        /**
         * Show anyone with an account
         * @description For staff: who they are, where they belong, their work, their money and what happened lately, to read only. Each look is recorded, in the name of who looks. To everybody else this is 404.
         */
        get: operations["showPerson"];
    };
    "/staff/collabs.json": {
        parameters: {
        };
        /**
         * List the collabs that wait for a review
         * @description For staff: those of all organizations, the oldest first, without `brief`.
         */
        get: operations["listCollabsToReview"];
    };
    "/staff/collabs/{id}.json": {
        parameters: {
        };
        /**
         * Show a collab of any organization
         * @description For staff: the collab with its `brief`, in whatever state it is.
         */
        get: operations["showCollabAsStaff"];
    };
    "/staff/collabs/{id}/publication.json": {
        parameters: {
        };
        /**
         * Publish a collab that is in review
         * @description For staff: makes it `published`, tells the admins of its organization, and answers it. With `updated_at` only if it is still the version that has it. Whoever belongs to the organization cannot decide: that, and any other state, is 422 on `base`.
         */
        post: operations["publishReviewedCollab"];
    };
    "/staff/collabs/{id}/return.json": {
        parameters: {
        };
        /**
         * Return a collab that is in review to its authors
         * @description For staff: makes it a draft again, with a note on what to change, tells the admins of its organization, and answers it. Whoever belongs to the organization cannot decide: that, and any other state, is 422 on `base`.
         */
        post: operations["returnReviewedCollab"];
    };
    "/staff/collab_submissions.json": {
        parameters: {
        };
        /**
         * List the submissions to collabs that wait for a decision
         * @description For staff: those of all organizations, the oldest first.
         */
        get: operations["listEscalatedSubmissions"];
    };
    "/staff/collab_submissions/{id}.json": {
        parameters: {
        };
        /**
         * Show a submission to a collab of any organization
         * @description For staff: all that was agreed on and sent, without the address.
         */
        get: operations["showEscalatedSubmission"];
    };
    "/staff/collab_submissions/{id}/approval.json": {
        parameters: {
        };
        /**
         * Approve content that waits for a decision
         * @description For staff who neither made it nor belong to the organization: the work goes on with the post. Both sides are told.
         */
        post: operations["approveEscalatedContent"];
    };
    "/staff/collab_submissions/{id}/split.json": {
        parameters: {
        };
        /**
         * End a submission that waits for a decision, and split what is set aside
         * @description For staff who neither made it nor belong to the organization: `creator_amount` goes to the creator, the rest back to the organization, and the fee in proportion. All of it for what was posted makes it `completed`, anything else `cancelled`. More than is set aside is 422 on `creator_amount`. Both sides are told.
         */
        post: operations["splitHeldAmount"];
    };
    "/staff/ratings.json": {
        parameters: {
        };
        /**
         * List the ratings of all collabs, newest first
         * @description For staff: also those that are not shown yet, or hidden.
         */
        get: operations["listAllRatings"];
    };
    "/staff/ratings/{id}/hiding.json": {
        parameters: {
        };
        /**
         * Hide a rating
         * @description For staff who are on neither side: it counts no more, and nobody but its two sides reads it, who are told the reason there. It stays hidden. 422 on `base` for one that is.
         */
        post: operations["hideRating"];
    };
    "/staff/campaigns/{id}.json": {
        parameters: {
        };
        /**
         * Show a campaign of any organization
         * @description For staff: the campaign with its `brief`, in whatever status it is. To read only.
         */
        get: operations["showCampaignAsStaff"];
    };
    "/staff/organizations.json": {
        parameters: {
        };
        /**
         * List or search all organizations
         * @description For staff: all of the installation by name, or those whose name holds the text in `q`.
         */
        get: operations["listOrganizationsAsStaff"];
    };
    "/staff/organizations/{id}.json": {
        parameters: {
        };
        /**
         * Show any organization
         * @description For staff: the organization with the number of its programs, to read only.
         */
        get: operations["showOrganizationAsStaff"];
    };
    "/staff/organizations/{id}/first_look.json": {
        parameters: {
        };
        /**
         * Note that you have looked at an organization
         * @description For staff: says whether its public programs are shown on the start page and at the top of discover, and answers the organization. It may be said again. For an organization that you belong to it is 422 on `base`.
         */
        post: operations["createFirstLook"];
    };
    "/staff/organizations/{id}/campaigns.json": {
        parameters: {
        };
        /**
         * List the campaigns of any organization
         * @description For staff: newest first and without `brief`, as its members see them.
         */
        get: operations["listCampaignsAsStaff"];
    };
    "/staff/organizations/{id}/collabs.json": {
        parameters: {
        };
        /**
         * List the collabs of any organization
         * @description For staff: newest first and without `brief`, as its members see them.
         */
        get: operations["listCollabsAsStaff"];
    };
    "/staff/new_organizations.json": {
        parameters: {
        };
        /**
         * List the organizations that wait for a first look
         * @description For staff: those that have a public program and that nobody has looked at, the one that waits longest first.
         */
        get: operations["listNewOrganizations"];
    };
    "/staff/fundings.json": {
        parameters: {
        };
        /**
         * List the bank transfers to look for, oldest first
         * @description For staff: fundings by bank transfer that are neither confirmed nor refused.
         */
        get: operations["listWaitingFundings"];
    };
    "/staff/fundings/{id}.json": {
        parameters: {
        };
        /**
         * Show any funding
         * @description For staff: a funding of any organization.
         */
        get: operations["showFundingToStaff"];
    };
    "/staff/fundings/{id}/confirmation.json": {
        parameters: {
        };
        /**
         * Confirm that a bank transfer has arrived
         * @description For staff: adds the money, also where the funding was canceled or refused and the money has arrived after all. One that has succeeded already, and one of an organization that you belong to or that is deleted, are 422 on `base`.
         */
        post: operations["confirmFunding"];
    };
    "/staff/fundings/{id}/refusal.json": {
        parameters: {
        };
        /**
         * Refuse a bank transfer that did not arrive
         * @description For staff: ends it, and tells the organization the reason. One that is decided already, and one of an organization you belong to, are 422 on `base`.
         */
        post: operations["refuseFunding"];
    };
    "/staff/organizations/{id}/subscription.json": {
        parameters: {
        };
        /**
         * End the subscription of an organization that was set by hand
         * @description For staff: 204. One that Stripe keeps is ended there: 422 on `base`.
         */
        delete: operations["endSubscription"];
        /**
         * Set the subscription of an organization by hand
         * @description For staff: a mark of what was agreed with the organization. It allows and limits nothing; while it is active, the organization cannot be deleted. One that Stripe keeps is not touched. An end that is set anew has to lie in the future: 422 on `current_period_end`.
         */
        patch: operations["setSubscription"];
    };
    "/staff/refunds.json": {
        parameters: {
        };
        /**
         * List the refunds to send by bank transfer, oldest first
         * @description For staff: refunds that are neither confirmed nor refused.
         */
        get: operations["listWaitingRefunds"];
    };
    "/staff/refunds/{id}/confirmation.json": {
        parameters: {
        };
        /**
         * Confirm that a refund was sent
         * @description For staff: says that the bank transfer was made. One that is decided already, and one of an organization you belong to, are 422 on `base`.
         */
        post: operations["confirmRefund"];
    };
    "/staff/refunds/{id}/refusal.json": {
        parameters: {
        };
        /**
         * Say that a refund could not be sent
         * @description For staff: the money goes to the organization's balance. The same refusals as for a confirmation.
         */
        post: operations["refuseRefund"];
    };
    "/staff/reconciliation.json": {
        parameters: {
        };
        /**
         * Show how the last comparison of the books came out
         * @description For staff: 404 before the first. It runs every night.
         */
        get: operations["showReconciliation"];
        /**
         * Compare the books now
         * @description For staff: compares every balance, budget, funding, refund and grant with the transfers, and answers what did not agree.
         */
        post: operations["reconcile"];
    };
    "/staff/payouts.json": {
        parameters: {
        };
        /**
         * List payouts, oldest first
         * @description For staff: those that wait to be made, or with `status` or `batch_id` others. To everybody else this is 404.
         */
        get: operations["listPayoutsForStaff"];
    };
    "/staff/payouts/{id}.json": {
        parameters: {
        };
        /**
         * Show a payout of anyone
         * @description For staff: whose it is, where it stands, and what is shown of where it goes.
         */
        get: operations["showPayoutForStaff"];
    };
    "/staff/payouts/{id}/payment.json": {
        parameters: {
        };
        /**
         * Mark a payout as sent
         * @description For staff, once the bank has sent it: the creator is told. One’s own payout, or one that is not `processing`, is 422 on `base`.
         */
        post: operations["markPayoutPaid"];
    };
    "/staff/payouts/{id}/failure.json": {
        parameters: {
        };
        /**
         * Mark a payout as failed
         * @description For staff, where the bank does not take it: the money goes back to the creator, who is told why. One’s own payout, or one that is not `processing`, is 422 on `base`.
         */
        post: operations["markPayoutFailed"];
    };
    "/staff/payouts/{id}/return.json": {
        parameters: {
        };
        /**
         * Mark a payout as returned
         * @description For staff, where the bank sends back what was sent: the money goes back to the creator, who is told why. One’s own payout, or one that is not `paid`, is 422 on `base`.
         */
        post: operations["markPayoutReturned"];
    };
    "/staff/payout_batches.json": {
        parameters: {
        };
        /**
         * List payout batches, newest first
         * @description For staff. To everybody else this is 404.
         */
        get: operations["listPayoutBatches"];
        /**
         * Make a batch of all payouts that wait in a currency, by bank transfer or by PayPal
         * @description For staff: all of them become `processing`, and can no longer be canceled. 422 on `base` where none waits.
         */
        post: operations["createPayoutBatch"];
    };
    "/staff/payout_batches/{id}.json": {
        parameters: {
        };
        /**
         * Show a payout batch
         * @description For staff: how much it is, and how many lines are still to be marked.
         */
        get: operations["showPayoutBatch"];
    };
    "/staff/payout_batches/{id}.csv": {
        parameters: {
        };
        /**
         * Download a payout batch for the bank
         * @description For staff, with a session and a proof that is younger than 15 minutes: account holders and numbers in the clear, of the lines that are still to be sent. Each time it is recorded.
         */
        get: operations["downloadPayoutBatch"];
    };
    "/staff/exchange_rates.json": {
        parameters: {
        };
        /**
         * List the exchange rates, newest first
         * @description For staff: every rate that was entered, by whom and when. To everybody else this is 404.
         */
        get: operations["listExchangeRates"];
        /**
         * Enter what one euro is worth in a currency
         * @description For staff: it stands beside the earlier ones and is never edited. A sum uses the rate of the latest day until its own, and of several for the same day the one that was entered last. 422 on `day` for one in the future.
         */
        post: operations["enterExchangeRate"];
    };
    "/staff/liabilities.json": {
        parameters: {
        };
        /**
         * List whose money it is, by currency
         * @description For staff: what is of creators and of organizations, what came in and went out by provider, and fees, as the ledger has it. To everybody else this is 404.
         */
        get: operations["listLiabilities"];
    };
    "/staff/submissions.json": {
        parameters: {
        };
        /**
         * List the appeals and flags to look at
         * @description For staff: posts that are appealed or flagged, or that nobody decided and the clock may not, the longest waiting first.
         */
        get: operations["listSubmissionsForStaff"];
    };
    "/staff/submissions/{id}.json": {
        parameters: {
        };
        /**
         * Show any submission to a campaign
         * @description For staff: a submission of any campaign.
         */
        get: operations["showSubmissionToStaff"];
    };
    "/staff/submissions/{id}/curve.json": {
        parameters: {
        };
        /**
         * Show how views of a post grew, beside what is usual for its account
         * @description For staff: the highest reading of each day, or of each hour where the post is new, and the median of the other posts of the account when they were as old.
         */
        get: operations["showCurveToStaff"];
    };
    "/staff/submissions/{id}/appeal_decision.json": {
        parameters: {
        };
        /**
         * Decide an appeal
         * @description For staff: accepted, the post is approved; refused, the rejection stands. One of an organization you belong to, and your own, are 422 on `base`.
         */
        post: operations["decideAppeal"];
    };
    "/staff/submissions/{id}/approval.json": {
        parameters: {
        };
        /**
         * Approve a submission that was withheld
         * @description For staff who neither made it nor belong to the organization: what `withheld_at` says silence does not approve waits for them, too. One that is not `pending`, or not withheld, is 422 on `base`.
         */
        post: operations["approveWithheldSubmission"];
    };
    "/staff/submissions/{id}/rejection.json": {
        parameters: {
        };
        /**
         * Reject a submission, approved or not
         * @description For staff: what it was granted and is not in the creator’s balance yet goes back to the campaign. What is there stays theirs.
         */
        post: operations["reverseApproval"];
    };
    "/staff/submissions/{id}/flag.json": {
        parameters: {
        };
        /**
         * Lift all flags of a submission
         * @description For staff: it goes on where it was. Without a flag it is 422 on `base`.
         */
        delete: operations["liftFlags"];
    };
    "/staff/submissions/{id}/snapshots.json": {
        parameters: {
        };
        /**
         * Enter the numbers of a post
         * @description For staff: where no platform can be asked. The highest number of views counts.
         */
        post: operations["enterNumbers"];
    };
    "/staff/submissions/{id}/voiding.json": {
        parameters: {
        };
        /**
         * Take back the highest reading of a post
         * @description For staff: it stays, marked, and counts no more; the next highest does. What was granted for it and is not in the creator’s balance yet goes back.
         */
        post: operations["voidSnapshot"];
    };
    "/staff/submissions/{id}/invalid_views.json": {
        parameters: {
        };
        /**
         * Mark views of a post as not real
         * @description For staff: so many views in all are not paid, for a `reason` that both sides read. What was granted for them and is not in the creator’s balance yet goes back; what is there stays theirs. Sent again it changes nothing, and another number corrects it. Open flags are upheld by it, and the post goes on; without `views`, those that a rule suspects are taken. `other` needs a `note`. 422 on `views` where there are not so many, and on `base` where nothing more is paid.
         */
        post: operations["markViewsInvalid"];
        /**
         * Let all views of a post count again
         * @description For staff: what they earn is granted with the next grant. 422 on `base` where none are marked, or nothing more is paid.
         */
        delete: operations["takeBackInvalidViews"];
    };
    "/staff/platforms.json": {
        parameters: {
        };
        /**
         * List the social platforms, and how they answer
         * @description For staff: who answers for each, how much of the quota of the day is used, and when it last answered or failed. To everybody else this is 404.
         */
        get: operations["listPlatforms"];
    };
    "/staff/social_accounts.json": {
        parameters: {
        };
        /**
         * List the social accounts that nobody has proved, oldest first
         * @description For staff: accounts that are pending, each with the code its bio has to hold.
         */
        get: operations["listSocialAccountsToVerify"];
    };
    "/staff/social_accounts/{id}.json": {
        parameters: {
        };
        /**
         * Show any social account
         * @description For staff: an account of any user.
         */
        get: operations["showSocialAccountToStaff"];
    };
    "/staff/social_accounts/{id}/confirmation.json": {
        parameters: {
        };
        /**
         * Confirm that an account is its user’s
         * @description For staff who have seen the code in its bio: verifies it, and tells its user. One that is verified already, and one of your own, are 422 on `base`.
         */
        post: operations["confirmSocialAccount"];
    };
    "/staff/social_accounts/{id}/refusal.json": {
        parameters: {
        };
        /**
         * Refuse an account
         * @description For staff: it is failed, and its user is told the reason. One that is failed already, and one of your own, are 422 on `base`.
         */
        post: operations["refuseSocialAccount"];
    };
    "/staff/social_accounts/{id}/numbers.json": {
        parameters: {
        };
        /**
         * Enter the numbers of an account
         * @description For staff, where no platform can be asked: what they read off its pages, as of now. Only for an account that is verified and not your own.
         */
        post: operations["enterSocialAccountNumbers"];
    };
    "/staff/jobs.json": {
        parameters: {
        };
        /**
         * List what failed in the background, the oldest first
         * @description For staff: jobs that are retried no more, kept for 14 days. To everybody else this is 404.
         */
        get: operations["listFailedJobs"];
    };
    "/staff/jobs/{id}/retry.json": {
        parameters: {
        };
        /**
         * Try a failed job again
         * @description For staff: 204, and it begins anew with all its tries. A mail whose content has expired by now is dropped instead of sent.
         */
        post: operations["retryFailedJob"];
    };
    "/staff/jobs/retry.json": {
        parameters: {
        };
        /**
         * Try all failed jobs again
         * @description For staff: 204, and all that have failed by now begin anew with all their tries, as after an outage of a mail server.
         */
        post: operations["retryFailedJobs"];
    };
    "/staff/jobs/{id}/discard.json": {
        parameters: {
        };
        /**
         * Discard a failed job
         * @description For staff: 204, and it is deleted. What it was to do is not done.
         */
        post: operations["discardFailedJob"];
    };
}
export interface webhooks {
    event: {
        parameters: {
        };
        /**
         * Receive an event
         * @description What is sent to the address of a webhook, by Standard Webhooks: once something happened, or with the type `webhook.test` where somebody tries it. Verify the signature, keep the ids that you have seen, and answer within 5 seconds.
         */
        post: operations["receiveEvent"];
    };
}
export interface components {
    schemas: {
        DiscoverCampaign: {
            /** @description Opaque id */
            id: string;
            name: string;
            status: components["schemas"]["CampaignStatus"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            website: string | null;
            content_type: components["schemas"]["ContentType"];
            category: components["schemas"]["Category"];
            /** @description Where it may be posted */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description The id of the sound that posts on TikTok must use */
            tiktok_music_id: string | null;
            /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
            cpm_amount: number;
            /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
            min_payout_amount: number;
            /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
            max_payout_amount: number;
            /** @description For an approved post that reaches the minimum. In minor units of the currency */
            base_reward_amount: number;
            /** @description `joined` where you take part, `invited` where you are invited; null otherwise */
            standing: components["schemas"]["ProgramStanding"] | null;
            /** @description Whether you have saved it */
            is_saved: boolean;
            /** @description Whose it is */
            organization: components["schemas"]["DiscoverOrganization"];
            /** @description What is left of the budget. In minor units of the currency */
            unused_amount: number;
            /** @description Used daily for posts that still count, as the mean of the last week or of the days since it was published. In minor units of the currency */
            burn_amount: number;
            /** @description For how many days the budget lasts at that pace; null where nothing is used, or it takes no posts */
            budget_days_left: number | null;
            /** @description Days until `ends_at`, begun ones included; null where it has no end or is over */
            days_left: number | null;
            /** @description How many decisions the next two are about: the last 100 at most */
            decisions_count: number;
            /** @description How many of a hundred were approved; null before the first decision */
            approved_percent: number | null;
            /** @description Half of them were decided within this time */
            median_decision_seconds: number | null;
            published_at: string | null;
            ends_at: string | null;
            /** Format: uri */
            url: string;
            banner_image_url: string | null;
        };
        DiscoverOrganization: {
            /** @description Opaque id */
            id: string;
            name: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            avatar_url?: string;
        };
        DiscoverCollab: {
            /** @description Opaque id */
            id: string;
            name: string;
            state: components["schemas"]["CollabState"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many creators are wanted; null for any number */
            creator_limit: number | null;
            /** @description How many of them are still to be found; null for any number */
            places_left: number | null;
            /** @description Until when one can apply */
            applications_end_at: string | null;
            website: string | null;
            /** @description Whether a creator has to give a code for Spark Ads */
            require_spark_ads: boolean;
            /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
            spark_days: number | null;
            /** @description Whether the product is sent to creators */
            requires_product_shipment: boolean;
            published_at: string | null;
            banner_image_url: string | null;
            /** @description `joined` where you take part, `invited` where you are invited; null otherwise */
            standing: components["schemas"]["ProgramStanding"] | null;
            /** @description Whether you have saved it */
            is_saved: boolean;
            /** @description Whose it is */
            organization: components["schemas"]["DiscoverOrganization"];
            /** @description How many decisions the next two are about: the last 100 at most */
            decisions_count: number;
            /** @description How many of a hundred were approved; null before the first decision */
            approved_percent: number | null;
            /** @description Half of them were decided within this time */
            median_decision_seconds: number | null;
            /** Format: uri */
            url: string;
        };
        DiscoverCampaignWithBrief: {
            /** @description Opaque id */
            id: string;
            name: string;
            status: components["schemas"]["CampaignStatus"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            website: string | null;
            content_type: components["schemas"]["ContentType"];
            category: components["schemas"]["Category"];
            /** @description Where it may be posted */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description The id of the sound that posts on TikTok must use */
            tiktok_music_id: string | null;
            /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
            cpm_amount: number;
            /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
            min_payout_amount: number;
            /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
            max_payout_amount: number;
            /** @description For an approved post that reaches the minimum. In minor units of the currency */
            base_reward_amount: number;
            /** @description `joined` where you take part, `invited` where you are invited; null otherwise */
            standing: components["schemas"]["ProgramStanding"] | null;
            /** @description Whether you have saved it */
            is_saved: boolean;
            /** @description Whose it is */
            organization: components["schemas"]["DiscoverOrganization"];
            /** @description What is left of the budget. In minor units of the currency */
            unused_amount: number;
            /** @description Used daily for posts that still count, as the mean of the last week or of the days since it was published. In minor units of the currency */
            burn_amount: number;
            /** @description For how many days the budget lasts at that pace; null where nothing is used, or it takes no posts */
            budget_days_left: number | null;
            /** @description Days until `ends_at`, begun ones included; null where it has no end or is over */
            days_left: number | null;
            /** @description How many decisions the next two are about: the last 100 at most */
            decisions_count: number;
            /** @description How many of a hundred were approved; null before the first decision */
            approved_percent: number | null;
            /** @description Half of them were decided within this time */
            median_decision_seconds: number | null;
            published_at: string | null;
            ends_at: string | null;
            /** Format: uri */
            url: string;
            banner_image_url: string | null;
            /** @description HTML. In every answer but lists */
            brief: string;
            /** @description Of the organization, as its profile has them. In every answer but lists */
            ratings: components["schemas"]["RatingAverages"];
            /** @description By which rules views become pay, in sentences. In every answer but lists */
            rules: string[];
            /** @description Where everyone reads its books, if the organization wants that. In every answer but lists */
            ledger_url: string | null;
        };
        SaidInRating: {
            words: string;
            /** @description What they answered */
            answer: string | null;
            /** Format: date-time */
            created_at: string;
        };
        RatingAverages: {
            /** @description How many ratings the averages are of */
            count: number;
            /** @description Of all marks, from 1 to 5; null where nobody has rated them */
            average: string | null;
            /** @description Of creators alone */
            reliable: string | null;
            as_agreed: string | null;
            /** @description Easy to work with */
            easy: string | null;
            /** @description Of organizations alone */
            paid_in_time: string | null;
            answered_in_time: string | null;
            /** @description The last words, without who said them */
            latest: components["schemas"]["SaidInRating"][];
        };
        DiscoverCollabWithBrief: {
            /** @description Opaque id */
            id: string;
            name: string;
            state: components["schemas"]["CollabState"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many creators are wanted; null for any number */
            creator_limit: number | null;
            /** @description How many of them are still to be found; null for any number */
            places_left: number | null;
            /** @description Until when one can apply */
            applications_end_at: string | null;
            website: string | null;
            /** @description Whether a creator has to give a code for Spark Ads */
            require_spark_ads: boolean;
            /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
            spark_days: number | null;
            /** @description Whether the product is sent to creators */
            requires_product_shipment: boolean;
            published_at: string | null;
            banner_image_url: string | null;
            /** @description `joined` where you take part, `invited` where you are invited; null otherwise */
            standing: components["schemas"]["ProgramStanding"] | null;
            /** @description Whether you have saved it */
            is_saved: boolean;
            /** @description Whose it is */
            organization: components["schemas"]["DiscoverOrganization"];
            /** @description How many decisions the next two are about: the last 100 at most */
            decisions_count: number;
            /** @description How many of a hundred were approved; null before the first decision */
            approved_percent: number | null;
            /** @description Half of them were decided within this time */
            median_decision_seconds: number | null;
            /** Format: uri */
            url: string;
            /** @description HTML. In every answer but lists */
            brief: string;
            /** @description Of the organization, as its profile has them. In every answer but lists */
            ratings: components["schemas"]["RatingAverages"];
        };
        Profile: {
            /** @description Opaque id */
            id: string;
            name: string;
            website: string | null;
            /** @description How many decisions the next two are about: the last 100 at most */
            decisions_count: number;
            /** @description How many of a hundred were approved; null before the first decision */
            approved_percent: number | null;
            /** @description Half of them were decided within this time */
            median_decision_seconds: number | null;
            /** @description Of those that are shown */
            ratings: components["schemas"]["RatingAverages"];
            /**
             * Format: date-time
             * @description Since when it is here
             */
            created_at: string;
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description What it offers now
             */
            campaigns_url: string;
            /**
             * Format: uri
             * @description What it offers now
             */
            collabs_url: string;
            /**
             * Format: uri
             * @description Left out where there is no picture
             */
            avatar_url?: string;
        };
        CreatorProfile: {
            /** @description Opaque id */
            id: string;
            name: string;
            /** @description Empty until it is set */
            words: string;
            /** @description ISO 639-1 */
            languages: components["schemas"]["Language"][];
            topics: components["schemas"]["Category"][];
            /** @description Two letters, ISO 3166-1 */
            country: string | null;
            availability: components["schemas"]["Availability"];
            /** @description Of all rates, by ISO 4217 */
            currency: string;
            video_amount: number | null;
            story_amount: number | null;
            photo_amount: number | null;
            content_amount: number | null;
            accounts: components["schemas"]["ProvedAccount"][];
            work: components["schemas"]["ShownWork"][];
            /** @description What they did for brands here */
            track_record: components["schemas"]["TrackRecord"];
            /** @description Of those that are shown */
            ratings: components["schemas"]["RatingAverages"];
            /** @description Since when everyone sees it; null where only brands do that they work with */
            published_at: string | null;
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description Left out where there is no picture
             */
            avatar_url?: string;
        };
        ProvedAccount: {
            platform_id: components["schemas"]["PlatformId"];
            /** Format: uri */
            account_url: string;
            /** @description Null where nobody has read it */
            subscriber_count: number | null;
            view_count: number | null;
            /** @description In percent */
            engagement_rate: string | null;
            /** @description When these numbers were read */
            last_synced_at: string | null;
        };
        ShownWork: {
            /** @description Opaque id */
            submission_id: string;
            organization_name: string;
            program_name: string;
            platform_id: components["schemas"]["PlatformId"] | null;
            /** Format: uri */
            post_url: string;
            /** @description As the platform told it last */
            view_count: number | null;
            /** @description When that was */
            read_at: string | null;
            /**
             * Format: date-time
             * @description When it was approved or completed
             */
            done_at: string;
            picture_url: string | null;
        };
        TrackRecord: {
            /** @description Posts for campaigns that were approved */
            posts_count: number;
            /** @description Views of their posts for campaigns */
            view_count: number;
            /** @description Collabs that were completed */
            collabs_count: number;
        };
        Ledger: {
            /** @description Opaque id */
            campaign_id: string;
            campaign_name: string;
            organization_name: string;
            status: components["schemas"]["CampaignStatus"];
            /** @description ISO 4217 */
            currency: string;
            /** @description How the money stands, in sentences */
            summary: string;
            /** @description The terms as they were published */
            formula: components["schemas"]["LedgerFormula"];
            /** @description As in the overview of the campaign */
            budget: components["schemas"]["OverviewBudget"];
            /** @description What is spent: what was granted to posts, with fees. In minor units of the currency */
            used_amount: number;
            /** @description The part of what is used that went to posts which count no more. The rest is what the listed posts come to. In minor units of the currency */
            aside_amount: number;
            /** @description What posts have earned and waits for budget. In minor units of the currency */
            owed_amount: number;
            /** @description All views that are paid */
            view_count: number;
            /** @description All posts that were ever submitted */
            submissions_count: number;
            /** @description How many count: those that are listed */
            posts_count: number;
            pending_count: number;
            /** @description With those that are appealed */
            rejected_count: number;
            flagged_count: number;
            withdrawn_count: number;
            /** @description How many decisions the next two are about: the last 100 at most */
            decisions_count: number;
            /** @description How many of a hundred were approved; null before the first decision */
            approved_percent: number | null;
            /** @description Half of them were decided within this time */
            median_decision_seconds: number | null;
            /** @description When it began */
            published_at: string | null;
            /** @description When it is to end */
            ends_at: string | null;
            /** @description When its books were closed */
            settled_at: string | null;
            /** @description A page of the posts, the last to be approved first */
            posts: components["schemas"]["LedgerPost"][];
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description The same as a file with all posts
             */
            csv_url: string;
        };
        LedgerFormula: {
            /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
            cpm_amount: number;
            /** @description For an approved post that reaches the minimum. In minor units of the currency */
            base_reward_amount: number;
            /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
            min_payout_amount: number;
            /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
            max_payout_amount: number;
            /** @description The fee on top, in hundredths of a percent */
            fee_bps: number;
            /** @description The same in words */
            sentences: string[];
        };
        OverviewBudget: {
            /** @description Opaque id */
            campaign_id: string;
            campaign_name: string;
            /** @description ISO 4217 */
            currency: string;
            /** @description In minor units of the currency */
            total_budget_amount: number;
            /** @description In minor units of the currency */
            unused_amount: number;
            /** @description Granted, and not yet the creators' to withdraw. In minor units of the currency */
            held_amount: number;
            /** @description Used daily for posts that still count, on average over `burn_days`. In minor units of the currency */
            burn_amount: number;
            /** @description How many days that is the mean of: the last week, or those since the start */
            burn_days: number;
            /** @description How many posts count now, of which the forecast is made */
            counting_count: number;
            /** @description How many posts it leaves out, as they reached their cap or their end in these days */
            ended_count: number;
            /** @description Null where nothing is used */
            runs_dry_on: string | null;
            /** @description How much was left at the end of each of the last days */
            days: {
                /** Format: date */
                day: string;
                /** @description In minor units of the currency */
                left_amount: number;
            }[];
        };
        LedgerPost: {
            platform_id: components["schemas"]["PlatformId"];
            /** @description Null where the creator has left, or hides it from you */
            account_handle: string | null;
            /** @description Null where the creator has left, or hides their handle from you */
            post_url: string | null;
            /** @description Of a creator who hides their handle: the same for all of their posts in this ledger, and for nobody else. `Creator 12` on the page */
            creator_number: number | null;
            /** @description Whether other creators and the public read a number instead of the handle */
            is_hidden: boolean;
            /** @description `approved` while it counts, `finalized` once it counts no more, `paid` once all of it is in the balance of its creator */
            state: components["schemas"]["ApprovedState"];
            /** @description Whether it is yours */
            is_own: boolean;
            /** @description The highest number that the platform has told */
            verified_views: number;
            /** @description How many of them are not paid. Why is between the creator and the brand */
            unpaid_views: number;
            /** @description The rest, which is paid */
            view_count: number;
            /** @description Granted, waiting for budget and lapsed together, as of the last grant. In minor units of the currency */
            earned_amount: number;
            /** @description In minor units of the currency */
            granted_amount: number;
            /** @description Earned, and waiting for budget. In minor units of the currency */
            owed_amount: number;
            /** @description Earned, and not covered by the budget when the campaign was settled. In minor units of the currency */
            lapsed_amount: number;
            /** @description Earned since, and added with the next grant. In minor units of the currency */
            next_grant_amount: number;
            /** @description Earned since, and not covered by the budget. In minor units of the currency */
            next_owed_amount: number;
            /** @description What the installation keeps on top. In minor units of the currency */
            fee_amount: number;
            /** @description From views to money, in order; amounts in minor units */
            steps: {
                name: string;
                value: number;
                /** @description As a row of a table shows it, with its figure */
                label: string;
                figure: string;
                /** @description The same in words */
                text: string;
            }[];
            /**
             * Format: date-time
             * @description When it was submitted
             */
            created_at: string;
            /** Format: date-time */
            approved_at: string;
            /** @description The submission, for its creator and for members */
            submission_url: string | null;
        };
        Guide: {
            /** @description The last part of its address */
            slug: string;
            /** @description Whom it is for */
            audience: components["schemas"]["GuideAudience"];
            title: string;
            summary: string;
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description Its page
             */
            app_url: string;
        };
        GuideWithBody: {
            /** @description The last part of its address */
            slug: string;
            /** @description Whom it is for */
            audience: components["schemas"]["GuideAudience"];
            title: string;
            summary: string;
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description Its page
             */
            app_url: string;
            /** @description Markdown: paragraphs, lists, bold and code */
            body: string;
        };
        PendingSignIn: {
            pending_authentication_token: string;
        };
        SessionToken: {
            session_token: string;
        };
        TwoFactorRequired: {
            /** @constant */
            two_factor_required: true;
            pending_two_factor_token: string;
        };
        ReceivedInvitation: {
            /** @description The address it is bound to */
            email: string;
            role: components["schemas"]["Role"];
            /** Format: date-time */
            expires_at: string;
            organization: {
                /** @description Opaque id */
                id: string;
                name: string;
            };
            invited_by: {
                name: string;
                email: string;
            } | null;
        };
        Membership: {
            /** @description Of the membership, not of the user */
            id: string;
            role: components["schemas"]["Role"];
            is_owner: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            user: {
                /** @description Opaque id */
                id: string;
                /** @description Empty until it is set */
                name: string;
                email: string;
            };
        };
        ReceivedCreatorInvitation: {
            /** @description The address it is for */
            email: string;
            organization: {
                /** @description Opaque id */
                id: string;
                name: string;
            };
            /** @description Null once they have left */
            invited_by: {
                name: string;
                email: string;
            } | null;
            /** @description The campaign or collab it is for; null if for none */
            program_id: string | null;
            program_name: string | null;
            /** @description What a campaign pays; null for anything else */
            pay: {
                /** @description For 10,000 views, or for each post. In minor units of the currency */
                amount: number;
                /** @description ISO 4217 */
                currency: string;
                /** @description Whether it is for 10,000 views, and not for each post */
                is_by_views: boolean;
            } | null;
            /** @description Words of who invites; may be empty */
            message: string;
            /** @description Whether this address refused invitations */
            is_refused: boolean;
        };
        Found: {
            /** @description `Program` for what creators can take part in */
            type: components["schemas"]["FoundKind"];
            /** @description Of the record; of a creator that of the user */
            id: string;
            /** @description Its name; of a post its address */
            title: string;
            /** @description Of a post its campaign, of a creator an account; may be empty */
            detail: string;
            /** @description Which kind of program it is, or is for */
            kind: components["schemas"]["ProgramKind"] | null;
            /** @description Opaque id */
            organization_id: string;
            campaign_id: string | null;
            collab_id: string | null;
            /** @description The name of the organization that it belongs to */
            organization: string;
            /**
             * Format: uri
             * @description Its record, for who asks
             */
            url: string;
            /**
             * Format: uri
             * @description Its page
             */
            app_url: string;
        };
        Organization: {
            /** @description Opaque id */
            id: string;
            name: string;
            /** @description Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members */
            privacy_setting: components["schemas"]["PrivacySetting"];
            website: string | null;
            /** @description Whether creators may show the work that they did for it on their profiles */
            lets_work_be_shown: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            avatar_url?: string;
            /** @description Yours: what you may do in it. `admin` for a token of the organization, within its areas */
            role: components["schemas"]["Role"];
            /** @description Whether you own it */
            is_owner: boolean;
        };
        OrganizationToken: {
            /** @description Opaque id */
            id: string;
            /** @description What it is for, and its name in lists and logs */
            description: string;
            /** @description The areas that it is limited to, each with `read` or `write`, which includes reading. They never change */
            areas: {
                [key: string]: components["schemas"]["AccessTokenPermission"];
            };
            daily_limit_amount: number | null;
            daily_limit_currency: string | null;
            /** @description How much of that it has moved within the last day. In minor units of the currency */
            spent_amount: number;
            /** @description When it ends by itself */
            expires_at: string | null;
            /** @description The admin who made it; null if they are gone */
            created_by_id: string | null;
            /** @description To the minute */
            last_used_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uri */
            url: string;
        };
        NewOrganizationToken: {
            /** @description Opaque id */
            id: string;
            /** @description What it is for, and its name in lists and logs */
            description: string;
            /** @description The areas that it is limited to, each with `read` or `write`, which includes reading. They never change */
            areas: {
                [key: string]: components["schemas"]["AccessTokenPermission"];
            };
            daily_limit_amount: number | null;
            daily_limit_currency: string | null;
            /** @description How much of that it has moved within the last day. In minor units of the currency */
            spent_amount: number;
            /** @description When it ends by itself */
            expires_at: string | null;
            /** @description The admin who made it; null if they are gone */
            created_by_id: string | null;
            /** @description To the minute */
            last_used_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: uri */
            url: string;
            /** @description Shown this once */
            token: string;
        };
        Overview: {
            /** @description What was asked for; `custom` for the days from `from` to `to` */
            period: components["schemas"]["OverviewPeriodShown"];
            /**
             * Format: date
             * @description The first day it has
             */
            first_day: string;
            /**
             * Format: date
             * @description The last day it has
             */
            last_day: string;
            /** @description The sums of the period */
            now: components["schemas"]["OverviewSums"];
            /** @description The sums of the same number of days before it */
            before: components["schemas"]["OverviewSums"];
            /** @description The same sums for each day; over a period that is longer than `90d`, for each week from that day */
            points: components["schemas"]["OverviewPoint"][];
            /** @description What was spent in all currencies, in the reporting currency by the rates of the last day; null where none is chosen */
            reported: components["schemas"]["ReportedSpend"] | null;
            /** @description Posts for collabs that were posted in the period. Nothing is paid by their views */
            collab_views: {
                /** @description Posts whose views are known */
                posts_count: number;
                /** @description The views of these posts */
                view_count: number;
            };
            /** @description The running campaign whose budget is spent first */
            budget: components["schemas"]["OverviewBudget"] | null;
            /** @description What the organization has to decide or do, by program */
            waits: components["schemas"]["Wait"][];
            /** @description The three posts with most views of those approved in the period */
            best_posts: components["schemas"]["BestPost"][];
        };
        Spent: {
            /** @description ISO 4217 */
            currency: string;
            /** @description Of campaigns, with the fees. In minor units of the currency */
            used_amount: number;
            /** @description Of collabs that ended. In minor units of the currency */
            collab_amount: number;
            /** @description The cost of 1,000 views; null without views. In minor units of the currency */
            effective_cpm_amount: number | null;
        };
        OverviewSums: {
            /** @description Posts submitted */
            submissions_count: number;
            /** @description Posts that were approved and count */
            posts_count: number;
            view_count: number;
            /** @description For each currency */
            spent: components["schemas"]["Spent"][];
        };
        OverviewPoint: {
            /** @description Posts submitted */
            submissions_count: number;
            /** @description Posts that were approved and count */
            posts_count: number;
            view_count: number;
            /** @description For each currency */
            spent: components["schemas"]["Spent"][];
            /** Format: date */
            day: string;
        };
        ReportedSpend: {
            /** @description ISO 4217 */
            currency: string;
            /** @description The rates it was made with, of one euro each. The euro itself needs none */
            rates: components["schemas"]["Rate"][];
            /** @description Currencies without a rate, for want of which there is no sum */
            missing_currencies: string[];
            /** @description About what campaigns cost, with the fees; null where a rate is missing. In minor units of the currency */
            used_amount: number | null;
            /** @description About what collabs cost that ended; null where a rate is missing. In minor units of the currency */
            collab_amount: number | null;
        };
        Rate: {
            /** @description ISO 4217 */
            currency: string;
            /** @description What one euro is worth in it, a decimal number as a text */
            rate: string;
            /**
             * Format: date
             * @description The day from which on it holds
             */
            day: string;
        };
        Wait: {
            /** @description `completions` are posts for collabs that have all that was agreed on */
            kind: components["schemas"]["WaitKind"];
            /** @description Opaque id */
            program_id: string;
            /** @description The program, where it is a campaign */
            campaign_id: string | null;
            /** @description The program, where it is a collab */
            collab_id: string | null;
            program_name: string;
            /**
             * Format: uri
             * @description The address of the program
             */
            url: string;
            /** @description How many wait */
            number: number;
            /** @description How many of these are late; only of shipments */
            late_number: number;
            /** Format: date-time */
            oldest_at: string;
            /** @description When the first of them ends by itself */
            due_at: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description The lowest three, of applications. In minor units of the currency */
            quotes: number[];
        };
        BestPost: {
            /** @description Opaque id */
            id: string;
            campaign_name: string;
            creator_name: string | null;
            account_handle: string;
            platform_id: components["schemas"]["PlatformId"];
            /** Format: uri */
            post_url: string;
            picture_url: string | null;
            view_count: number;
            /** @description In minor units of the currency */
            used_amount: number;
            /** Format: date-time */
            approved_at: string;
            /** @description Its views at the end of each of its last days */
            days: number[];
            /** Format: uri */
            url: string;
        };
        CalendarEntry: {
            /** @description What is due, or ends */
            kind: components["schemas"]["CalendarKind"];
            /**
             * Format: date
             * @description In UTC
             */
            day: string;
            /** @description Null where it takes all of the day */
            at: string | null;
            /** @description The program; empty for a payout. What comes into the balance names the campaign it is from, or the first of several */
            name: string;
            /** @description The other side: the organization or, for its members, the creator; of several, the first whose is due and how many more */
            with_name: string | null;
            /** @description How many are due: an organization is told of posts, applications and flags by program and day */
            number: number;
            /** @description Of a payout, or what comes into the balance on that day, in minor units of the currency */
            amount: number | null;
            currency: string | null;
            /**
             * Format: uri
             * @description The submission, program or payout, the list of what is due together, or the statement
             */
            url: string;
        };
        CalendarLink: {
            /** @description Null for your own calendar as a creator */
            organization_id: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was made anew, if it was
             */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        NewCalendarLink: {
            /** @description Null for your own calendar as a creator */
            organization_id: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was made anew, if it was
             */
            updated_at: string;
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description Shown this once. Whoever knows it reads the calendar
             */
            calendar_url: string;
        };
        Campaign: {
            /** @description Opaque id */
            id: string;
            name: string;
            status: components["schemas"]["CampaignStatus"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            website: string | null;
            content_type: components["schemas"]["ContentType"];
            category: components["schemas"]["Category"];
            /** @description Where it may be posted */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description The id of the sound that posts on TikTok must use */
            tiktok_music_id: string | null;
            /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
            cpm_amount: number;
            /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
            min_payout_amount: number;
            /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
            max_payout_amount: number;
            /** @description For an approved post that reaches the minimum. In minor units of the currency */
            base_reward_amount: number;
            /** @description Funded so far. In minor units of the currency */
            total_budget_amount: number;
            /** @description Rewards that were granted, and the fees on them. In minor units of the currency */
            used_amount: number;
            /** @description The budget without what is used. In minor units of the currency */
            unused_amount: number;
            /** @description Shares of the budget, in percent, of which the admins hear once they are used; `[90]` to begin with, empty for none */
            budget_alerts: number[];
            /** @description The views that are paid: those of approved posts */
            view_count: number;
            submissions_count: number;
            /** @description When it finishes by itself; null where it has no end */
            ends_at: string | null;
            published_at: string | null;
            paused_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            banner_image_url: string | null;
        };
        CampaignWithBrief: {
            /** @description Opaque id */
            id: string;
            name: string;
            status: components["schemas"]["CampaignStatus"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            website: string | null;
            content_type: components["schemas"]["ContentType"];
            category: components["schemas"]["Category"];
            /** @description Where it may be posted */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description The id of the sound that posts on TikTok must use */
            tiktok_music_id: string | null;
            /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
            cpm_amount: number;
            /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
            min_payout_amount: number;
            /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
            max_payout_amount: number;
            /** @description For an approved post that reaches the minimum. In minor units of the currency */
            base_reward_amount: number;
            /** @description Funded so far. In minor units of the currency */
            total_budget_amount: number;
            /** @description Rewards that were granted, and the fees on them. In minor units of the currency */
            used_amount: number;
            /** @description The budget without what is used. In minor units of the currency */
            unused_amount: number;
            /** @description Shares of the budget, in percent, of which the admins hear once they are used; `[90]` to begin with, empty for none */
            budget_alerts: number[];
            /** @description The views that are paid: those of approved posts */
            view_count: number;
            submissions_count: number;
            /** @description When it finishes by itself; null where it has no end */
            ends_at: string | null;
            published_at: string | null;
            paused_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            banner_image_url: string | null;
            /** @description HTML. In every answer but lists */
            brief: string;
        };
        CampaignOverview: {
            /** @description What was asked for; `custom` for the days from `from` to `to` */
            period: components["schemas"]["OverviewPeriodShown"];
            /**
             * Format: date
             * @description The first day it has
             */
            first_day: string;
            /**
             * Format: date
             * @description The last day it has
             */
            last_day: string;
            /** @description The sums of the period */
            now: components["schemas"]["OverviewSums"];
            /** @description The sums of the same number of days before it */
            before: components["schemas"]["OverviewSums"];
            /** @description The same sums for each day; over a period that is longer than `90d`, for each week from that day */
            points: components["schemas"]["OverviewPoint"][];
            /** @description The platform with most views first */
            platforms: components["schemas"]["PlatformViews"][];
            budget: components["schemas"]["OverviewBudget"];
            /** @description How many have submitted a post */
            creators_count: number;
            /** @description Posts that wait for a decision */
            pending_count: number;
            /** @description From handing in to the decision, of the last hundred */
            median_decision_seconds: number | null;
            /** @description The five with most views */
            best_posts: components["schemas"]["BestPost"][];
            /** @description The five with most views */
            creators: components["schemas"]["CampaignCreator"][];
        };
        PlatformViews: {
            platform_id: components["schemas"]["PlatformId"];
            /** @description One for each point */
            view_counts: number[];
        };
        CampaignCreator: {
            /** @description Opaque id */
            user_id: string;
            name: string;
            submissions_count: number;
            view_count: number;
            /** @description In minor units of the currency */
            used_amount: number;
        };
        LedgerLink: {
            /** @description Opaque id */
            campaign_id: string;
            /**
             * Format: uri
             * @description Whoever knows it reads the ledger; with `.json` and `.csv` too
             */
            ledger_url: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was renewed, if it was
             */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        CampaignCompletion: {
            /** @description When it finishes by itself; null where it has no end */
            ends_at: string | null;
            /** @description When it took its last submission */
            finished_at: string | null;
            /** @description When the last post was paid, and what was left of the budget went back to the organization */
            settled_at: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description What goes back to the balance of the organization once it is settled, less what its posts still earn. 0 after that. In minor units of the currency */
            unused_amount: number;
            /** @description What posts have earned beyond the budget: it lapses once it is settled. In minor units of the currency */
            owed_amount: number;
            /** @description Posts that wait for a decision, or whose creators may appeal. Finishing decides none of them */
            undecided_count: number;
            /** @description Approved posts whose views count on: they earn out of what is left of the budget */
            counting_count: number;
            /** @description Until when at the latest the views of those count; null where there are none. It is settled when nothing is undecided or counts any more, and no grant waits */
            counts_until: string | null;
        };
        CampaignBudgetAlerts: {
            /** @description Shares of the budget, in percent, of which the admins hear once they are used; `[90]` to begin with, empty for none */
            budget_alerts: number[];
            /** @description Those that are used and were told */
            passed_shares: number[];
        };
        Collab: {
            /** @description Opaque id */
            id: string;
            name: string;
            state: components["schemas"]["CollabState"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many creators are wanted; null for any number */
            creator_limit: number | null;
            /** @description How many of them are still to be found; null for any number */
            places_left: number | null;
            /** @description Until when one can apply */
            applications_end_at: string | null;
            website: string | null;
            /** @description Whether a creator has to give a code for Spark Ads */
            require_spark_ads: boolean;
            /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
            spark_days: number | null;
            /** @description Whether the product is sent to creators */
            requires_product_shipment: boolean;
            published_at: string | null;
            banner_image_url: string | null;
            submissions_count: number;
            /** @description How many were accepted and did not leave */
            accepted_count: number;
            completed_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        CreatedCollab: {
            /** @description Opaque id */
            id: string;
            name: string;
            state: components["schemas"]["CollabState"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many creators are wanted; null for any number */
            creator_limit: number | null;
            /** @description How many of them are still to be found; null for any number */
            places_left: number | null;
            /** @description Until when one can apply */
            applications_end_at: string | null;
            website: string | null;
            /** @description Whether a creator has to give a code for Spark Ads */
            require_spark_ads: boolean;
            /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
            spark_days: number | null;
            /** @description Whether the product is sent to creators */
            requires_product_shipment: boolean;
            published_at: string | null;
            banner_image_url: string | null;
            submissions_count: number;
            /** @description How many were accepted and did not leave */
            accepted_count: number;
            completed_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description HTML. In every answer but lists */
            brief: string;
            /** @description Whether the page that `website` named could be read; null where none was named */
            prefill: {
                status: components["schemas"]["PrefillStatus"];
                /** @description Why nothing was taken: it is no web address, it answered with no page that can be read, or with one that says nothing of use */
                reason: components["schemas"]["PrefillReason"] | null;
            } | null;
        };
        CollabWithBrief: {
            /** @description Opaque id */
            id: string;
            name: string;
            state: components["schemas"]["CollabState"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many creators are wanted; null for any number */
            creator_limit: number | null;
            /** @description How many of them are still to be found; null for any number */
            places_left: number | null;
            /** @description Until when one can apply */
            applications_end_at: string | null;
            website: string | null;
            /** @description Whether a creator has to give a code for Spark Ads */
            require_spark_ads: boolean;
            /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
            spark_days: number | null;
            /** @description Whether the product is sent to creators */
            requires_product_shipment: boolean;
            published_at: string | null;
            banner_image_url: string | null;
            submissions_count: number;
            /** @description How many were accepted and did not leave */
            accepted_count: number;
            completed_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description HTML. In every answer but lists */
            brief: string;
        };
        CollabOverview: {
            /** @description Twelve whose application is open, those first who wait for your answer, each time the oldest first */
            applicants: components["schemas"]["Applicant"][];
            /** @description Up to sixty pieces of work that are under way, the first due first */
            cards: components["schemas"]["CollabCard"][];
            /** @description Posts whose views are known */
            posts_count: number;
            /** @description The views of these posts */
            view_count: number;
            /** @description How many submissions are in each state */
            states: {
                state: components["schemas"]["CollabSubmissionState"];
                number: number;
            }[];
        };
        Applicant: {
            /** @description Opaque id */
            id: string;
            creator_name: string | null;
            state: components["schemas"]["CollabSubmissionState"];
            /** @description In minor units of the currency */
            quote_amount: number;
            /** @description ISO 4217 */
            currency: string;
            due_at: string | null;
            /** @description Who is to act: the organization also while more time is asked for */
            next: components["schemas"]["Party"];
            /** @description Whether the product was not sent in time */
            is_shipment_late: boolean;
            /** Format: uri */
            url: string;
            message: string;
            /** @description Who named the price last; only the other side can accept it */
            offered_by: components["schemas"]["MessageSide"];
            /** @description How many prices there were, the first included */
            offers_count: number;
            /** @description What the organization expected to pay at least when they applied; 0 where it did not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expected to pay at most; 0 where it did not say. In minor units of the currency */
            max_quote_amount: number;
            /** @description Those they have proved to be theirs */
            accounts: components["schemas"]["ApplicantAccount"][];
            /** @description Posts they submitted to the organization before */
            submissions_count: number;
            /** @description How many of these were approved */
            approved_count: number;
            /** @description How many of these were rejected */
            rejected_count: number;
            /** @description The views of them that counted */
            view_count: number;
            /** @description Collabs they completed for the organization */
            completed_count: number;
            /** @description The average of all marks that they were given, from 1 to 5 */
            rating: string | null;
            ratings_count: number;
            /**
             * Format: uri
             * @description Left out where there is no picture
             */
            avatar_url?: string;
        };
        ApplicantAccount: {
            platform_id: components["schemas"]["PlatformId"];
            /** Format: uri */
            account_url: string;
            /** @description Null where its platform does not tell */
            subscriber_count: number | null;
            /** @description When that was read */
            last_synced_at: string | null;
            /** @description The median of those of their posts that counted; null if none did */
            median_view_count: number | null;
        };
        CollabCard: {
            /** @description Opaque id */
            id: string;
            creator_name: string | null;
            state: components["schemas"]["CollabSubmissionState"];
            /** @description In minor units of the currency */
            quote_amount: number;
            /** @description ISO 4217 */
            currency: string;
            due_at: string | null;
            /** @description Who is to act: the organization also while more time is asked for */
            next: components["schemas"]["Party"];
            /** @description Whether the product was not sent in time */
            is_shipment_late: boolean;
            /** Format: uri */
            url: string;
        };
        ReceivedCampaignSubmission: {
            /** @description Opaque id */
            id: string;
            /** @constant */
            kind: "campaign";
            /** @description Opaque id */
            campaign_id: string;
            campaign_name: string;
            organization_name: string;
            platform_id: components["schemas"]["PlatformId"];
            /** @description Its creator, as lists of creators have them; null for someone who has left */
            user_id: string | null;
            account_handle: string;
            /**
             * Format: uri
             * @description The post, at the one address that we write it with
             */
            post_url: string;
            /** @description A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here */
            picture_url: string | null;
            /** @description Where its platform plays it in a frame; null where it does not */
            embed_url: string | null;
            /** @description What the post says, as its platform told it last; null where it did not */
            caption: string | null;
            /** @description Those in the caption, each once */
            hashtags: string[];
            state: components["schemas"]["CampaignSubmissionState"];
            /** @description What was looked at */
            checks: {
                name: components["schemas"]["Check"];
                outcome: components["schemas"]["CheckOutcome"];
                found: string;
            }[];
            posted_at: string | null;
            /** @description Why it was rejected */
            reason: components["schemas"]["RejectionReason"] | null;
            /** @description Why, in words */
            note: string | null;
            /** @description Whether its creator can correct it and submit it again */
            is_correctable: boolean;
            /** @description Whether its organization can still approve it after all */
            is_reversible: boolean;
            /** @description Each time that its creator has corrected it after a rejection, the first one first */
            corrections: components["schemas"]["Correction"][];
            /** @description What the creator says to that */
            appeal: string | null;
            /** @description What the organization says to the appeal */
            appeal_answer: string | null;
            /** @description Doubts, the oldest first */
            flags: components["schemas"]["Flag"][];
            /** @description The views that are paid, or would be if it were approved: the highest reading, less those from before the campaign and those that are not real */
            view_count: number;
            /** @description Found by staff not to be real, and not paid */
            invalid_views: number;
            /** @description Why: `automated` by machines, `rewarded` where people were paid to watch, `removed` where the platform took them away again */
            invalid_reason: components["schemas"]["InvalidViewsReason"] | null;
            /** @description What staff say to it */
            invalid_note: string | null;
            /** @description When staff last found some not to be real */
            invalidated_at: string | null;
            /** @description When staff found that all of its views are real after all */
            validated_at: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description Granted, waiting for budget and lapsed together, as of the last grant: what views earned since then is in the explanation. In minor units of the currency */
            earned_amount: number;
            /** @description In minor units of the currency */
            granted_amount: number;
            /** @description Earned, and waiting for budget. In minor units of the currency */
            owed_amount: number;
            /** @description Earned, and not covered by the budget when the campaign was settled. In minor units of the currency */
            lapsed_amount: number;
            /** @description What the installation keeps on top. In minor units of the currency */
            fee_amount: number;
            /** @description Until when views count at the longest */
            counts_until: string | null;
            /** @description When counting ended */
            frozen_at: string | null;
            frozen_because: components["schemas"]["FreezeReason"] | null;
            /** @description Since when only a person can approve it */
            withheld_at: string | null;
            /** @description Why: its creator has joined the organization (`member`), it was submitted again as it was when it was rejected (`unchanged`), its views are `unusual` */
            withheld_because: components["schemas"]["WithheldReason"] | null;
            /** @description The reading that is unusual, in words */
            withheld_note: string | null;
            decided_at: string | null;
            approved_at: string | null;
            rejected_at: string | null;
            appealed_at: string | null;
            /** @description When the organization answered the appeal */
            appeal_answered_at: string | null;
            finalized_at: string | null;
            paid_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description Of others, that you have not read */
            unread_messages_count: number;
        };
        Correction: {
            number: number;
            /** @description Why it was rejected before */
            reason: components["schemas"]["RejectionReason"];
            /** @description Why, in words */
            note: string | null;
            /** @description What the creator says they have changed */
            text: string;
            /** @description What the post said then */
            caption_before: string | null;
            /** @description The post that was submitted before; null where the same post was corrected */
            post_url_before: string | null;
            /** @description How its checks came out then */
            checks_before: {
                name: components["schemas"]["Check"];
                outcome: components["schemas"]["CheckOutcome"];
                found: string;
            }[];
            /** Format: date-time */
            rejected_at: string;
            /** Format: date-time */
            created_at: string;
        };
        Flag: {
            raised_by: components["schemas"]["FlagSource"];
            note: string;
            /** @description Of the creator. What they say to a rule, only they and staff read */
            answer: string | null;
            answered_at: string | null;
            /**
             * Format: date-time
             * @description When it ends by itself
             */
            ends_at: string;
            ended_at: string | null;
            outcome: components["schemas"]["FlagOutcome"] | null;
            /** @description How many views it doubts, where a rule knows which */
            suspected_views: number | null;
            /** Format: date-time */
            created_at: string;
        };
        CampaignSubmission: {
            /** @description Opaque id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "campaign";
            /** @description Opaque id */
            campaign_id: string;
            campaign_name: string;
            organization_name: string;
            platform_id: components["schemas"]["PlatformId"];
            /** @description Its creator, as lists of creators have them; null for someone who has left */
            user_id: string | null;
            account_handle: string;
            /**
             * Format: uri
             * @description The post, at the one address that we write it with
             */
            post_url: string;
            /** @description A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here */
            picture_url: string | null;
            /** @description Where its platform plays it in a frame; null where it does not */
            embed_url: string | null;
            /** @description What the post says, as its platform told it last; null where it did not */
            caption: string | null;
            /** @description Those in the caption, each once */
            hashtags: string[];
            state: components["schemas"]["CampaignSubmissionState"];
            /** @description What was looked at */
            checks: {
                name: components["schemas"]["Check"];
                outcome: components["schemas"]["CheckOutcome"];
                found: string;
            }[];
            posted_at: string | null;
            /** @description Why it was rejected */
            reason: components["schemas"]["RejectionReason"] | null;
            /** @description Why, in words */
            note: string | null;
            /** @description Whether its creator can correct it and submit it again */
            is_correctable: boolean;
            /** @description Whether its organization can still approve it after all */
            is_reversible: boolean;
            /** @description Each time that its creator has corrected it after a rejection, the first one first */
            corrections: components["schemas"]["Correction"][];
            /** @description What the creator says to that */
            appeal: string | null;
            /** @description What the organization says to the appeal */
            appeal_answer: string | null;
            /** @description Doubts, the oldest first */
            flags: components["schemas"]["Flag"][];
            /** @description The views that are paid, or would be if it were approved: the highest reading, less those from before the campaign and those that are not real */
            view_count: number;
            /** @description Found by staff not to be real, and not paid */
            invalid_views: number;
            /** @description Why: `automated` by machines, `rewarded` where people were paid to watch, `removed` where the platform took them away again */
            invalid_reason: components["schemas"]["InvalidViewsReason"] | null;
            /** @description What staff say to it */
            invalid_note: string | null;
            /** @description When staff last found some not to be real */
            invalidated_at: string | null;
            /** @description When staff found that all of its views are real after all */
            validated_at: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description Granted, waiting for budget and lapsed together, as of the last grant: what views earned since then is in the explanation. In minor units of the currency */
            earned_amount: number;
            /** @description In minor units of the currency */
            granted_amount: number;
            /** @description Earned, and waiting for budget. In minor units of the currency */
            owed_amount: number;
            /** @description Earned, and not covered by the budget when the campaign was settled. In minor units of the currency */
            lapsed_amount: number;
            /** @description What the installation keeps on top. In minor units of the currency */
            fee_amount: number;
            /** @description Until when views count at the longest */
            counts_until: string | null;
            /** @description When counting ended */
            frozen_at: string | null;
            frozen_because: components["schemas"]["FreezeReason"] | null;
            /** @description Since when only a person can approve it */
            withheld_at: string | null;
            /** @description Why: its creator has joined the organization (`member`), it was submitted again as it was when it was rejected (`unchanged`), its views are `unusual` */
            withheld_because: components["schemas"]["WithheldReason"] | null;
            /** @description The reading that is unusual, in words */
            withheld_note: string | null;
            decided_at: string | null;
            approved_at: string | null;
            rejected_at: string | null;
            appealed_at: string | null;
            /** @description When the organization answered the appeal */
            appeal_answered_at: string | null;
            finalized_at: string | null;
            paid_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        Explanation: {
            /** @description Opaque id */
            submission_id: string;
            /** @description ISO 4217 */
            currency: string;
            /** @description The reading that counts: the highest */
            snapshot: {
                views: number;
                provider: string;
                /** @description What the provider calls a view */
                view_definition: string;
                /** Format: date-time */
                taken_at: string;
            } | null;
            /** @description How views grew: the highest of each day, or of each hour where the post is new; the oldest first */
            readings: {
                /** Format: date-time */
                taken_at: string;
                views: number;
            }[];
            /** @description From views to money, in order; amounts in minor units */
            steps: {
                name: string;
                value: number;
                /** @description As a row of a table shows it, with its figure */
                label: string;
                figure: string;
                /** @description The same in words */
                text: string;
            }[];
            /** @description Granted, waiting for budget and lapsed together, as of the last grant; with `next_grant_amount` and `next_owed_amount` it is what the views so far earn. In minor units of the currency */
            earned_amount: number;
            /** @description In minor units of the currency */
            granted_amount: number;
            /** @description Earned, and waiting for budget. In minor units of the currency */
            owed_amount: number;
            /** @description Earned, and not covered by the budget when the campaign was settled. In minor units of the currency */
            lapsed_amount: number;
            /** @description Earned since the last grant, and added with the next: as much as the budget covers. In minor units of the currency */
            next_grant_amount: number;
            /** @description Earned since the last grant, and beyond the budget that is left. In minor units of the currency */
            next_owed_amount: number;
            /** @description Null while none is to come */
            next_grant_at: string | null;
            /** @description Granted so far, the oldest first */
            grants: {
                number: number;
                /** @description In minor units of the currency */
                reward_amount: number;
                /** @description In minor units of the currency */
                fee_amount: number;
                /** @description In minor units of the currency */
                returned_reward_amount: number;
                /** @description In minor units of the currency */
                returned_fee_amount: number;
                /**
                 * Format: date-time
                 * @description From when on it can be withdrawn
                 */
                release_at: string;
                released_at: string | null;
                /** Format: date-time */
                created_at: string;
            }[];
        };
        SubmissionToReview: {
            /** @description Opaque id */
            id: string;
            /** @constant */
            kind: "campaign";
            /** @description Opaque id */
            campaign_id: string;
            campaign_name: string;
            organization_name: string;
            platform_id: components["schemas"]["PlatformId"];
            /** @description Its creator, as lists of creators have them; null for someone who has left */
            user_id: string | null;
            account_handle: string;
            /**
             * Format: uri
             * @description The post, at the one address that we write it with
             */
            post_url: string;
            /** @description A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here */
            picture_url: string | null;
            /** @description Where its platform plays it in a frame; null where it does not */
            embed_url: string | null;
            /** @description What the post says, as its platform told it last; null where it did not */
            caption: string | null;
            /** @description Those in the caption, each once */
            hashtags: string[];
            state: components["schemas"]["CampaignSubmissionState"];
            /** @description What was looked at */
            checks: {
                name: components["schemas"]["Check"];
                outcome: components["schemas"]["CheckOutcome"];
                found: string;
            }[];
            posted_at: string | null;
            /** @description Why it was rejected */
            reason: components["schemas"]["RejectionReason"] | null;
            /** @description Why, in words */
            note: string | null;
            /** @description Whether its creator can correct it and submit it again */
            is_correctable: boolean;
            /** @description Whether its organization can still approve it after all */
            is_reversible: boolean;
            /** @description Each time that its creator has corrected it after a rejection, the first one first */
            corrections: components["schemas"]["Correction"][];
            /** @description What the creator says to that */
            appeal: string | null;
            /** @description What the organization says to the appeal */
            appeal_answer: string | null;
            /** @description Doubts, the oldest first */
            flags: components["schemas"]["Flag"][];
            /** @description The views that are paid, or would be if it were approved: the highest reading, less those from before the campaign and those that are not real */
            view_count: number;
            /** @description Found by staff not to be real, and not paid */
            invalid_views: number;
            /** @description Why: `automated` by machines, `rewarded` where people were paid to watch, `removed` where the platform took them away again */
            invalid_reason: components["schemas"]["InvalidViewsReason"] | null;
            /** @description What staff say to it */
            invalid_note: string | null;
            /** @description When staff last found some not to be real */
            invalidated_at: string | null;
            /** @description When staff found that all of its views are real after all */
            validated_at: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description Granted, waiting for budget and lapsed together, as of the last grant: what views earned since then is in the explanation. In minor units of the currency */
            earned_amount: number;
            /** @description In minor units of the currency */
            granted_amount: number;
            /** @description Earned, and waiting for budget. In minor units of the currency */
            owed_amount: number;
            /** @description Earned, and not covered by the budget when the campaign was settled. In minor units of the currency */
            lapsed_amount: number;
            /** @description What the installation keeps on top. In minor units of the currency */
            fee_amount: number;
            /** @description Until when views count at the longest */
            counts_until: string | null;
            /** @description When counting ended */
            frozen_at: string | null;
            frozen_because: components["schemas"]["FreezeReason"] | null;
            /** @description Since when only a person can approve it */
            withheld_at: string | null;
            /** @description Why: its creator has joined the organization (`member`), it was submitted again as it was when it was rejected (`unchanged`), its views are `unusual` */
            withheld_because: components["schemas"]["WithheldReason"] | null;
            /** @description The reading that is unusual, in words */
            withheld_note: string | null;
            decided_at: string | null;
            approved_at: string | null;
            rejected_at: string | null;
            appealed_at: string | null;
            /** @description When the organization answered the appeal */
            appeal_answered_at: string | null;
            finalized_at: string | null;
            paid_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description What it would earn if it were approved now, as far as there is budget. In minor units of the currency */
            would_pay_amount: number;
            /** @description When it is decided by itself */
            decides_at: string | null;
        };
        ReviewedSubmission: {
            /** @description Opaque id */
            id: string;
            /** @constant */
            kind: "campaign";
            /** @description Opaque id */
            campaign_id: string;
            campaign_name: string;
            organization_name: string;
            platform_id: components["schemas"]["PlatformId"];
            /** @description Its creator, as lists of creators have them; null for someone who has left */
            user_id: string | null;
            account_handle: string;
            /**
             * Format: uri
             * @description The post, at the one address that we write it with
             */
            post_url: string;
            /** @description A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here */
            picture_url: string | null;
            /** @description Where its platform plays it in a frame; null where it does not */
            embed_url: string | null;
            /** @description What the post says, as its platform told it last; null where it did not */
            caption: string | null;
            /** @description Those in the caption, each once */
            hashtags: string[];
            state: components["schemas"]["CampaignSubmissionState"];
            /** @description What was looked at */
            checks: {
                name: components["schemas"]["Check"];
                outcome: components["schemas"]["CheckOutcome"];
                found: string;
            }[];
            posted_at: string | null;
            /** @description Why it was rejected */
            reason: components["schemas"]["RejectionReason"] | null;
            /** @description Why, in words */
            note: string | null;
            /** @description Whether its creator can correct it and submit it again */
            is_correctable: boolean;
            /** @description Whether its organization can still approve it after all */
            is_reversible: boolean;
            /** @description Each time that its creator has corrected it after a rejection, the first one first */
            corrections: components["schemas"]["Correction"][];
            /** @description What the creator says to that */
            appeal: string | null;
            /** @description What the organization says to the appeal */
            appeal_answer: string | null;
            /** @description Doubts, the oldest first */
            flags: components["schemas"]["Flag"][];
            /** @description The views that are paid, or would be if it were approved: the highest reading, less those from before the campaign and those that are not real */
            view_count: number;
            /** @description Found by staff not to be real, and not paid */
            invalid_views: number;
            /** @description Why: `automated` by machines, `rewarded` where people were paid to watch, `removed` where the platform took them away again */
            invalid_reason: components["schemas"]["InvalidViewsReason"] | null;
            /** @description What staff say to it */
            invalid_note: string | null;
            /** @description When staff last found some not to be real */
            invalidated_at: string | null;
            /** @description When staff found that all of its views are real after all */
            validated_at: string | null;
            /** @description ISO 4217 */
            currency: string;
            /** @description Granted, waiting for budget and lapsed together, as of the last grant: what views earned since then is in the explanation. In minor units of the currency */
            earned_amount: number;
            /** @description In minor units of the currency */
            granted_amount: number;
            /** @description Earned, and waiting for budget. In minor units of the currency */
            owed_amount: number;
            /** @description Earned, and not covered by the budget when the campaign was settled. In minor units of the currency */
            lapsed_amount: number;
            /** @description What the installation keeps on top. In minor units of the currency */
            fee_amount: number;
            /** @description Until when views count at the longest */
            counts_until: string | null;
            /** @description When counting ended */
            frozen_at: string | null;
            frozen_because: components["schemas"]["FreezeReason"] | null;
            /** @description Since when only a person can approve it */
            withheld_at: string | null;
            /** @description Why: its creator has joined the organization (`member`), it was submitted again as it was when it was rejected (`unchanged`), its views are `unusual` */
            withheld_because: components["schemas"]["WithheldReason"] | null;
            /** @description The reading that is unusual, in words */
            withheld_note: string | null;
            decided_at: string | null;
            approved_at: string | null;
            rejected_at: string | null;
            appealed_at: string | null;
            /** @description When the organization answered the appeal */
            appeal_answered_at: string | null;
            finalized_at: string | null;
            paid_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description What it would earn if it were approved now, as far as there is budget. In minor units of the currency */
            would_pay_amount: number;
            /** @description When it is decided by itself */
            decides_at: string | null;
            /** @description What the campaign asks for, as HTML */
            brief: string;
            /** @description What was decided and can still be taken back */
            decision: {
                action: components["schemas"]["MadeDecision"];
                reason: components["schemas"]["RejectionReason"] | null;
                note: string | null;
                user_name: string | null;
                /** Format: date-time */
                takes_effect_at: string;
            } | null;
            /** @description What this creator did for the organization before */
            creator: {
                follower_count: number | null;
                decided_count: number;
                approved_count: number;
                /** @description What they were granted, in each currency */
                granted: {
                    /** @description ISO 4217 */
                    currency: string;
                    /** @description In minor units of the currency */
                    amount: number;
                }[];
            };
            /** @description The last 30 readings, the latest first */
            snapshots: {
                /** Format: date-time */
                taken_at: string;
                views: number;
            }[];
        };
        ApprovalPreview: {
            /** @description How many of them still wait for a decision */
            submissions_count: number;
            /** @description Which of them these are */
            submission_ids: string[];
            /** @description What these would earn together if they were approved now, in each currency */
            would_pay: {
                /** @description ISO 4217 */
                currency: string;
                /** @description In minor units of the currency */
                amount: number;
            }[];
            /** @description The same by campaign, beside its budget */
            campaigns: {
                campaign_id: string;
                campaign_name: string;
                /** @description ISO 4217 */
                currency: string;
                submissions_count: number;
                /** @description The sum of what they would earn. In minor units of the currency */
                would_pay_amount: number;
                /** @description Free of its budget: all that is owed, fees included, is taken off. In minor units of the currency */
                free_amount: number;
            }[];
            /** @description Those that are not counted, each with the `error` and `code` that deciding would answer */
            failed: {
                /** @description As it was sent */
                submission_id: string;
                error: string | null;
                /** @description The code of the error, as those of a 422 */
                code: string | null;
            }[];
        };
        ReceivedCollabSubmission: {
            /** @description Opaque id */
            id: string;
            /** @constant */
            kind: "collab";
            /** @description Opaque id */
            collab_id: string;
            collab_name: string;
            /** @description Opaque id */
            organization_id: string;
            organization_name: string;
            /** @description Its creator, as lists of creators have them; null for someone who has left */
            user_id: string | null;
            /** @description Null for someone who has left */
            creator_name: string | null;
            state: components["schemas"]["CollabSubmissionState"];
            /** @description Who has to act; null where it is over */
            next_to_act: components["schemas"]["Party"] | null;
            /** @description Until when they have to act */
            due_at: string | null;
            /** @description What the creator wrote when they applied */
            message: string;
            /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
            quote_amount: number;
            /** @description Who offered it; only the other side can accept it */
            offered_by: components["schemas"]["MessageSide"];
            /** @description What of it came into their balance. In minor units of the currency */
            paid_amount: number;
            /** @description That of the collab, ISO 4217 */
            currency: string;
            /** @description As it was when the creator applied */
            requires_product_shipment: boolean;
            /** @description As it was when the creator applied */
            require_spark_ads: boolean;
            /** @description `spark_days` of the collab at that time */
            asked_spark_days: number | null;
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many versions were submitted */
            contents_count: number;
            /** @description How often changes were asked for */
            rounds_count: number;
            /** @description How many days more the creator asked for */
            extension_days: number | null;
            /** @description Why */
            extension_note: string | null;
            /** @description Null where none was asked for */
            extension_state: components["schemas"]["ExtensionState"] | null;
            post_url: string | null;
            /** @description Where its platform plays it in a frame; null where it does not */
            embed_url: string | null;
            /** @description A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here */
            picture_url: string | null;
            /** @description What the post says, as its platform told it last; null where it did not */
            caption: string | null;
            /** @description Those in the caption, each once */
            hashtags: string[];
            /** @description The views of the post, read for 30 days; null before. Nothing is paid by them */
            view_count: number | null;
            /** @description When they were read last */
            views_read_at: string | null;
            spark_code: string | null;
            /** @description For how many days the code is good */
            spark_days: number | null;
            /** @description Until when the code is good */
            spark_ends_at: string | null;
            /** @description Why it ended before it was completed */
            note: string | null;
            /** @description Since when staff are to decide */
            escalated_at: string | null;
            /** @description Who asked them */
            escalated_by: components["schemas"]["Escalator"] | null;
            /** @description Why they were asked */
            escalation_note: string | null;
            accepted_at: string | null;
            approved_at: string | null;
            posted_at: string | null;
            completed_at: string | null;
            /** @description When the usage rights end; null where they do not, or it is not completed */
            usage_ends_at: string | null;
            /** @description When it was over, completed or not */
            ended_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description HTML, as it was when the creator applied: what both sides are held to */
            brief: string;
            /** @description Where the product goes */
            address: components["schemas"]["CopiedAddress"] | null;
            /** @description The prices that went back and forth, the first of the creator included; empty where it stayed at that */
            offers: components["schemas"]["Offer"][];
            shipments: components["schemas"]["Shipment"][];
            contents: components["schemas"]["Content"][];
            /** @description The profile of who applied, published or not; null once they have left or withdrawn */
            applicant: components["schemas"]["ApplicantProfile"] | null;
            /** @description What the organization pays on top, agreed at acceptance; less where some of it went back. In minor units of the currency */
            fee_amount: number;
            /** Format: uri */
            url: string;
        };
        CopiedAddress: {
            name: string;
            line1: string;
            line2: string | null;
            city: string;
            state: string | null;
            postal_code: string | null;
            country: string;
            phone: string | null;
        };
        Offer: {
            number: number;
            /** @description Who offered it */
            side: components["schemas"]["MessageSide"];
            /** @description In minor units of the currency */
            amount: number;
            /** @description The words with which it was offered */
            note: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description When whoever offered it took it back; null while it stands */
            taken_back_at: string | null;
        };
        Shipment: {
            /** @description Opaque id */
            id: string;
            number: number;
            carrier: string;
            tracking_number: string | null;
            tracking_url: string | null;
            received_at: string | null;
            issue: components["schemas"]["ShipmentIssue"] | null;
            issue_note: string | null;
            issued_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Content: {
            /** @description Opaque id */
            id: string;
            number: number;
            note: string | null;
            content_url: string | null;
            files: components["schemas"]["SubmissionFile"][];
            change_note: string | null;
            changes_requested_at: string | null;
            approved_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        SubmissionFile: {
            /** @description Opaque id */
            id: string;
            name: string;
            media_type: string;
            /** @description As it is kept, which may be less than what was sent */
            byte_size: number;
            /**
             * Format: uri
             * @description Where both sides and staff download it, with a token or in a browser
             */
            file_url: string;
        };
        ApplicantProfile: {
            /** @description Opaque id */
            id: string;
            name: string;
            topics: components["schemas"]["Category"][];
            /** @description Those that are verified, six at most */
            accounts: components["schemas"]["ApplicantAccount"][];
            /** @description The average of all marks that they were given, from 1 to 5 */
            rating: string | null;
            ratings_count: number;
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description Left out where there is no picture
             */
            avatar_url?: string;
        };
        ListedCollabSubmission: {
            /** @description Opaque id */
            id: string;
            /** @constant */
            kind: "collab";
            /** @description Opaque id */
            collab_id: string;
            collab_name: string;
            /** @description Opaque id */
            organization_id: string;
            organization_name: string;
            /** @description Its creator, as lists of creators have them; null for someone who has left */
            user_id: string | null;
            /** @description Null for someone who has left */
            creator_name: string | null;
            state: components["schemas"]["CollabSubmissionState"];
            /** @description Who has to act; null where it is over */
            next_to_act: components["schemas"]["Party"] | null;
            /** @description Until when they have to act */
            due_at: string | null;
            /** @description What the creator wrote when they applied */
            message: string;
            /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
            quote_amount: number;
            /** @description Who offered it; only the other side can accept it */
            offered_by: components["schemas"]["MessageSide"];
            /** @description What of it came into their balance. In minor units of the currency */
            paid_amount: number;
            /** @description That of the collab, ISO 4217 */
            currency: string;
            /** @description As it was when the creator applied */
            requires_product_shipment: boolean;
            /** @description As it was when the creator applied */
            require_spark_ads: boolean;
            /** @description `spark_days` of the collab at that time */
            asked_spark_days: number | null;
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many versions were submitted */
            contents_count: number;
            /** @description How often changes were asked for */
            rounds_count: number;
            /** @description How many days more the creator asked for */
            extension_days: number | null;
            /** @description Why */
            extension_note: string | null;
            /** @description Null where none was asked for */
            extension_state: components["schemas"]["ExtensionState"] | null;
            post_url: string | null;
            /** @description Where its platform plays it in a frame; null where it does not */
            embed_url: string | null;
            /** @description A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here */
            picture_url: string | null;
            /** @description What the post says, as its platform told it last; null where it did not */
            caption: string | null;
            /** @description Those in the caption, each once */
            hashtags: string[];
            /** @description The views of the post, read for 30 days; null before. Nothing is paid by them */
            view_count: number | null;
            /** @description When they were read last */
            views_read_at: string | null;
            spark_code: string | null;
            /** @description For how many days the code is good */
            spark_days: number | null;
            /** @description Until when the code is good */
            spark_ends_at: string | null;
            /** @description Why it ended before it was completed */
            note: string | null;
            /** @description Since when staff are to decide */
            escalated_at: string | null;
            /** @description Who asked them */
            escalated_by: components["schemas"]["Escalator"] | null;
            /** @description Why they were asked */
            escalation_note: string | null;
            accepted_at: string | null;
            approved_at: string | null;
            posted_at: string | null;
            completed_at: string | null;
            /** @description When the usage rights end; null where they do not, or it is not completed */
            usage_ends_at: string | null;
            /** @description When it was over, completed or not */
            ended_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Of others, that you have not read */
            unread_messages_count: number;
            /** @description Who applied; null once they have left */
            applicant: components["schemas"]["ListedApplicant"] | null;
            /** Format: uri */
            url: string;
        };
        ListedApplicant: {
            platform_id: components["schemas"]["PlatformId"] | null;
            /** @description Of their verified accounts, first those on platforms of the collab, the one with the most followers; null where none is verified */
            account_url: string | null;
            /** @description Its followers; null where its platform does not tell */
            follower_count: number | null;
            /** @description The median of the views of its posts that counted; null if none did */
            median_view_count: number | null;
            /** @description The average of all marks that they were given, from 1 to 5 */
            rating: string | null;
            ratings_count: number;
            /**
             * Format: uri
             * @description Left out where there is no picture
             */
            avatar_url?: string;
        };
        Creator: {
            /** @description Opaque id */
            user_id: string;
            name: string;
            /** @description Posts handed in */
            submissions_count: number;
            approved_count: number;
            rejected_count: number;
            /** @description Of those decided */
            approved_percent: number | null;
            /** @description The views that are paid */
            view_count: number;
            /** @description Collabs they were accepted to */
            collabs_count: number;
            /** @description Collabs they completed */
            completed_count: number;
            /**
             * Format: date-time
             * @description When they last handed in a post or applied
             */
            last_active_at: string;
            /** @description What their work cost, in each currency */
            amounts: {
                /** @description ISO 4217 */
                currency: string;
                /** @description What their posts cost, with the fees. In minor units of the currency */
                used_amount: number;
                effective_cpm_amount: number | null;
                /** @description What these cost. In minor units of the currency */
                collab_amount: number;
            }[];
            /** @description Of their largest proved account */
            follower_count: number | null;
            /** @description The labels they bear, and the lists they are on */
            groups: {
                /** @description Opaque id */
                id: string;
                kind: components["schemas"]["CreatorMark"];
                name: string;
            }[];
        };
        KnownCreator: {
            /** @description Opaque id */
            user_id: string;
            name: string;
            /** @description Those they handed in posts of */
            accounts: {
                platform_id: components["schemas"]["PlatformId"];
                account_handle: string;
            }[];
            /** @description Of their largest proved account */
            follower_count: number | null;
            /** @description The labels they bear, and the lists they are on */
            groups: {
                /** @description Opaque id */
                id: string;
                kind: components["schemas"]["CreatorMark"];
                name: string;
            }[];
            /** @description By brands, after finished collabs */
            ratings: components["schemas"]["RatingAverages"];
            /** @description Null where you do not see it */
            profile_url: string | null;
            /** @description The latest they handed in */
            posts: {
                /** @description Opaque id */
                id: string;
                /** @description Opaque id */
                campaign_id: string;
                platform_id: components["schemas"]["PlatformId"];
                account_handle: string;
                /** Format: uri */
                post_url: string;
                state: components["schemas"]["CampaignSubmissionState"];
                view_count: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uri */
                url: string;
            }[];
            /** @description As in the list, for each currency */
            results: {
                /** @description ISO 4217 */
                currency: string;
                /** @description Posts handed in */
                submissions_count: number;
                approved_count: number;
                rejected_count: number;
                /** @description Of those decided */
                approved_percent: number | null;
                /** @description The views that are paid */
                view_count: number;
                /** @description What their posts cost, with the fees. In minor units of the currency */
                used_amount: number;
                effective_cpm_amount: number | null;
                /** @description Collabs they were accepted to */
                collabs_count: number;
                /** @description Collabs they completed */
                completed_count: number;
                /** @description What these cost. In minor units of the currency */
                collab_amount: number;
                /**
                 * Format: date-time
                 * @description When they last handed in a post or applied
                 */
                last_active_at: string;
            }[];
            /** @description The latest they took part in */
            campaigns: {
                /** @description Opaque id */
                campaign_id: string;
                campaign_name: string;
                status: components["schemas"]["CampaignStatus"];
                /** @description ISO 4217 */
                currency: string;
                submissions_count: number;
                view_count: number;
                /** @description In minor units of the currency */
                used_amount: number;
                /** Format: date-time */
                last_active_at: string;
                /** Format: uri */
                url: string;
            }[];
            /** @description The latest they took part in */
            collabs: {
                /** @description Opaque id */
                id: string;
                /** @description Opaque id */
                collab_id: string;
                collab_name: string;
                state: components["schemas"]["CollabSubmissionState"];
                /** @description ISO 4217 */
                currency: string;
                /** @description In minor units of the currency */
                quote_amount: number;
                /** Format: date-time */
                created_at: string;
                /** Format: uri */
                url: string;
            }[];
            /** Format: uri */
            url: string;
        };
        Grouping: {
            /** @description Opaque id */
            id: string;
            /** @description `label` and `list` hold those who were chosen, `view` those whom filters leave */
            kind: components["schemas"]["CreatorGroupKind"];
            name: string;
            /** @description The filters and the order of a view, as in the address of the list; null for others */
            query: string | null;
            /** @description How many were chosen; null for a view */
            creators_count: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description One for each creator */
            results: {
                /** @description As it was sent */
                user_id: string;
                /** @description `added` or `removed`; `unchanged` who was there already, or was not; `unknown` who never worked with you */
                outcome: components["schemas"]["GroupingOutcome"];
            }[];
        };
        InvitationsTogether: {
            /** @description One for each creator */
            results: {
                /** @description As it was sent */
                user_id: string;
                error: string | null;
                /** @description The code of the error, as those of a 422 */
                code: string | null;
            }[];
        };
        MessageBatch: {
            /** @description One for each creator */
            results: {
                /** @description As it was sent */
                user_id: string;
                /** @description `sent`, or why not: `sent_already` (the same words), `unanswered` (wait for an answer), `closed` (refused your invitations, was declined or withdrew), `unknown` (never worked with you) */
                outcome: components["schemas"]["MessageOutcome"];
            }[];
        };
        CreatorGroup: {
            /** @description Opaque id */
            id: string;
            /** @description `label` and `list` hold those who were chosen, `view` those whom filters leave */
            kind: components["schemas"]["CreatorGroupKind"];
            name: string;
            /** @description The filters and the order of a view, as in the address of the list; null for others */
            query: string | null;
            /** @description How many were chosen; null for a view */
            creators_count: number | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        Conversation: {
            /** @description Opaque id */
            submission_id: string;
            /** @description What the submission is for */
            kind: components["schemas"]["ProgramKind"];
            program_name: string;
            /** @description Opaque id */
            organization_id: string;
            organization_name: string;
            /** @description Null once they have left */
            creator_name: string | null;
            /** @description Who wrote the last message */
            side: components["schemas"]["MessageSide"];
            /** @description Null for someone who has left */
            sender_name: string | null;
            /** @description How the last message begins; empty where only files were sent */
            body: string;
            /**
             * Format: date-time
             * @description When it was sent
             */
            created_at: string;
            /** @description Whether you have not read it yet */
            is_unread: boolean;
            /** Format: uri */
            messages_url: string;
        };
        FoundCreator: {
            /** @description Opaque id */
            id: string;
            name: string;
            words: string;
            /** @description ISO 639-1 */
            languages: components["schemas"]["Language"][];
            topics: components["schemas"]["Category"][];
            /** @description Two letters, ISO 3166-1 */
            country: string | null;
            availability: components["schemas"]["Availability"];
            /** @description Of the verified account with most; 0 where none is known */
            follower_count: number;
            /** @description On each platform, of all verified accounts there together; most first */
            followers: components["schemas"]["Followers"][];
            /** @description Of the same account, in percent */
            engagement_rate: string | null;
            /** @description ISO 4217 */
            currency: string;
            least_amount: number | null;
            /** @description The newest that they show, up to three */
            work: components["schemas"]["ShownWork"][];
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description Left out where there is no picture
             */
            avatar_url?: string;
        };
        Followers: {
            platform_id: components["schemas"]["PlatformId"];
            count: number;
        };
        CreatorInvitation: {
            /** @description Opaque id */
            id: string;
            /** @description Null where someone was invited whom the organization worked with */
            email: string | null;
            /** @description Whom it is for in that case */
            user_id: string | null;
            name: string | null;
            /** @description The campaign or collab it is for; null if for none */
            program_id: string | null;
            /** @description Words of who invites; may be empty */
            message: string;
            invited_by: {
                /** @description Opaque id */
                id: string;
                /** @description Empty until it is set */
                name: string;
                email: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        CreatorNote: {
            /** @description Opaque id */
            id: string;
            /** @description The creator it is about */
            user_id: string;
            body: string;
            /** @description Null once they have left Troupe */
            written_by: {
                /** @description Opaque id */
                id: string;
                name: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        InvitationBatch: {
            /** @description One for each address */
            results: {
                /** @description As it was read, or the words that are none */
                address: string;
                /** @description `invited`, or why not: `invited_already` (to this program), `works_here` (and was invited by this address before), `is_member`, `closed` (wants no more, or got enough this week), `invalid` */
                outcome: components["schemas"]["InvitationOutcome"];
            }[];
            /** @description How many more can be invited now */
            left_today: number;
        };
        Funding: {
            /** @description Opaque id */
            id: string;
            /** @description The campaign it is for; null where it is for the balance */
            campaign_id: string | null;
            /** @description How it is paid: `stripe` by card, `manual` by bank transfer, `balance` out of what the organization has already, `test` with money that is worth nothing, on a local trial only */
            provider: components["schemas"]["FundingProvider"];
            status: components["schemas"]["FundingStatus"];
            /** @description What was asked for. In minor units of the currency */
            amount: number;
            /** @description That of the campaign, if it is for one. ISO 4217 */
            currency: string;
            /** @description What went back of it, or is on its way. In minor units of the currency */
            refunded_amount: number;
            /** @description What the card holder disputes of it. In minor units of the currency */
            disputed_amount: number;
            /** @description What to write on a bank transfer */
            reference: string | null;
            /** @description Where to pay by card, while that is still to be done */
            checkout_url: string | null;
            /** @description Why it did not come about */
            failure_reason: string | null;
            /** @description When the money arrived */
            succeeded_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        Transfer: {
            /** @description Opaque id */
            id: string;
            /** @description What the money moved for */
            event: components["schemas"]["TransferEvent"];
            /** @description In minor units of the currency */
            amount: number;
            /** @description ISO 4217 */
            currency: string;
            /** @description The kind of account it was taken out of */
            from: components["schemas"]["AccountKind"];
            /** @description The kind of account it went to */
            to: components["schemas"]["AccountKind"];
            campaign_id: string | null;
            /** @description Of the work that it was set aside for */
            collab_id: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Refund: {
            /** @description Opaque id */
            id: string;
            /** @description Opaque id */
            funding_id: string;
            status: components["schemas"]["RefundStatus"];
            /** @description In minor units of the currency */
            amount: number;
            /** @description ISO 4217 */
            currency: string;
            failure_reason: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        CreatorPayment: {
            /** @description Opaque id */
            id: string;
            /** @description The account that posted, or the name of who worked for a collab */
            creator: string;
            campaign_id: string | null;
            collab_id: string | null;
            /** @description Opaque id */
            submission_id: string;
            /** @description Without the fee. In minor units of the currency */
            amount: number;
            /** @description ISO 4217 */
            currency: string;
            /**
             * Format: date-time
             * @description When it came into their balance
             */
            created_at: string;
            /** Format: uri */
            submission_url: string;
        };
        MoneyTotals: {
            /** @description ISO 4217 */
            currency: string;
            /** @description Paid in, with what was refunded or disputed later. What campaigns had out of the balance is not counted again. In minor units of the currency */
            funded_amount: number;
            /** @description Fundings whose money has not arrived. In minor units of the currency */
            awaited_amount: number;
            /** @description Come into the balances of creators. In minor units of the currency */
            paid_amount: number;
            /** @description Fees on what came there. In minor units of the currency */
            fee_amount: number;
            /** @description Refunds that have arrived. In minor units of the currency */
            refunded_amount: number;
            /** @description Refunds on their way. In minor units of the currency */
            refunding_amount: number;
        };
        ReportedTotals: {
            /** @description ISO 4217 */
            currency: string;
            /** @description The rates it was made with, of one euro each. The euro itself needs none */
            rates: components["schemas"]["Rate"][];
            /** @description Currencies without a rate, for want of which there is no sum */
            missing_currencies: string[];
            /** @description About what was paid in; null where a rate is missing. In minor units of the currency */
            funded_amount: number | null;
            /** @description About what has not arrived; null where a rate is missing. In minor units of the currency */
            awaited_amount: number | null;
            /** @description About what came into the balances of creators; null where a rate is missing. In minor units of the currency */
            paid_amount: number | null;
            /** @description About the fees on it; null where a rate is missing. In minor units of the currency */
            fee_amount: number | null;
            /** @description About what was refunded; null where a rate is missing. In minor units of the currency */
            refunded_amount: number | null;
            /** @description About the refunds on their way; null where a rate is missing. In minor units of the currency */
            refunding_amount: number | null;
        };
        Balance: {
            /** @description ISO 4217 */
            currency: string;
            /** @description To spend. In minor units of the currency */
            available_amount: number;
            /** @description What the organization owes because money that was spent already was taken back. In minor units of the currency */
            debt_amount: number;
        };
        Paper: {
            /** @description Opaque id */
            id: string;
            kind: components["schemas"]["PaperKind"];
            number: string;
            /** @description Who runs the installation, as they were when the paper was issued */
            issuer: {
                name: string;
                address: string | null;
                tax_id: string | null;
            };
            /** @description The billing details as they were when the paper was issued */
            recipient: {
                legal_name: string;
                tax_id: string | null;
                email: string | null;
                line1: string | null;
                line2: string | null;
                postal_code: string | null;
                city: string | null;
                state: string | null;
                /** @description ISO 3166-1 */
                country: string | null;
            };
            lines: {
                text: string;
                /** @description In minor units of the currency */
                amount: number;
            }[];
            /** @description ISO 4217 */
            currency: string;
            /** @description In minor units of the currency */
            total_amount: number;
            /** @description What it says about tax */
            tax_note: string;
            /** @description About money that is worth nothing, as on a trial */
            is_test: boolean;
            /** @description Of a fee invoice, such as `2026-11` */
            month: string | null;
            /** @description What was paid */
            funding_id: string | null;
            /** @description What went back; on a receipt, a refund that came back because it could not be delivered */
            refund_id: string | null;
            /** Format: date-time */
            issued_at: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            pdf_url: string;
        };
        BillingDetails: {
            /** @description None where it is the name of the organization */
            legal_name: string | null;
            tax_id: string | null;
            email: string | null;
            line1: string | null;
            line2: string | null;
            postal_code: string | null;
            city: string | null;
            state: string | null;
            /** @description ISO 3166-1 */
            country: string | null;
            updated_at: string | null;
        };
        Reporting: {
            /** @description The currency that was chosen; null for none */
            currency: string | null;
            /** @description The rates that hold today, of one euro each; none without a currency */
            rates: components["schemas"]["Rate"][];
        };
        Invitation: {
            /** @description Opaque id */
            id: string;
            /** @description The address it is bound to */
            email: string;
            role: components["schemas"]["Role"];
            /** Format: date-time */
            expires_at: string;
            /** @description The admin who sent it last */
            invited_by: {
                /** @description Opaque id */
                id: string;
                /** @description Empty until it is set */
                name: string;
                email: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        AuditEvent: {
            /** @description Opaque id */
            id: string;
            /** @description `create`, `update`, `destroy`, or a move of the record, such as `publish` or `leave` */
            action: string;
            /** @description What was changed, such as `Campaign` */
            record_type: string;
            /** @description Its id; the record may be gone by now */
            record_id: string;
            /** @description What was done, in words: `Mara Lindqvist changed the settings` */
            summary: string;
            /** @description For each field what it was and what it became: `{"name": ["Acme", "Acme Ltd"]}`. Twice the same tells which record it was */
            changes: {
                [key: string]: unknown[];
            };
            user: {
                /** @description Null for a user who is gone, for staff and for the service itself */
                id: string | null;
                /** @description As it was then; staff are “(staff)” */
                name: string;
            };
            credential: {
                type: components["schemas"]["CredentialType"];
                /** @description The device, or the token's description */
                name: string;
            };
            /** @description What the program said of itself */
            user_agent: string;
            /** @description The address on the network */
            ip: string;
            /** Format: date-time */
            created_at: string;
        };
        Event: {
            /** @description Opaque id */
            id: string;
            /** @description What happened; `webhook.test` where a webhook is tried */
            type: components["schemas"]["SentEventType"];
            /** @description The organization that hears of it */
            organization_id: string | null;
            /** @description The creator who hears of it, if it is no organization */
            user_id: string | null;
            /** @description The campaign or collab it belongs to */
            program: {
                /** @description Opaque id */
                id: string;
                kind: components["schemas"]["ProgramKind"];
                /** @description As it was then */
                name: string;
                /** Format: uri */
                url: string;
            } | null;
            /** @description What it happened to */
            record: {
                /** @description Its id; the record may be gone by now */
                id: string;
                /** @description What it is, such as `Submission` */
                type: string;
                url: string | null;
            };
            /** @description The record as it was then: fields of its JSON, by the same names, without addresses, e-mail and payout details */
            data: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
        };
        Webhook: {
            /** @description Opaque id */
            id: string;
            /**
             * Format: uri
             * @description Where events are sent
             */
            address: string;
            /** @description What it is for */
            description: string;
            /** @description The types of events that are sent; all if there are none */
            types: components["schemas"]["EventType"][];
            /** @description Whether anything is sent */
            is_enabled: boolean;
            /** @description Until when the secret before this one signs too; in real time, also on a trial whose time was moved, since receivers keep it by their own clock */
            former_secret_ends_at: string | null;
            /** @description Since when nothing has arrived there */
            failing_since: string | null;
            /** @description When it was switched off because nothing arrived any more */
            switched_off_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        NewWebhook: {
            /** @description Opaque id */
            id: string;
            /**
             * Format: uri
             * @description Where events are sent
             */
            address: string;
            /** @description What it is for */
            description: string;
            /** @description The types of events that are sent; all if there are none */
            types: components["schemas"]["EventType"][];
            /** @description Whether anything is sent */
            is_enabled: boolean;
            /** @description Until when the secret before this one signs too; in real time, also on a trial whose time was moved, since receivers keep it by their own clock */
            former_secret_ends_at: string | null;
            /** @description Since when nothing has arrived there */
            failing_since: string | null;
            /** @description When it was switched off because nothing arrived any more */
            switched_off_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description Shown this once */
            secret: string;
        };
        WebhookDelivery: {
            /** @description Opaque id */
            id: string;
            /** @description The event, and its `webhook-id`; null for a test */
            event_id: string | null;
            /** @description What happened; `webhook.test` for a test */
            type: string;
            /** @description `waiting` for its turn or another try, `delivered`, or `failed` for good */
            state: components["schemas"]["DeliveryState"];
            /** @description How often it was tried; of one that was repeated, since then */
            tries_count: number;
            /** @description When it is tried next; null if it is not */
            next_try_at: string | null;
            /** Format: date-time */
            created_at: string;
            delivered_at: string | null;
            /** Format: uri */
            url: string;
        };
        WebhookDeliveryWithTries: {
            /** @description Opaque id */
            id: string;
            /** @description The event, and its `webhook-id`; null for a test */
            event_id: string | null;
            /** @description What happened; `webhook.test` for a test */
            type: string;
            /** @description `waiting` for its turn or another try, `delivered`, or `failed` for good */
            state: components["schemas"]["DeliveryState"];
            /** @description How often it was tried; of one that was repeated, since then */
            tries_count: number;
            /** @description When it is tried next; null if it is not */
            next_try_at: string | null;
            /** Format: date-time */
            created_at: string;
            delivered_at: string | null;
            /** Format: uri */
            url: string;
            /** @description Each try, the first one first */
            tries: components["schemas"]["WebhookTry"][];
        };
        WebhookTry: {
            /** @description What was sent, signature included */
            request_headers: {
                [key: string]: string;
            };
            request_body: string;
            /** @description What the receiver answered */
            status: number | null;
            /** @description The beginning of its answer, 2 KB at most */
            answer: string | null;
            /** @description Why there was no answer */
            failure: string | null;
            /** @description How long it took, in milliseconds */
            ms: number;
            /** Format: date-time */
            created_at: string;
        };
        WebhookRepetition: {
            /** @description How many are sent again */
            repeated_count: number;
        };
        Me: {
            /** @description Opaque id */
            id: string;
            /** @description Empty until it is set */
            name: string;
            email: string;
            /** @description Whether ledgers show a number in place of your handle, and no link to your posts, to all but you and the brand */
            hides_handle: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description By which you are known here */
            credential_type: components["schemas"]["OwnCredentialType"];
            /** @description The description of the token, or the device of the session */
            credential_name: string;
            /** @description Its scope: `read` for `GET` alone. A session may `write` */
            permission: components["schemas"]["AccessTokenPermission"];
            /** @description The areas that it is limited to; null where it reaches everything */
            areas: {
                [key: string]: components["schemas"]["AccessTokenPermission"];
            } | null;
            /** @description The organizations that it is limited to; null where it reaches all of yours */
            organization_ids: string[] | null;
            daily_limit_amount: number | null;
            daily_limit_currency: string | null;
            /** @description How much of that it has moved within the last day. In minor units of the currency */
            spent_amount: number;
            /** @description When the access token ends by itself; null where it does not */
            expires_at: string | null;
            /** @description The organization that the token belongs to and acts for; null where it is of a person */
            organization: {
                /** @description Opaque id */
                id: string;
                name: string;
                /** @description What it may do there, within its areas */
                role: components["schemas"]["Role"];
                is_owner: boolean;
                /** Format: uri */
                url: string;
            } | null;
        };
        User: {
            /** @description Opaque id */
            id: string;
            /** @description Empty until it is set */
            name: string;
            email: string;
            /** @description Whether ledgers show a number in place of your handle, and no link to your posts, to all but you and the brand */
            hides_handle: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        SocialAccount: {
            /** @description Opaque id */
            id: string;
            platform_id: components["schemas"]["PlatformId"];
            /**
             * Format: uri
             * @description The address of the account, written in one way
             */
            account_url: string;
            /** @description The id that the platform has for the account, once it is known */
            uid: string | null;
            status: components["schemas"]["SocialAccountStatus"];
            /** @description Why the last check failed, also of one that is still `pending`, or why it is not verified any more */
            failure: string | null;
            /** @description As the latest synchronisation found it; null before the first */
            subscriber_count: number | null;
            /** @description As the latest synchronisation found it; null before the first */
            view_count: number | null;
            /** @description As the latest synchronisation found it; null before the first */
            video_count: number | null;
            /** @description As the latest synchronisation found it; null before the first */
            likes_count: number | null;
            /** @description Percent with two places, such as `"4.27"` */
            engagement_rate: string | null;
            /** @description When the numbers were taken */
            last_synced_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        Verification: {
            status: components["schemas"]["SocialAccountStatus"];
            /** @description To put into the bio */
            code: string;
            /**
             * Format: date-time
             * @description Until when the code counts; then there is a new one
             */
            expires_at: string;
            /** @description Who reads the bio: the platform at once, or staff */
            checked_by: components["schemas"]["Verifier"];
            /** @description Why the last check failed, also of one that is still `pending`, or why it is not verified any more */
            failure: string | null;
            /** @description When it was proved */
            verified_at: string | null;
        };
        LatestPost: {
            /**
             * Format: uri
             * @description To be sent as the `post_url` of a submission
             */
            post_url: string;
            posted_at: string | null;
            caption: string | null;
            /** @description As the platform lists it now; null where its list does not tell */
            views: number | null;
            /** @description As the platform lists it now; null where its list does not tell */
            likes: number | null;
            /** @description As the platform lists it now; null where its list does not tell */
            comments: number | null;
            /** @description As the platform lists it now; null where its list does not tell */
            shares: number | null;
            /** @description Your submission that has it; null if there is none */
            submission_id: string | null;
        };
        SavedProgram: {
            kind: components["schemas"]["ProgramKind"];
            /** @description The campaign or the collab */
            program_id: string;
            name: string;
            /** @description Whose it is */
            organization: components["schemas"]["DiscoverOrganization"];
            /** @description Whether it takes posts or applications now */
            is_open: boolean;
            /**
             * Format: date-time
             * @description When you saved it
             */
            created_at: string;
            /**
             * Format: uri
             * @description The program, as creators see it
             */
            url: string;
        };
        Address: {
            name: string;
            /** @description Street and number */
            line1: string;
            line2: string | null;
            city: string;
            state: string | null;
            postal_code: string | null;
            /** @description Two letters, ISO 3166-1 */
            country: string;
            phone: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        OwnCreatorProfile: {
            /** @description Opaque id */
            id: string;
            name: string;
            /** @description Empty until it is set */
            words: string;
            /** @description ISO 639-1 */
            languages: components["schemas"]["Language"][];
            topics: components["schemas"]["Category"][];
            /** @description Two letters, ISO 3166-1 */
            country: string | null;
            availability: components["schemas"]["Availability"];
            /** @description Of all rates, by ISO 4217 */
            currency: string;
            video_amount: number | null;
            story_amount: number | null;
            photo_amount: number | null;
            content_amount: number | null;
            accounts: components["schemas"]["ProvedAccount"][];
            work: components["schemas"]["ShownWork"][];
            /** @description What they did for brands here */
            track_record: components["schemas"]["TrackRecord"];
            /** @description Of those that are shown */
            ratings: components["schemas"]["RatingAverages"];
            /** @description Since when everyone sees it; null where only brands do that they work with */
            published_at: string | null;
            /** Format: uri */
            url: string;
            /**
             * Format: uri
             * @description Left out where there is no picture
             */
            avatar_url?: string;
            /** @description Work you chose, shown as `work` while its brand lets it be shown */
            shown_submission_ids: string[];
            /** @description Steps that are still to be done */
            missing: components["schemas"]["ProfileStep"][];
        };
        Upload: {
            /** @description Opaque id */
            id: string;
            /** @description As you called it */
            name: string;
            /** @description What it will have when it is complete */
            byte_size: number;
            /** @description What has come of it */
            received_size: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Until when something has to use it
             */
            expires_at: string;
            /** Format: uri */
            url: string;
        };
        Work: {
            /** @description Opaque id */
            id: string;
            kind: components["schemas"]["ProgramKind"];
            /** @description The campaign or the collab */
            program_id: string;
            program_name: string;
            organization_name: string;
            state: string;
            /** @description Null before it is posted */
            platform_id: components["schemas"]["PlatformId"] | null;
            /** @description Null before it is posted */
            post_url: string | null;
            /** @description The views that are paid; for a collab those of its post, by which nothing is paid, null before */
            view_count: number | null;
            /** @description By the views so far, granted or not, which may be more than the last grant knew; for a collab, what was paid. In minor units of the currency */
            earned_amount: number;
            /** @description Granted so far, or agreed on. In minor units of the currency */
            amount: number;
            /** @description ISO 4217 */
            currency: string;
            unread_messages_count: number;
            /** @description Until when someone has to act, before it goes on by itself: a `pending` post is decided then */
            due_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        CollabSubmissionWithWork: {
            /** @description Opaque id */
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "collab";
            /** @description Opaque id */
            collab_id: string;
            collab_name: string;
            /** @description Opaque id */
            organization_id: string;
            organization_name: string;
            /** @description Its creator, as lists of creators have them; null for someone who has left */
            user_id: string | null;
            /** @description Null for someone who has left */
            creator_name: string | null;
            state: components["schemas"]["CollabSubmissionState"];
            /** @description Who has to act; null where it is over */
            next_to_act: components["schemas"]["Party"] | null;
            /** @description Until when they have to act */
            due_at: string | null;
            /** @description What the creator wrote when they applied */
            message: string;
            /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
            quote_amount: number;
            /** @description Who offered it; only the other side can accept it */
            offered_by: components["schemas"]["MessageSide"];
            /** @description What of it came into their balance. In minor units of the currency */
            paid_amount: number;
            /** @description That of the collab, ISO 4217 */
            currency: string;
            /** @description As it was when the creator applied */
            requires_product_shipment: boolean;
            /** @description As it was when the creator applied */
            require_spark_ads: boolean;
            /** @description `spark_days` of the collab at that time */
            asked_spark_days: number | null;
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many versions were submitted */
            contents_count: number;
            /** @description How often changes were asked for */
            rounds_count: number;
            /** @description How many days more the creator asked for */
            extension_days: number | null;
            /** @description Why */
            extension_note: string | null;
            /** @description Null where none was asked for */
            extension_state: components["schemas"]["ExtensionState"] | null;
            post_url: string | null;
            /** @description Where its platform plays it in a frame; null where it does not */
            embed_url: string | null;
            /** @description A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here */
            picture_url: string | null;
            /** @description What the post says, as its platform told it last; null where it did not */
            caption: string | null;
            /** @description Those in the caption, each once */
            hashtags: string[];
            /** @description The views of the post, read for 30 days; null before. Nothing is paid by them */
            view_count: number | null;
            /** @description When they were read last */
            views_read_at: string | null;
            spark_code: string | null;
            /** @description For how many days the code is good */
            spark_days: number | null;
            /** @description Until when the code is good */
            spark_ends_at: string | null;
            /** @description Why it ended before it was completed */
            note: string | null;
            /** @description Since when staff are to decide */
            escalated_at: string | null;
            /** @description Who asked them */
            escalated_by: components["schemas"]["Escalator"] | null;
            /** @description Why they were asked */
            escalation_note: string | null;
            accepted_at: string | null;
            approved_at: string | null;
            posted_at: string | null;
            completed_at: string | null;
            /** @description When the usage rights end; null where they do not, or it is not completed */
            usage_ends_at: string | null;
            /** @description When it was over, completed or not */
            ended_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description HTML, as it was when the creator applied: what both sides are held to */
            brief: string;
            /** @description Where the product goes */
            address: components["schemas"]["CopiedAddress"] | null;
            /** @description The prices that went back and forth, the first of the creator included; empty where it stayed at that */
            offers: components["schemas"]["Offer"][];
            shipments: components["schemas"]["Shipment"][];
            contents: components["schemas"]["Content"][];
            /** Format: uri */
            url: string;
        };
        Message: {
            /** @description Opaque id */
            id: string;
            /** @description Who wrote it */
            side: components["schemas"]["MessageSide"];
            /** @description Null for someone who has left */
            sender_name: string | null;
            /** @description Plain text; empty where only files were sent */
            body: string;
            files: components["schemas"]["SubmissionFile"][];
            /** @description Whether you have not read it yet */
            is_unread: boolean;
            /** Format: date-time */
            created_at: string;
        };
        Rating: {
            /** @description Opaque id */
            id: string;
            /** @description Opaque id */
            submission_id: string;
            /** @description Who says it */
            side: components["schemas"]["MessageSide"];
            /** @description Given by organizations alone, from 1 to 5 */
            reliable: number | null;
            as_agreed: number;
            /** @description Easy to work with */
            easy: number;
            /** @description Given by creators alone */
            paid_in_time: number | null;
            answered_in_time: number;
            /** @description Empty where nothing was said */
            words: string;
            /** @description What the other side answered */
            answer: string | null;
            answered_at: string | null;
            /**
             * Format: date-time
             * @description From when on others see it
             */
            shows_at: string;
            /** @description Since when nobody else sees it */
            hidden_at: string | null;
            /** @description Why staff hid it */
            hidden_reason: string | null;
            /** Format: date-time */
            created_at: string;
        };
        CreatorBalance: {
            /** @description ISO 4217 */
            currency: string;
            /** @description In your balance: what can be withdrawn. In minor units of the currency */
            available_amount: number;
            /** @description Granted, and not in your balance yet. In minor units of the currency */
            held_amount: number;
            /** @description When more of what is granted is in your balance */
            next_release_at: string | null;
            /** @description How much of it on that day, by universal time. In minor units of the currency */
            next_release_amount: number;
            /** @description When the last of it is in your balance */
            last_release_at: string | null;
            /** @description The part of it that is set aside for collabs, until the work is done. In minor units of the currency */
            reserved_amount: number;
            /** @description Earned beyond the budgets of campaigns. It waits for budget, and lapses if a campaign is settled without. In minor units of the currency */
            owed_amount: number;
            /** @description Earned by posts that are flagged. In minor units of the currency */
            flagged_amount: number;
            /** @description When the last flag ends at the latest */
            flagged_until: string | null;
            /** @description On its way: in payouts that are not sent yet. In minor units of the currency */
            on_the_way_amount: number;
            /** @description The day on which the next of it goes out */
            next_sending_on: string | null;
            /** @description Sent in payouts that did not come back. In minor units of the currency */
            paid_amount: number;
        };
        ReportedBalances: {
            /** @description ISO 4217 */
            currency: string;
            /** @description The rates it was made with, of one euro each. The euro itself needs none */
            rates: components["schemas"]["Rate"][];
            /** @description Currencies without a rate, for want of which there is no sum */
            missing_currencies: string[];
            /** @description About what is in your balance; null where a rate is missing. In minor units of the currency */
            available_amount: number | null;
            /** @description About what is granted; null where a rate is missing. In minor units of the currency */
            held_amount: number | null;
            /** @description About what is on its way; null where a rate is missing. In minor units of the currency */
            on_the_way_amount: number | null;
            /** @description About what was sent; null where a rate is missing. In minor units of the currency */
            paid_amount: number | null;
        };
        EarnedWeeks: {
            /** @description ISO 4217 */
            currency: string;
            weeks: {
                /** @description A Monday */
                first_day: string;
                /** @description In minor units of the currency */
                amount: number;
            }[];
        };
        StatementLine: {
            /** @description Opaque id */
            id: string;
            /** @description What happened */
            event: components["schemas"]["StatementEvent"];
            /** @description What it means, in words */
            description: string;
            /** @description How much was moved. In minor units of the currency */
            amount: number;
            /** @description ISO 4217 */
            currency: string;
            /** @description By how much what is granted and not in your balance became more; less than 0 where it became less. In minor units of the currency */
            held_change: number;
            /** @description By how much what is in your balance became more; less than 0 where it became less. In minor units of the currency */
            available_change: number;
            /** @description By how much what is on its way became more; less than 0 where it became less. In minor units of the currency */
            on_the_way_change: number;
            /** @description The campaign that a reward is from */
            campaign_id: string | null;
            /** @description The campaign that a reward is from */
            campaign_name: string | null;
            /** @description The collab that work was agreed for */
            collab_id: string | null;
            /** @description The collab that work was agreed for */
            collab_name: string | null;
            /** @description Who pays; null for a payout */
            organization_name: string | null;
            /** @description The post, or the work for a collab, that it is of */
            submission_id: string | null;
            payout_id: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Payout: {
            /** @description Opaque id */
            id: string;
            /** @description Who pays; `manual` is by bank transfer, `paypal` by hand too */
            provider: components["schemas"]["PayoutProvider"];
            status: components["schemas"]["PayoutStatus"];
            /** @description In minor units of the currency */
            amount: number;
            /** @description ISO 4217 */
            currency: string;
            /** @description Whether it is the last one before the account is closed */
            closing: boolean;
            /** @description What is shown of where it goes */
            label: string;
            /** @description What the bank statement says */
            reference: string;
            /** @description Why it failed or came back */
            failure_reason: string | null;
            /** @description The day on which it goes out, as was promised when it was asked for */
            sends_on: string;
            /** @description The day by which it should be there; null where it does not come */
            arrives_by: string | null;
            /** @description Whether that day is over, and it is not sent */
            is_late: boolean;
            /** @description When it was sent */
            paid_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            pdf_url: string;
        };
        PayoutMethod: {
            /** @description Who pays; `manual` is by bank transfer, `paypal` by hand too */
            provider: components["schemas"]["PayoutProvider"];
            /** @description All that is ever shown of the account, such as `DE89 •••• 3000`, `PayPal r•••@example.com` or `Stripe •••• h7ix` */
            label: string;
            /** @description Of you or your company */
            legal_name: string | null;
            /** @description Where you pay tax */
            tax_country: string | null;
            /** @description Whether a tax number is stored */
            has_tax_id: boolean;
            /** @description Whether money can be sent there: an account at Stripe has to be set up first */
            is_ready: boolean;
            /** @description Whether nothing is missing for a payout: `is_ready`, `legal_name`, `tax_country` and `tax_id` */
            complete: boolean;
            /** @description Until then no payout can be asked for, because the details changed */
            held_until: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        Onboarding: {
            /**
             * Format: uri
             * @description The page of Stripe where you say who you are and which bank account is yours. It works once
             */
            url: string;
            /**
             * Format: date-time
             * @description A few minutes from now. Ask again for another: the account stays the same
             */
            expires_at: string;
        };
        StepUp: {
            /** @description Until when your last proof is good */
            proved_until: string | null;
            /** @description Until when the code that was sent to you is good */
            code_expires_at: string | null;
            /** @description Whether `two_factor_code` has to be sent beside the code */
            two_factor_required: boolean;
        };
        EmailChange: {
            email: string;
            /** Format: date-time */
            expires_at: string;
        };
        AccessToken: {
            /** @description Opaque id */
            id: string;
            /** @description What it is for */
            description: string;
            /** @description With `read` it is good for `GET` and `HEAD` only. It never changes */
            permission: components["schemas"]["AccessTokenPermission"];
            /** @description The areas that it is limited to, each with `read` or `write`; null where it reaches all that you do. They never change */
            areas: {
                [key: string]: components["schemas"]["AccessTokenPermission"];
            } | null;
            daily_limit_amount: number | null;
            daily_limit_currency: string | null;
            /** @description How much of that it has moved within the last day. In minor units of the currency */
            spent_amount: number;
            /** @description The organizations that it is limited to; null where it reaches all of yours. They never change */
            organization_ids: string[] | null;
            /** @description When it ends by itself; null for when it is revoked */
            expires_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description The token that made it, and that it ends with */
            made_by_id: string | null;
            /** @description To the minute */
            last_used_at: string | null;
        };
        NewAccessToken: {
            /** @description Opaque id */
            id: string;
            /** @description What it is for */
            description: string;
            /** @description With `read` it is good for `GET` and `HEAD` only. It never changes */
            permission: components["schemas"]["AccessTokenPermission"];
            /** @description The areas that it is limited to, each with `read` or `write`; null where it reaches all that you do. They never change */
            areas: {
                [key: string]: components["schemas"]["AccessTokenPermission"];
            } | null;
            daily_limit_amount: number | null;
            daily_limit_currency: string | null;
            /** @description How much of that it has moved within the last day. In minor units of the currency */
            spent_amount: number;
            /** @description The organizations that it is limited to; null where it reaches all of yours. They never change */
            organization_ids: string[] | null;
            /** @description When it ends by itself; null for when it is revoked */
            expires_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Shown this once */
            token: string;
        };
        Session: {
            /** @description Opaque id */
            id: string;
            /** @description In words, such as `Firefox on Linux`, or the name of the program */
            device: string;
            /** @description What it said of itself when signing in */
            user_agent: string;
            /** @description The address on the network that it signed in from */
            ip: string;
            /**
             * Format: date-time
             * @description To the minute
             */
            last_active_at: string;
            /** Format: date-time */
            created_at: string;
            /** @description Whether it is the one that asks. With an access token none is */
            current: boolean;
        };
        Notification: {
            /** @description Opaque id */
            id: string;
            /** @description What happened, and with it which params there are */
            type: components["schemas"]["NotificationType"];
            /** @description Flat. Which keys there are depends on `type` */
            params: {
                [key: string]: string | number | boolean | null;
            };
            /** @description What it is about, such as `Campaign` */
            record_type: string;
            /** @description The id of that record, which may be gone by now */
            record_id: string;
            /** @description The campaign that it is about, also by way of a post or a funding; null if there is none, or none any more */
            campaign_id: string | null;
            /** @description The collab that it is about, also by way of an application */
            collab_id: string | null;
            /** @description The address of that program: below the organization for its members, and the public one for others */
            url: string | null;
            seen_at: string | null;
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        NotificationSettings: {
            /** @description Whether anything is pushed; `true` to begin with */
            push_notifications_enabled: boolean;
            /** @description How many devices are subscribed */
            push_subscription_count: number;
        };
        NotificationChoices: {
            /** @description Mails about the topic `submissions`: at once, in one daily mail, or none; `at_once` to begin with */
            submissions_mail: components["schemas"]["MailChoice"];
            /** @description Whether the topic `submissions` is pushed, unless push is switched off; `true` to begin with */
            submissions_push: boolean;
            /** @description Mails about the topic `decisions`: at once, in one daily mail, or none; `at_once` to begin with */
            decisions_mail: components["schemas"]["MailChoice"];
            /** @description Whether the topic `decisions` is pushed, unless push is switched off; `true` to begin with */
            decisions_push: boolean;
            /** @description Mails about the topic `shipments`: at once, in one daily mail, or none; `at_once` to begin with */
            shipments_mail: components["schemas"]["MailChoice"];
            /** @description Whether the topic `shipments` is pushed, unless push is switched off; `true` to begin with */
            shipments_push: boolean;
            /** @description Mails about the topic `programs`: at once, in one daily mail, or none; `at_once` to begin with */
            programs_mail: components["schemas"]["MailChoice"];
            /** @description Whether the topic `programs` is pushed, unless push is switched off; `true` to begin with */
            programs_push: boolean;
            /** @description Mails about the topic `messages`: at once, in one daily mail, or none; `at_once` to begin with */
            messages_mail: components["schemas"]["MailChoice"];
            /** @description Whether the topic `messages` is pushed, unless push is switched off; `true` to begin with */
            messages_push: boolean;
            /** @description Mails about the topic `money`: at once, in one daily mail, or none; `at_once` to begin with */
            money_mail: components["schemas"]["MailChoice"];
            /** @description Whether the topic `money` is pushed, unless push is switched off; `true` to begin with */
            money_push: boolean;
            /** @description Mails about the topic `account`: at once, in one daily mail, or none; `at_once` to begin with */
            account_mail: components["schemas"]["MailChoice"];
            /** @description Whether the topic `account` is pushed, unless push is switched off; `true` to begin with */
            account_push: boolean;
            /** @description Where the daily mail comes at 8:00 in the morning; UTC while it is null */
            time_zone: string | null;
        };
        PushSubscription: {
            /** @description Opaque id */
            id: string;
            /** @description The browser, in words */
            device: string;
            /**
             * Format: uri
             * @description At the push service of the browser
             */
            endpoint: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        SimulatedAccount: {
            /** @description Opaque id */
            id: string;
            /** @description The platform it pretends to be on */
            platform_id: components["schemas"]["PlatformId"];
            /** @description Its name: letters, digits, dots and underscores */
            handle: string;
            /**
             * Format: uri
             * @description Its address there, to connect it with
             */
            account_url: string;
            /** @description Its id there */
            uid: string;
            /** @description What anybody can read there. A code that proves the account goes here */
            bio: string;
            /** @description What is posted and not deleted, newest first */
            posts: components["schemas"]["SimulatedPost"][];
            /** Format: date-time */
            created_at: string;
            /** Format: uri */
            url: string;
        };
        SimulatedPost: {
            /** @description Opaque id */
            id: string;
            /** Format: uri */
            post_url: string;
            /** @description How it fares */
            kind: components["schemas"]["SimulatedPostKind"];
            /** @description What it says */
            caption: string;
            /** @description The sound it uses */
            sound_uid: string | null;
            /** Format: date-time */
            posted_at: string;
            /** @description By now */
            views: number;
            /** @description By now */
            likes: number;
            /** @description By now */
            comments: number;
            /** @description By now */
            shares: number;
        };
        SimulatedClock: {
            /** @description How far it was moved, in all */
            seconds: number;
        };
        StaffOverview: {
            queues: {
                name: string;
                /** @description How many wait */
                count: number;
                /** @description How many of them wait for longer than was promised */
                overdue_count: number;
                promised_hours: number;
                /** @description Since when the oldest waits */
                oldest_at: string | null;
                /**
                 * Format: uri
                 * @description The address of its list
                 */
                url: string;
            }[];
        };
        Health: {
            /** @description What to look at and what to do, in words, and where the runbook has more */
            concerns: string[];
            /** @description Of Troupe */
            version: string;
            /** @description Of which this is a build; null if that is not known */
            commit: string | null;
            /** @description Of Node.js */
            node_version: string;
            /**
             * Format: date-time
             * @description When this process began
             */
            started_at: string;
            /** @description Whether this is a local trial */
            trial: boolean;
            /** @description How far the clock of a trial was moved */
            moved_seconds: number;
            /** @description Where uploaded files are */
            file_store: components["schemas"]["FileStore"];
            /** @description Room on the disk of `DATA_DIR`; null where nothing is kept there */
            free_bytes: number | null;
            /** @description Open pages that hear of changes, of this process */
            live_streams: number;
            /** @description When expired data was last deleted, if that was within the last hour or two */
            swept_at: string | null;
            /** @description When `bin/backup` made the last backup; null where it has made none */
            backed_up_at: string | null;
            database: {
                kind: components["schemas"]["DatabaseKind"];
                version: string;
                bytes: number;
                /** @description Of all processes */
                connections: number;
                /** @description Of the server, the database or its user */
                most_connections: number;
                /** @description Connections of this process */
                pool: {
                    open: number;
                    idle: number;
                    limit: number;
                    /** @description Requests that wait for a connection */
                    waiting: number;
                };
                /** @description Copies that answer reads which may be old */
                replicas: {
                    name: string;
                    /** @description False while it is left out */
                    in_use: boolean;
                    /** @description How old its data is at most */
                    lag_seconds: number;
                }[];
            };
            jobs: {
                /** @description Those that could begin */
                waiting: number;
                active: number;
                /** @description Since when the oldest of them could begin */
                oldest_at: string | null;
                /** @description Those that nobody has looked at */
                failed: number;
                failed_in_a_day: number;
            };
            mail: {
                /** @description False where mails are only kept to be read */
                mail_server: boolean;
                waiting: number;
                /** @description Those that the mail server does not take */
                late: number;
                sent_in_an_hour: number;
                failed_in_a_day: number;
            };
            deadlines: {
                /** @description Overdue for longer than it takes to get to them */
                late: number;
                failed: number;
            };
            /** @description How the books came out last; null before the first time */
            reconciliation: {
                checked_count: number;
                difference_count: number;
                /** Format: date-time */
                finished_at: string;
            } | null;
        };
        StaffFound: {
            type: components["schemas"]["StaffFoundKind"];
            /** @description Opaque id */
            id: string;
            title: string;
            /** @description Whose it is, or how it is known; the mail address of a person is masked */
            detail: string;
            state: string | null;
            amount: number | null;
            currency: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: uri
             * @description The page for staff
             */
            app_url: string;
        };
        Person: {
            /** @description Opaque id */
            id: string;
            name: string;
            email: string;
            /** @description Whether they run the installation */
            staff: boolean;
            /** @description Whether they sign in with a second factor */
            two_factor: boolean;
            /** @description On how many devices they are signed in */
            sessions_count: number;
            /** @description Null if not lately */
            last_active_at: string | null;
            access_tokens_count: number;
            /** @description The providers that they also sign in with */
            identities: string[];
            organizations: {
                /** @description Opaque id */
                id: string;
                name: string;
                role: components["schemas"]["Role"];
                is_owner: boolean;
            }[];
            social_accounts: {
                /** @description Opaque id */
                id: string;
                platform_id: components["schemas"]["PlatformId"];
                /** Format: uri */
                account_url: string;
                status: components["schemas"]["SocialAccountStatus"];
            }[];
            /** @description How much they submitted */
            submissions_count: number;
            /** @description The latest ten */
            submissions: {
                /** @description Opaque id */
                id: string;
                type: components["schemas"]["ProgramType"];
                /** @description That of the program */
                name: string;
                state: string;
                /** Format: date-time */
                created_at: string;
            }[];
            /** @description By currency */
            balances: components["schemas"]["CreatorBalance"][];
            payouts_count: number;
            /** @description The latest ten */
            payouts: {
                /** @description Opaque id */
                id: string;
                reference: string;
                /** @description In minor units of the currency */
                amount: number;
                /** @description ISO 4217 */
                currency: string;
                status: components["schemas"]["PayoutStatus"];
                /** Format: date-time */
                created_at: string;
            }[];
            /** @description The latest twenty, of what they did and what was done to their account */
            events: {
                /** @description Opaque id */
                id: string;
                summary: string;
                /** Format: date-time */
                created_at: string;
            }[];
            /** Format: date-time */
            created_at: string;
            /** Format: uri */
            url: string;
        };
        StaffCollab: {
            /** @description Opaque id */
            id: string;
            name: string;
            state: components["schemas"]["CollabState"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many creators are wanted; null for any number */
            creator_limit: number | null;
            /** @description How many of them are still to be found; null for any number */
            places_left: number | null;
            /** @description Until when one can apply */
            applications_end_at: string | null;
            website: string | null;
            /** @description Whether a creator has to give a code for Spark Ads */
            require_spark_ads: boolean;
            /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
            spark_days: number | null;
            /** @description Whether the product is sent to creators */
            requires_product_shipment: boolean;
            published_at: string | null;
            banner_image_url: string | null;
            submissions_count: number;
            /** @description How many were accepted and did not leave */
            accepted_count: number;
            completed_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description Opaque id */
            organization_id: string;
            organization_name: string;
            /** @description When it was last submitted for review */
            submitted_at: string | null;
            /** @description Why it was returned, until it is submitted again */
            review_note: string | null;
        };
        StaffCollabWithBrief: {
            /** @description Opaque id */
            id: string;
            name: string;
            state: components["schemas"]["CollabState"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many creators are wanted; null for any number */
            creator_limit: number | null;
            /** @description How many of them are still to be found; null for any number */
            places_left: number | null;
            /** @description Until when one can apply */
            applications_end_at: string | null;
            website: string | null;
            /** @description Whether a creator has to give a code for Spark Ads */
            require_spark_ads: boolean;
            /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
            spark_days: number | null;
            /** @description Whether the product is sent to creators */
            requires_product_shipment: boolean;
            published_at: string | null;
            banner_image_url: string | null;
            submissions_count: number;
            /** @description How many were accepted and did not leave */
            accepted_count: number;
            completed_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description Opaque id */
            organization_id: string;
            organization_name: string;
            /** @description When it was last submitted for review */
            submitted_at: string | null;
            /** @description Why it was returned, until it is submitted again */
            review_note: string | null;
            /** @description HTML. In every answer but lists */
            brief: string;
        };
        CollabSubmission: {
            /** @description Opaque id */
            id: string;
            /** @constant */
            kind: "collab";
            /** @description Opaque id */
            collab_id: string;
            collab_name: string;
            /** @description Opaque id */
            organization_id: string;
            organization_name: string;
            /** @description Its creator, as lists of creators have them; null for someone who has left */
            user_id: string | null;
            /** @description Null for someone who has left */
            creator_name: string | null;
            state: components["schemas"]["CollabSubmissionState"];
            /** @description Who has to act; null where it is over */
            next_to_act: components["schemas"]["Party"] | null;
            /** @description Until when they have to act */
            due_at: string | null;
            /** @description What the creator wrote when they applied */
            message: string;
            /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
            quote_amount: number;
            /** @description Who offered it; only the other side can accept it */
            offered_by: components["schemas"]["MessageSide"];
            /** @description What of it came into their balance. In minor units of the currency */
            paid_amount: number;
            /** @description That of the collab, ISO 4217 */
            currency: string;
            /** @description As it was when the creator applied */
            requires_product_shipment: boolean;
            /** @description As it was when the creator applied */
            require_spark_ads: boolean;
            /** @description `spark_days` of the collab at that time */
            asked_spark_days: number | null;
            /** @description Where a post may be; none means anywhere */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
            min_quote_amount: number;
            /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
            max_quote_amount: number;
            /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
            usage_rights: components["schemas"]["UsageRights"] | null;
            /** @description For how many days from completion on; null for no end */
            usage_days: number | null;
            /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
            content_days: number;
            /** @description How often the organization can ask for changes */
            revision_rounds: number;
            /** @description How many versions were submitted */
            contents_count: number;
            /** @description How often changes were asked for */
            rounds_count: number;
            /** @description How many days more the creator asked for */
            extension_days: number | null;
            /** @description Why */
            extension_note: string | null;
            /** @description Null where none was asked for */
            extension_state: components["schemas"]["ExtensionState"] | null;
            post_url: string | null;
            /** @description Where its platform plays it in a frame; null where it does not */
            embed_url: string | null;
            /** @description A small picture of the post, fetched once from its platform and kept here; null where the platform gives none. It goes when the post is taken down, when its creator disconnects the account, and with their account here */
            picture_url: string | null;
            /** @description What the post says, as its platform told it last; null where it did not */
            caption: string | null;
            /** @description Those in the caption, each once */
            hashtags: string[];
            /** @description The views of the post, read for 30 days; null before. Nothing is paid by them */
            view_count: number | null;
            /** @description When they were read last */
            views_read_at: string | null;
            spark_code: string | null;
            /** @description For how many days the code is good */
            spark_days: number | null;
            /** @description Until when the code is good */
            spark_ends_at: string | null;
            /** @description Why it ended before it was completed */
            note: string | null;
            /** @description Since when staff are to decide */
            escalated_at: string | null;
            /** @description Who asked them */
            escalated_by: components["schemas"]["Escalator"] | null;
            /** @description Why they were asked */
            escalation_note: string | null;
            accepted_at: string | null;
            approved_at: string | null;
            posted_at: string | null;
            completed_at: string | null;
            /** @description When the usage rights end; null where they do not, or it is not completed */
            usage_ends_at: string | null;
            /** @description When it was over, completed or not */
            ended_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
        };
        StaffRating: {
            /** @description Opaque id */
            id: string;
            /** @description Opaque id */
            submission_id: string;
            /** @description Who says it */
            side: components["schemas"]["MessageSide"];
            /** @description Given by organizations alone, from 1 to 5 */
            reliable: number | null;
            as_agreed: number;
            /** @description Easy to work with */
            easy: number;
            /** @description Given by creators alone */
            paid_in_time: number | null;
            answered_in_time: number;
            /** @description Empty where nothing was said */
            words: string;
            /** @description What the other side answered */
            answer: string | null;
            answered_at: string | null;
            /**
             * Format: date-time
             * @description From when on others see it
             */
            shows_at: string;
            /** @description Since when nobody else sees it */
            hidden_at: string | null;
            /** @description Why staff hid it */
            hidden_reason: string | null;
            /** Format: date-time */
            created_at: string;
            collab_name: string;
            organization_name: string;
            /** @description Null once they have left */
            creator_name: string | null;
        };
        StaffCampaign: {
            /** @description Opaque id */
            id: string;
            name: string;
            status: components["schemas"]["CampaignStatus"];
            /** @description ISO 4217 */
            currency: string;
            /** @description ISO 3166-1; empty means everywhere */
            countries: string[];
            website: string | null;
            content_type: components["schemas"]["ContentType"];
            category: components["schemas"]["Category"];
            /** @description Where it may be posted */
            platform_ids: components["schemas"]["PlatformId"][];
            /** @description The id of the sound that posts on TikTok must use */
            tiktok_music_id: string | null;
            /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
            cpm_amount: number;
            /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
            min_payout_amount: number;
            /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
            max_payout_amount: number;
            /** @description For an approved post that reaches the minimum. In minor units of the currency */
            base_reward_amount: number;
            /** @description Funded so far. In minor units of the currency */
            total_budget_amount: number;
            /** @description Rewards that were granted, and the fees on them. In minor units of the currency */
            used_amount: number;
            /** @description The budget without what is used. In minor units of the currency */
            unused_amount: number;
            /** @description Shares of the budget, in percent, of which the admins hear once they are used; `[90]` to begin with, empty for none */
            budget_alerts: number[];
            /** @description The views that are paid: those of approved posts */
            view_count: number;
            submissions_count: number;
            /** @description When it finishes by itself; null where it has no end */
            ends_at: string | null;
            published_at: string | null;
            paused_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            banner_image_url: string | null;
            /** @description HTML. In every answer but lists */
            brief: string;
            /** @description Opaque id */
            organization_id: string;
            organization_name: string;
            /** @description The fee it was published with, in hundredths of a percent */
            fee_bps: number | null;
            /** @description `budget` if the service paused it as its budget was spent */
            paused_by: components["schemas"]["PausedBy"] | null;
            /** @description When it took its last submission */
            finished_at: string | null;
            /** @description When the last post was paid, and what was left of the budget went back to the organization */
            settled_at: string | null;
        };
        StaffOrganization: {
            /** @description Opaque id */
            id: string;
            name: string;
            /** @description Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members */
            privacy_setting: components["schemas"]["PrivacySetting"];
            website: string | null;
            /** @description Whether creators may show the work that they did for it on their profiles */
            lets_work_be_shown: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            avatar_url?: string;
            campaigns_count: number;
            collabs_count: number;
            /** @description When staff first looked at it */
            looked_at: string | null;
            /** @description Whether its programs are shown on the start page and at the top of discover */
            is_shown: boolean;
        };
        NewOrganization: {
            /** @description Opaque id */
            id: string;
            name: string;
            /** @description Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members */
            privacy_setting: components["schemas"]["PrivacySetting"];
            website: string | null;
            /** @description Whether creators may show the work that they did for it on their profiles */
            lets_work_be_shown: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** Format: uri */
            avatar_url?: string;
            campaigns_count: number;
            collabs_count: number;
            /** @description When staff first looked at it */
            looked_at: string | null;
            /** @description Whether its programs are shown on the start page and at the top of discover */
            is_shown: boolean;
            /**
             * Format: date-time
             * @description When it first published something that is still open
             */
            waiting_since: string;
        };
        Subscription: {
            /** @description Opaque id */
            id: string;
            /** @description Opaque id */
            organization_id: string;
            /** @description Marks what was agreed with the organization. Its only effect: while it is `active`, the organization cannot be deleted */
            status: components["schemas"]["SubscriptionStatus"];
            kept_by: components["schemas"]["SubscriptionKeeper"];
            current_period_end: string | null;
            ended_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        Reconciliation: {
            /** @description How many rows were compared */
            checked_count: number;
            difference_count: number;
            /** @description The first hundred of them, in words */
            differences: string[];
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            finished_at: string;
        };
        StaffPayout: {
            /** @description Opaque id */
            id: string;
            /** @description Who pays; `manual` is by bank transfer, `paypal` by hand too */
            provider: components["schemas"]["PayoutProvider"];
            status: components["schemas"]["PayoutStatus"];
            /** @description In minor units of the currency */
            amount: number;
            /** @description ISO 4217 */
            currency: string;
            /** @description Whether it is the last one before the account is closed */
            closing: boolean;
            /** @description What is shown of where it goes */
            label: string;
            /** @description What the bank statement says */
            reference: string;
            /** @description Why it failed or came back */
            failure_reason: string | null;
            /** @description The day on which it goes out, as was promised when it was asked for */
            sends_on: string;
            /** @description The day by which it should be there; null where it does not come */
            arrives_by: string | null;
            /** @description Whether that day is over, and it is not sent */
            is_late: boolean;
            /** @description When it was sent */
            paid_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Whose it is; null once they are gone */
            user_name: string | null;
            /** @description Whose it is; null once they are gone */
            user_email: string | null;
            /** @description The batch it is in */
            batch_id: string | null;
            /** @description The transfer at Stripe */
            provider_id: string | null;
            /** @description What was taken back of it at Stripe, where it is less than all of it. In minor units of the currency */
            reversed_amount: number;
            /** Format: uri */
            url: string;
        };
        PayoutBatch: {
            /** @description Opaque id */
            id: string;
            /** @description Counts the batches without a gap */
            number: number;
            /** @description ISO 4217 */
            currency: string;
            /** @description How all of it is paid: by bank transfer or by PayPal */
            provider: components["schemas"]["BatchProvider"];
            /** @description Of all its lines. In minor units of the currency */
            amount: number;
            /** @description Its lines */
            payouts_count: number;
            /** @description Lines that are not marked yet */
            open_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: uri */
            url: string;
        };
        ExchangeRate: {
            /** @description Opaque id */
            id: string;
            /** @description ISO 4217 */
            currency: string;
            /** @description What one euro is worth in it, a decimal number as a text */
            rate: string;
            /**
             * Format: date
             * @description The day from which on it holds
             */
            day: string;
            /** @description Whether it is the latest of its currency */
            is_used: boolean;
            /** @description Who entered it; null if their account is deleted */
            user_name: string | null;
            /** Format: date-time */
            created_at: string;
        };
        Liability: {
            /** @description ISO 4217 */
            currency: string;
            /** @description What creators can withdraw. In minor units of the currency */
            available_amount: number;
            /** @description Rewards that creators cannot withdraw yet. In minor units of the currency */
            held_amount: number;
            /** @description In payouts that are not sent yet. In minor units of the currency */
            on_the_way_amount: number;
            /** @description In the balances of organizations. In minor units of the currency */
            wallet_amount: number;
            /** @description In budgets of campaigns. In minor units of the currency */
            budget_amount: number;
            /** @description On its way back to organizations. In minor units of the currency */
            refund_amount: number;
            /** @description Kept back because of disputes. In minor units of the currency */
            disputed_amount: number;
            /** @description What organizations owe. In minor units of the currency */
            debt_amount: number;
            /** @description Fees that were earned. In minor units of the currency */
            fees_amount: number;
            /** @description Fees of rewards that are granted, and not in a balance yet. In minor units of the currency */
            held_fees_amount: number;
            /** @description What came in and went out, by provider */
            providers: {
                provider: string;
                /** @description What came in. In minor units of the currency */
                received_amount: number;
                /** @description What went out. In minor units of the currency */
                sent_amount: number;
                /** @description What it charged. In minor units of the currency */
                costs_amount: number;
            }[];
        };
        CurvePoint: {
            /** Format: date-time */
            taken_at: string;
            views: number;
            /** @description The median of the other posts of the account when they were as old */
            usual_views: number | null;
            /** @description How many of them were read at that age */
            others: number;
        };
        Platform: {
            platform_id: components["schemas"]["PlatformId"];
            state: components["schemas"]["PlatformStanding"];
            /** @description Who answers for it; null where staff enter its numbers */
            provider: string | null;
            /** @description What was asked today, as the platform counts */
            used_units: number;
            /** @description What may be asked in a day; null where it does not count so */
            daily_units: number | null;
            renews_at: string | null;
            retry_at: string | null;
            last_success_at: string | null;
            last_error_at: string | null;
            last_error: string | null;
        };
        StaffSocialAccount: {
            /** @description Opaque id */
            id: string;
            platform_id: components["schemas"]["PlatformId"];
            /**
             * Format: uri
             * @description The address of the account, written in one way
             */
            account_url: string;
            /** @description The id that the platform has for the account, once it is known */
            uid: string | null;
            status: components["schemas"]["SocialAccountStatus"];
            /** @description Why the last check failed, also of one that is still `pending`, or why it is not verified any more */
            failure: string | null;
            /** @description As the latest synchronisation found it; null before the first */
            subscriber_count: number | null;
            /** @description As the latest synchronisation found it; null before the first */
            view_count: number | null;
            /** @description As the latest synchronisation found it; null before the first */
            video_count: number | null;
            /** @description As the latest synchronisation found it; null before the first */
            likes_count: number | null;
            /** @description Percent with two places, such as `"4.27"` */
            engagement_rate: string | null;
            /** @description When the numbers were taken */
            last_synced_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: uri */
            url: string;
            /** @description Opaque id */
            user_id: string;
            user_name: string;
            /** @description What has to be in the bio; null if none was asked for, or it has expired */
            code: string | null;
            verified_at: string | null;
        };
        FailedJob: {
            /** @description Opaque id. Good until it is tried again or discarded; if it fails once more it has another */
            id: string;
            /** @description What was to be done, such as `deliver-mail` */
            kind: string;
            /** @description How often it was tried */
            attempts: number;
            /** @description Why the last try failed, in words */
            reason: string;
            /** @description Whom a mail was for, masked; null for other kinds */
            recipient: string | null;
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was given up
             */
            failed_at: string;
        };
        /** @description How a campaign stands. More may be added: be prepared for one that is not listed here. */
        CampaignStatus: string;
        /** @description What kind of posts a campaign is for. More may be added: be prepared for one that is not listed here. */
        ContentType: string;
        /** @description What a campaign, or what a creator makes, is about. More may be added: be prepared for one that is not listed here. */
        Category: string;
        /** @description A platform, by its name in lower case. More may be added: be prepared for one that is not listed here. */
        PlatformId: string;
        /** @description The place of whoever asks in a program. More may be added: be prepared for one that is not listed here. */
        ProgramStanding: string;
        /**
         * @description Whether it is so
         * @enum {string}
         */
        TruthInput: "true" | "false";
        /** @description How a collab stands. More may be added: be prepared for one that is not listed here. */
        CollabState: string;
        /** @description What an organization may do with what a creator makes. More may be added: be prepared for one that is not listed here. */
        UsageRights: string;
        /** @description A language, by ISO 639-1. More may be added: be prepared for one that is not listed here. */
        Language: string;
        /** @description Whether a creator takes on work now. More may be added: be prepared for one that is not listed here. */
        Availability: string;
        /** @description How a post stands that counts. More may be added: be prepared for one that is not listed here. */
        ApprovedState: string;
        /** @description Whom a guide is for. More may be added: be prepared for one that is not listed here. */
        GuideAudience: string;
        /** @description What a member may do. More may be added: be prepared for one that is not listed here. */
        Role: string;
        /**
         * @description Whose invitations someone does not want
         * @enum {string}
         */
        InvitationsRefusedInput: "organization" | "everyone";
        /** @description What a search has found. More may be added: be prepared for one that is not listed here. */
        FoundKind: string;
        /** @description Whether it is about a campaign or a collab. More may be added: be prepared for one that is not listed here. */
        ProgramKind: string;
        /** @description Who sees the profile of an organization. More may be added: be prepared for one that is not listed here. */
        PrivacySetting: string;
        /**
         * @description Who sees the profile of an organization
         * @enum {string}
         */
        PrivacySettingInput: "public" | "private" | "restricted";
        /** @description A part of the interface that an access token may be limited to. More may be added: be prepared for one that is not listed here. */
        Area: string;
        /** @description What an access token may do. More may be added: be prepared for one that is not listed here. */
        AccessTokenPermission: string;
        /**
         * @description What an access token may do
         * @enum {string}
         */
        AccessTokenPermissionInput: "read" | "write";
        /**
         * @description A currency, by ISO 4217, in lower case
         * @enum {string}
         */
        CurrencyInput: "aed" | "afn" | "all" | "amd" | "ang" | "aoa" | "ars" | "aud" | "awg" | "azn" | "bam" | "bbd" | "bdt" | "bgn" | "bhd" | "bif" | "bmd" | "bnd" | "bob" | "brl" | "bsd" | "btn" | "bwp" | "byn" | "bzd" | "cad" | "cdf" | "chf" | "clp" | "cny" | "cop" | "crc" | "cup" | "cve" | "czk" | "djf" | "dkk" | "dop" | "dzd" | "egp" | "ern" | "etb" | "eur" | "fjd" | "fkp" | "gbp" | "gel" | "ghs" | "gip" | "gmd" | "gnf" | "gtq" | "gyd" | "hkd" | "hnl" | "htg" | "huf" | "idr" | "ils" | "inr" | "iqd" | "irr" | "isk" | "jmd" | "jod" | "jpy" | "kes" | "kgs" | "khr" | "kmf" | "kpw" | "krw" | "kwd" | "kyd" | "kzt" | "lak" | "lbp" | "lkr" | "lrd" | "lsl" | "lyd" | "mad" | "mdl" | "mga" | "mkd" | "mmk" | "mnt" | "mop" | "mru" | "mur" | "mvr" | "mwk" | "mxn" | "myr" | "mzn" | "nad" | "ngn" | "nio" | "nok" | "npr" | "nzd" | "omr" | "pab" | "pen" | "pgk" | "php" | "pkr" | "pln" | "pyg" | "qar" | "ron" | "rsd" | "rub" | "rwf" | "sar" | "sbd" | "scr" | "sdg" | "sek" | "sgd" | "shp" | "sle" | "sos" | "srd" | "ssp" | "stn" | "svc" | "syp" | "szl" | "thb" | "tjs" | "tmt" | "tnd" | "top" | "try" | "ttd" | "twd" | "tzs" | "uah" | "ugx" | "usd" | "uyu" | "uzs" | "ved" | "ves" | "vnd" | "vuv" | "wst" | "xaf" | "xcd" | "xof" | "xpf" | "yer" | "zar" | "zmw" | "zwg";
        /** @description The days that an overview is of. More may be added: be prepared for one that is not listed here. */
        OverviewPeriodShown: string;
        /** @description What waits for an organization. More may be added: be prepared for one that is not listed here. */
        WaitKind: string;
        /**
         * @description How far an overview goes back
         * @enum {string}
         */
        OverviewPeriodInput: "7d" | "30d" | "90d" | "12m";
        /** @description What a calendar tells of. More may be added: be prepared for one that is not listed here. */
        CalendarKind: string;
        /**
         * @description How a campaign stands
         * @enum {string}
         */
        CampaignStatusInput: "draft" | "active" | "paused" | "finished";
        /**
         * @description By which moment a list is ordered, and with `-` the latest first
         * @enum {string}
         */
        ListOrderInput: "-created_at" | "created_at" | "-updated_at" | "updated_at";
        /**
         * @description What a new campaign can begin from
         * @enum {string}
         */
        CampaignTemplateInput: "clipping" | "ugc" | "music" | "product";
        /**
         * @description What a campaign, or what a creator makes, is about
         * @enum {string}
         */
        CategoryInput: "personal_brand" | "entertainment" | "product" | "music" | "gaming" | "technology" | "education" | "beauty" | "fashion" | "food" | "fitness" | "travel" | "finance" | "sports" | "news" | "other";
        /**
         * @description A platform, by its name in lower case
         * @enum {string}
         */
        PlatformIdInput: "tiktok" | "youtube" | "instagram" | "x" | "facebook" | "twitch" | "snapchat" | "threads" | "linkedin";
        /**
         * @description A country, by ISO 3166-1
         * @enum {string}
         */
        CountryInput: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
        /**
         * @description What kind of posts a campaign is for
         * @enum {string}
         */
        ContentTypeInput: "clipping" | "ugc" | "music" | "logo" | "slideshow" | "other";
        /**
         * @description How a collab stands
         * @enum {string}
         */
        CollabStateInput: "draft" | "submitted_for_review" | "published" | "paused";
        /** @description Whether something was taken from the page of a product. More may be added: be prepared for one that is not listed here. */
        PrefillStatus: string;
        /** @description Why nothing was taken from the page of a product. More may be added: be prepared for one that is not listed here. */
        PrefillReason: string;
        /**
         * @description What a new collab can begin from
         * @enum {string}
         */
        CollabTemplateInput: "open" | "unboxing" | "how_to" | "spark_ad";
        /**
         * @description What an organization may do with what a creator makes
         * @enum {string}
         */
        UsageRightsInput: "organic" | "paid_ads" | "everywhere";
        /** @description How the work for a collab stands. More may be added: be prepared for one that is not listed here. */
        CollabSubmissionState: string;
        /** @description Who is to act next. More may be added: be prepared for one that is not listed here. */
        Party: string;
        /** @description A side of a submission. More may be added: be prepared for one that is not listed here. */
        MessageSide: string;
        /** @description How a submitted post stands. More may be added: be prepared for one that is not listed here. */
        CampaignSubmissionState: string;
        /** @description What is checked of a post. More may be added: be prepared for one that is not listed here. */
        Check: string;
        /** @description What a check came to. More may be added: be prepared for one that is not listed here. */
        CheckOutcome: string;
        /** @description Why a post is rejected. More may be added: be prepared for one that is not listed here. */
        RejectionReason: string;
        /** @description Why views of a post are not real. More may be added: be prepared for one that is not listed here. */
        InvalidViewsReason: string;
        /** @description Why the views of a post count no more. More may be added: be prepared for one that is not listed here. */
        FreezeReason: string;
        /** @description Why silence does not approve a post. More may be added: be prepared for one that is not listed here. */
        WithheldReason: string;
        /** @description Who has doubts about a post. More may be added: be prepared for one that is not listed here. */
        FlagSource: string;
        /** @description How a doubt about a post ended. More may be added: be prepared for one that is not listed here. */
        FlagOutcome: string;
        /**
         * @description How a submitted post stands
         * @enum {string}
         */
        CampaignSubmissionStateInput: "pending" | "approved" | "rejected" | "flagged" | "appealed" | "withdrawn" | "finalized" | "paid";
        /**
         * @description The days of submissions that are meant
         * @enum {string}
         */
        SubmissionDayInput: "counted" | "approved" | "submitted" | "silence";
        /**
         * @description In which order posts come
         * @enum {string}
         */
        PostOrderInput: "newest" | "most_views" | "most_granted";
        /**
         * @description Why a post is rejected
         * @enum {string}
         */
        RejectionReasonInput: "wrong_account" | "duplicate" | "outside_window" | "missing_sound" | "missing_caption" | "missing_disclosure" | "missing_requirement" | "low_quality" | "not_public" | "wrong_country" | "suspected_fraud" | "rights" | "other";
        /**
         * @description What is decided about a post
         * @enum {string}
         */
        DecisionInput: "approve" | "reject" | "flag";
        /** @description What a brand has decided about a post. More may be added: be prepared for one that is not listed here. */
        MadeDecision: string;
        /** @description What became of more time that was asked for. More may be added: be prepared for one that is not listed here. */
        ExtensionState: string;
        /** @description Who had staff decide. More may be added: be prepared for one that is not listed here. */
        Escalator: string;
        /** @description What is wrong with a shipment. More may be added: be prepared for one that is not listed here. */
        ShipmentIssue: string;
        /**
         * @description How the work for a collab stands
         * @enum {string}
         */
        CollabSubmissionStateInput: "applied" | "awaiting_shipment" | "shipped" | "in_progress" | "content_submitted" | "changes_requested" | "approved" | "posted" | "completed" | "declined" | "withdrawn" | "cancelled" | "expired";
        /**
         * @description A side of a submission
         * @enum {string}
         */
        MessageSideInput: "creator" | "organization";
        /**
         * @description In which order those who applied come
         * @enum {string}
         */
        ApplicantOrderInput: "newest" | "lowest_price" | "highest_price" | "most_views";
        /** @description A group that creators are in. More may be added: be prepared for one that is not listed here. */
        CreatorMark: string;
        /**
         * @description How far the work of a creator for an organization is
         * @enum {string}
         */
        CreatorStateInput: "waiting" | "working" | "finished";
        /**
         * @description How the creators of an organization are listed
         * @enum {string}
         */
        CreatorOrderInput: "views" | "spend" | "posts" | "approved" | "cpm" | "recent";
        /** @description How a team groups its creators. More may be added: be prepared for one that is not listed here. */
        CreatorGroupKind: string;
        /** @description What became of a creator who was to be put into a group. More may be added: be prepared for one that is not listed here. */
        GroupingOutcome: string;
        /**
         * @description Whether creators are put into a group or taken out of it
         * @enum {string}
         */
        GroupingActionInput: "add" | "remove" | "create";
        /** @description What became of a message to one of many. More may be added: be prepared for one that is not listed here. */
        MessageOutcome: string;
        /**
         * @description How a team groups its creators
         * @enum {string}
         */
        CreatorGroupKindInput: "label" | "list" | "view";
        /** @description What becomes of an address that is invited. More may be added: be prepared for one that is not listed here. */
        InvitationOutcome: string;
        /** @description How a funding is paid. More may be added: be prepared for one that is not listed here. */
        FundingProvider: string;
        /** @description How a funding stands. More may be added: be prepared for one that is not listed here. */
        FundingStatus: string;
        /**
         * @description How a funding stands
         * @enum {string}
         */
        FundingStatusInput: "pending" | "processing" | "succeeded" | "failed" | "canceled" | "disputed" | "lost";
        /**
         * @description How a funding is paid
         * @enum {string}
         */
        FundingProviderInput: "test" | "manual" | "balance" | "stripe";
        /** @description What money of an organization moved for. More may be added: be prepared for one that is not listed here. */
        TransferEvent: string;
        /** @description The kind of account that money lies in. More may be added: be prepared for one that is not listed here. */
        AccountKind: string;
        /**
         * @description What money of an organization moved for
         * @enum {string}
         */
        TransferEventInput: "funding_succeeded" | "debt_repaid" | "budget_settled" | "reward_granted" | "reward_returned" | "fee_granted" | "fee_returned" | "collab_reserved" | "collab_returned" | "fee_reserved" | "refund_asked" | "refund_paid" | "refund_failed" | "dispute_opened" | "dispute_won" | "dispute_lost";
        /**
         * @description How money is paid into a balance
         * @enum {string}
         */
        PayInProviderInput: "test" | "manual" | "stripe";
        /** @description How a refund stands. More may be added: be prepared for one that is not listed here. */
        RefundStatus: string;
        /** @description What a paper is. More may be added: be prepared for one that is not listed here. */
        PaperKind: string;
        /**
         * @description What a member may do
         * @enum {string}
         */
        RoleInput: "member" | "admin";
        /** @description What someone acted with. More may be added: be prepared for one that is not listed here. */
        CredentialType: string;
        /**
         * @description The kind of record that was changed
         * @enum {string}
         */
        AuditedRecordInput: "Campaign" | "Collab" | "Submission" | "Funding" | "Refund" | "BillingDetails" | "Subscription" | "Membership" | "Invitation" | "CreatorInvitation" | "CreatorNote" | "CreatorGroup" | "Organization";
        /** @description What happened; `webhook.test` where a webhook is tried. More may be added: be prepared for one that is not listed here. */
        SentEventType: string;
        /** @description What happened. More may be added: be prepared for one that is not listed here. */
        EventType: string;
        /**
         * @description What happened
         * @enum {string}
         */
        EventTypeInput: "submission.received" | "submission.approved" | "submission.rejected" | "submission.mended" | "submission.flagged" | "submission.lifted" | "submission.appealed" | "submission.withdrawn" | "submission.earned" | "submission.paid" | "application.received" | "application.accepted" | "application.declined" | "application.expired" | "application.withdrawn" | "application.canceled" | "shipment.sent" | "shipment.received" | "content.submitted" | "content.approved" | "content.changes_requested" | "content.posted" | "message.received" | "campaign.published" | "campaign.paused" | "campaign.resumed" | "campaign.budget_low" | "campaign.budget_spent" | "campaign.finished" | "campaign.settled" | "collab.submitted" | "collab.published" | "collab.declined" | "collab.paused" | "collab.resumed" | "funding.succeeded" | "funding.failed" | "funding.refunded" | "funding.disputed" | "member.joined" | "member.changed" | "member.left" | "payout.requested" | "payout.sent" | "payout.failed" | "payout.returned" | "account.verified" | "account.failed";
        /** @description How the delivery of an event stands. More may be added: be prepared for one that is not listed here. */
        DeliveryState: string;
        /**
         * @description How the delivery of an event stands
         * @enum {string}
         */
        DeliveryStateInput: "waiting" | "delivered" | "failed";
        /**
         * @description What happened; `webhook.test` where a webhook is tried
         * @enum {string}
         */
        SentEventTypeInput: "submission.received" | "submission.approved" | "submission.rejected" | "submission.mended" | "submission.flagged" | "submission.lifted" | "submission.appealed" | "submission.withdrawn" | "submission.earned" | "submission.paid" | "application.received" | "application.accepted" | "application.declined" | "application.expired" | "application.withdrawn" | "application.canceled" | "shipment.sent" | "shipment.received" | "content.submitted" | "content.approved" | "content.changes_requested" | "content.posted" | "message.received" | "campaign.published" | "campaign.paused" | "campaign.resumed" | "campaign.budget_low" | "campaign.budget_spent" | "campaign.finished" | "campaign.settled" | "collab.submitted" | "collab.published" | "collab.declined" | "collab.paused" | "collab.resumed" | "funding.succeeded" | "funding.failed" | "funding.refunded" | "funding.disputed" | "member.joined" | "member.changed" | "member.left" | "payout.requested" | "payout.sent" | "payout.failed" | "payout.returned" | "account.verified" | "account.failed" | "webhook.test";
        /**
         * @description The same, of records that have one moment
         * @enum {string}
         */
        ListOrderByCreationInput: "-created_at" | "created_at";
        /** @description By which someone is known. More may be added: be prepared for one that is not listed here. */
        OwnCredentialType: string;
        /** @description Whether an account was verified. More may be added: be prepared for one that is not listed here. */
        SocialAccountStatus: string;
        /**
         * @description A platform that accounts are connected to by address
         * @enum {string}
         */
        ManualPlatformInput: "instagram" | "x" | "facebook" | "twitch" | "snapchat" | "threads" | "linkedin";
        /** @description Who looks at an account. More may be added: be prepared for one that is not listed here. */
        Verifier: string;
        /** @description A part of a creator’s profile. More may be added: be prepared for one that is not listed here. */
        ProfileStep: string;
        /**
         * @description A language, by ISO 639-1
         * @enum {string}
         */
        LanguageInput: "af" | "ar" | "az" | "be" | "bg" | "bn" | "bs" | "ca" | "cs" | "cy" | "da" | "de" | "el" | "en" | "es" | "et" | "eu" | "fa" | "fi" | "fr" | "ga" | "gl" | "gu" | "ha" | "he" | "hi" | "hr" | "hu" | "hy" | "id" | "ig" | "is" | "it" | "ja" | "ka" | "kk" | "km" | "kn" | "ko" | "lo" | "lt" | "lv" | "mk" | "ml" | "mn" | "mr" | "ms" | "my" | "nb" | "ne" | "nl" | "nn" | "pa" | "pl" | "pt" | "ro" | "ru" | "si" | "sk" | "sl" | "so" | "sq" | "sr" | "sv" | "sw" | "ta" | "te" | "th" | "tl" | "tr" | "uk" | "ur" | "uz" | "vi" | "yo" | "zh" | "zu";
        /**
         * @description Whether a creator takes on work now
         * @enum {string}
         */
        AvailabilityInput: "open" | "busy" | "not_now";
        /**
         * @description How far the work of a creator is
         * @enum {string}
         */
        WorkStageInput: "todo" | "open" | "ended";
        /**
         * @description How the work of a creator stands, of either kind
         * @enum {string}
         */
        WorkStateInput: "pending" | "approved" | "rejected" | "flagged" | "appealed" | "withdrawn" | "finalized" | "paid" | "applied" | "awaiting_shipment" | "shipped" | "in_progress" | "content_submitted" | "changes_requested" | "posted" | "completed" | "declined" | "cancelled" | "expired";
        /**
         * @description What is wrong with a shipment
         * @enum {string}
         */
        ShipmentIssueInput: "damaged" | "wrong" | "lost";
        /** @description What happened to the money of a creator. More may be added: be prepared for one that is not listed here. */
        StatementEvent: string;
        /**
         * @description What happened to the money of a creator
         * @enum {string}
         */
        StatementEventInput: "reward_granted" | "reward_returned" | "reward_released" | "collab_reserved" | "collab_returned" | "collab_released" | "payout_asked" | "payout_paid" | "payout_canceled" | "payout_failed" | "payout_returned";
        /** @description How creators are paid. More may be added: be prepared for one that is not listed here. */
        PayoutProvider: string;
        /** @description How a payout stands. More may be added: be prepared for one that is not listed here. */
        PayoutStatus: string;
        /**
         * @description How a payout stands
         * @enum {string}
         */
        PayoutStatusInput: "pending" | "processing" | "paid" | "failed" | "returned" | "canceled";
        /** @description What someone is notified of. More may be added: be prepared for one that is not listed here. */
        NotificationType: string;
        /**
         * @description What someone is notified of
         * @enum {string}
         */
        NotificationTypeInput: "CampaignPublishedNotifier" | "CampaignPausedNotifier" | "CampaignBudgetLowNotifier" | "CampaignFinishedNotifier" | "CollabPublishedNotifier" | "CollabReturnedNotifier" | "CollabClosingNotifier" | "CampaignInvitationNotifier" | "CollabInvitationNotifier" | "CollabInvitationClosingNotifier" | "SubmissionReceivedNotifier" | "SubmissionApprovedNotifier" | "SubmissionRejectedNotifier" | "SubmissionFlaggedNotifier" | "FlagAnsweredNotifier" | "FlagEndedNotifier" | "ViewsInvalidatedNotifier" | "SubmissionCorrectedNotifier" | "SubmissionAppealedNotifier" | "AppealResolvedNotifier" | "SubmissionFinalizedNotifier" | "SubmissionLapsedNotifier" | "SubmissionWithheldNotifier" | "SubmissionsAutoApprovedNotifier" | "SubmissionEscalatedNotifier" | "SubmissionMessageNotifier" | "ApplicationAcceptedNotifier" | "ApplicationDeclinedNotifier" | "ApplicationWithdrawnNotifier" | "CounterOfferNotifier" | "OfferTakenBackNotifier" | "OfferAcceptedNotifier" | "OfferUncoveredNotifier" | "ShipmentShippedNotifier" | "ShipmentReceivedNotifier" | "ShipmentIssueNotifier" | "ContentSubmittedNotifier" | "ChangesRequestedNotifier" | "ExtensionAskedNotifier" | "ExtensionAnsweredNotifier" | "SubmissionDueNotifier" | "SubmissionRatedNotifier" | "SparkCodeExpiringNotifier" | "FundingSucceededNotifier" | "FundingFailedNotifier" | "FundingLapsedNotifier" | "FundingDisputedNotifier" | "SocialAccountVerifiedNotifier" | "SocialAccountFailedNotifier" | "EarningsAvailableNotifier" | "PayoutPaidNotifier" | "PayoutLateNotifier" | "PayoutFailedNotifier" | "MembershipAddedNotifier" | "MembershipRoleChangedNotifier" | "OwnershipReceivedNotifier" | "NewSignInNotifier" | "AccessTokenCreatedNotifier" | "OrganizationTokenCreatedNotifier" | "CredentialsLeftNotifier" | "WebhookCreatedNotifier" | "WebhookSwitchedOffNotifier";
        /** @description How someone is mailed about a topic. More may be added: be prepared for one that is not listed here. */
        MailChoice: string;
        /**
         * @description How someone is mailed about a topic
         * @enum {string}
         */
        MailChoiceInput: "at_once" | "daily" | "off";
        /** @description How a simulated post fares. More may be added: be prepared for one that is not listed here. */
        SimulatedPostKind: string;
        /**
         * @description How a simulated post fares
         * @enum {string}
         */
        SimulatedPostKindInput: "normal" | "viral" | "flop" | "bought";
        /** @description Where files are kept. More may be added: be prepared for one that is not listed here. */
        FileStore: string;
        /** @description Which database it is. More may be added: be prepared for one that is not listed here. */
        DatabaseKind: string;
        /** @description What staff have found. More may be added: be prepared for one that is not listed here. */
        StaffFoundKind: string;
        /** @description Whether it is about a campaign or a collab. More may be added: be prepared for one that is not listed here. */
        ProgramType: string;
        /** @description Why a campaign is paused. More may be added: be prepared for one that is not listed here. */
        PausedBy: string;
        /** @description How a subscription stands. More may be added: be prepared for one that is not listed here. */
        SubscriptionStatus: string;
        /** @description Who keeps a subscription. More may be added: be prepared for one that is not listed here. */
        SubscriptionKeeper: string;
        /**
         * @description How a subscription stands
         * @enum {string}
         */
        SubscriptionStatusInput: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "canceled" | "unpaid" | "paused";
        /** @description How all payouts of a batch are paid. More may be added: be prepared for one that is not listed here. */
        BatchProvider: string;
        /**
         * @description How all payouts of a batch are paid
         * @enum {string}
         */
        BatchProviderInput: "manual" | "paypal";
        /**
         * @description What staff decided about an appeal
         * @enum {string}
         */
        AppealOutcomeInput: "accepted" | "refused";
        /**
         * @description Why views of a post are not real
         * @enum {string}
         */
        InvalidViewsReasonInput: "bought" | "automated" | "rewarded" | "removed" | "other";
        /** @description How a platform can be read. More may be added: be prepared for one that is not listed here. */
        PlatformStanding: string;
        Error: {
            /** @description What is wrong, for people to read */
            error: string;
            /** @description What kind of refusal it is, for programs: bad_request, unauthenticated, not_found, not_acceptable, too_slow, conflict, precondition_failed, too_large, unsupported_media_type, wrong_host, headers_too_large, failed, overloaded, unavailable, outcome_unknown, told_once, answer_lost, forbidden, out_of_scope, spend_limit, session_required, proof_required */
            code: string;
        };
        Errors: {
            /** @description Messages keyed by attribute; `base` for the record as a whole */
            errors: {
                [key: string]: string[];
            };
            /** @description A code for each message, in the same places: blank, inclusion, unknown_parameter, idempotency_key_reused, taken, too_long, too_large, too_small, not_a_number, not_found, invalid, name_missing, brief_missing, brief_unfinished, platform_missing, pay_missing, base_reward_too_small, base_reward_too_large, end_passed, debt_open, budget_missing, refused */
            codes: {
                [key: string]: string[];
            };
            /** @description The values that an attribute may have, where there is a set of them */
            allowed?: {
                [key: string]: string[];
            };
        };
    };
    parameters: {
        /** @description The opaque id of the record */
        id: string;
        /** @description The opaque id of the organization */
        organization_id: string;
        /** @description The opaque id of the campaign */
        campaign_id: string;
        /** @description The opaque id of the collab */
        collab_id: string;
        /** @description The opaque id of the submission */
        submission_id: string;
        /** @description The opaque id of the user */
        user_id: string;
        /** @description The opaque id of the funding */
        funding_id: string;
        /** @description Of four digits */
        year: string;
        /** @description The last part of the link */
        token: string;
        /** @description Which page, from 1. Past the last one there are no records. */
        page: number;
        /** @description How many records a page holds, 100 at most: more means 100. */
        limit: number;
    };
}
export type $defs = Record<string, never>;
export interface operations {
    discoverCampaigns: {
        parameters: {
            query?: {
                /** @description Words of the name, the brand or the brief, in any English form */
                q?: string;
                /** @description Open to creators from there */
                country?: string;
                /** @description Only those that pay in it */
                currency?: string;
                /** @description Only those of this organization */
                organization_id?: string;
                /** @description For at least one of these platforms */
                "platform_ids[]"?: string;
                /** @description Whether those that you take part in are left out */
                hide_joined?: components["schemas"]["TruthInput"];
                /** @description Only those of this category */
                category?: string;
                /** @description Only those that ask for this kind */
                content_type?: string;
                /** @description `newest`, `own_pay`, `rate`, `budget` or `ending` */
                sort?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoverCampaign"][];
                };
            };
        };
    };
    discoverCollabs: {
        parameters: {
            query?: {
                /** @description Words of the name, the brand or the brief, in any English form */
                q?: string;
                /** @description Open to creators from there */
                country?: string;
                /** @description Only those that pay in it */
                currency?: string;
                /** @description Only those of this organization */
                organization_id?: string;
                /** @description For at least one of these platforms */
                "platform_ids[]"?: string;
                /** @description Whether those that you take part in are left out */
                hide_joined?: components["schemas"]["TruthInput"];
                /** @description `newest`, `price` or `ending` */
                sort?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoverCollab"][];
                };
            };
        };
    };
    showDiscoverCampaign: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoverCampaignWithBrief"];
                };
            };
        };
    };
    showDiscoverCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoverCollabWithBrief"];
                };
            };
        };
    };
    showProfile: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    showCreatorProfile: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorProfile"];
                };
            };
        };
    };
    readFeed: {
        parameters: {
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
        };
    };
    showOpenLedger: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The last part of the link */
                token: components["parameters"]["token"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
        };
    };
    downloadOpenLedger: {
        parameters: {
            path: {
                /** @description The last part of the link */
                token: components["parameters"]["token"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    readCalendar: {
        parameters: {
            path: {
                /** @description The last part of the link */
                token: components["parameters"]["token"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    listGuides: {
        parameters: {
            query?: {
                /** @description What to look for, at most 500 characters */
                q?: string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guide"][];
                };
            };
        };
    };
    showGuide: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                guide: string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuideWithBody"];
                };
            };
        };
    };
    requestSignInCode: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where the code is sent to */
                    email_address: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingSignIn"];
                };
            };
        };
    };
    signOut: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    exchangeSignInCode: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The code from the mail */
                    code: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
            /** @description A second factor is due */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorRequired"];
                };
            };
        };
    };
    completeTwoFactor: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    two_factor: {
                        /** @description A code of the app, or a backup code */
                        code: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
        };
    };
    signInAsDemoPerson: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where the code is sent to */
                    email_address: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionToken"];
                };
            };
            /** @description A second factor is due */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorRequired"];
                };
            };
        };
    };
    showReceivedInvitation: {
        parameters: {
            path: {
                /** @description The last part of the link */
                token: components["parameters"]["token"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitation"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            path: {
                /** @description The last part of the link */
                token: components["parameters"]["token"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
        };
    };
    showReceivedCreatorInvitation: {
        parameters: {
            path: {
                /** @description The last part of the link */
                token: components["parameters"]["token"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCreatorInvitation"];
                };
            };
        };
    };
    refuseInvitations: {
        parameters: {
            path: {
                /** @description The last part of the link */
                token: components["parameters"]["token"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    refusal: {
                        from: components["schemas"]["InvitationsRefusedInput"];
                    };
                };
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    allowInvitations: {
        parameters: {
            path: {
                /** @description The last part of the link */
                token: components["parameters"]["token"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    search: {
        parameters: {
            query?: {
                /** @description What to look for, or the address of a post, at most 500 characters */
                q?: string;
                /** @description What this organization has comes first */
                organization_id?: string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"][];
                };
            };
        };
    };
    listOrganizations: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"][];
                };
            };
        };
    };
    createOrganization: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    organization: {
                        /** @description As creators read it */
                        name: string;
                        /** @description Empty clears it */
                        website?: string | null;
                        /** @description Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members */
                        privacy_setting?: components["schemas"]["PrivacySettingInput"];
                        /** @description Whether creators may show the work that they did for it on their profiles */
                        lets_work_be_shown?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    };
                };
                "multipart/form-data": {
                    /** @description As creators read it */
                    "organization[name]": string;
                    /** @description Empty clears it */
                    "organization[website]"?: string | null;
                    /** @description Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members */
                    "organization[privacy_setting]"?: components["schemas"]["PrivacySettingInput"];
                    /** @description Whether creators may show the work that they did for it on their profiles */
                    "organization[lets_work_be_shown]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, GIF or WebP of at most 5 MB
                     */
                    "organization[avatar]"?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    showOrganization: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    deleteOrganization: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateOrganization: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    organization: {
                        /** @description As creators read it */
                        name?: string;
                        /** @description Empty clears it */
                        website?: string | null;
                        /** @description Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members */
                        privacy_setting?: components["schemas"]["PrivacySettingInput"];
                        /** @description Whether creators may show the work that they did for it on their profiles */
                        lets_work_be_shown?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    };
                };
                "multipart/form-data": {
                    /** @description As creators read it */
                    "organization[name]"?: string;
                    /** @description Empty clears it */
                    "organization[website]"?: string | null;
                    /** @description Who may see its profile: `public` everyone, `restricted` those who are signed in, `private` its members */
                    "organization[privacy_setting]"?: components["schemas"]["PrivacySettingInput"];
                    /** @description Whether creators may show the work that they did for it on their profiles */
                    "organization[lets_work_be_shown]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, GIF or WebP of at most 5 MB
                     */
                    "organization[avatar]"?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
        };
    };
    deleteAvatar: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateOwner: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    owner: {
                        /** @description The member who becomes the owner */
                        member_id: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
        };
    };
    listOrganizationTokens: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationToken"][];
                };
            };
        };
    };
    createOrganizationToken: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: {
                        /** @description What it is for, and its name in lists and logs */
                        description: string;
                        /** @description The areas that it is limited to, each with `read` or `write`, which includes reading. They never change */
                        areas: {
                            programs?: components["schemas"]["AccessTokenPermissionInput"];
                            review?: components["schemas"]["AccessTokenPermissionInput"];
                            creators?: components["schemas"]["AccessTokenPermissionInput"];
                            money?: components["schemas"]["AccessTokenPermissionInput"];
                            members?: components["schemas"]["AccessTokenPermissionInput"];
                            events?: components["schemas"]["AccessTokenPermissionInput"];
                        };
                        /** @description The most that it may move daily; needed where money may be written, and only there */
                        daily_limit_amount?: number | null;
                        /** @description The currency of that */
                        daily_limit_currency?: components["schemas"]["CurrencyInput"] | null;
                        /** @description When it ends by itself */
                        expires_at?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewOrganizationToken"];
                };
            };
        };
    };
    showOrganizationToken: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationToken"];
                };
            };
        };
    };
    deleteOrganizationToken: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    showOverview: {
        parameters: {
            query?: {
                /** @description One of `7d`, `30d` (the default), `90d`, `12m` */
                period?: components["schemas"]["OverviewPeriodInput"];
                /** @description The first day (UTC) of any other period, together with `to` */
                from?: string;
                /** @description Its last day: a period has 366 at most */
                to?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
        };
    };
    showCalendar: {
        parameters: {
            query?: {
                /** @description The first day, in UTC; that of this month unless it is said */
                from?: string;
                /** @description The last day, in UTC; that of the month of `from` unless it is said. 366 days at most */
                to?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntry"][];
                };
            };
        };
    };
    showCalendarLink: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLink"];
                };
            };
        };
    };
    createCalendarLink: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarLink"];
                };
            };
        };
    };
    deleteCalendarLink: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Only those whose name has these words */
                q?: string;
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                status?: components["schemas"]["CampaignStatusInput"][];
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
        };
    };
    createCampaign: {
        parameters: {
            query?: {
                /** @description Where to take kind of content, category, platforms, brief and, in dollars, euros and pounds, the rate from */
                template?: components["schemas"]["CampaignTemplateInput"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    campaign: {
                        /** @description What creators read first */
                        name: string;
                        /** @description What the posts are about; empty clears it */
                        website?: string | null;
                        category?: components["schemas"]["CategoryInput"];
                        /** @description Removes the banner */
                        purge_banner_image?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10 */
                        banner_focus_x?: number;
                        /** @description The same, in percent from the top, a multiple of 10 */
                        banner_focus_y?: number;
                        /** @description HTML. In every answer but lists */
                        brief?: string;
                        /** @description Where it may be posted */
                        platform_ids?: components["schemas"]["PlatformIdInput"][];
                        /** @description ISO 3166-1; empty means everywhere */
                        countries?: components["schemas"]["CountryInput"][];
                        /** @description When it finishes by itself: a moment with its zone; empty for never */
                        ends_at?: string | null;
                        /** @description Shares of the budget, in percent, of which the admins hear once they are used; empty for none */
                        budget_alerts?: number[];
                        content_type?: components["schemas"]["ContentTypeInput"];
                        /** @description The id of the sound that posts on TikTok must use */
                        tiktok_music_id?: string | null;
                        /** @description ISO 4217 */
                        currency?: components["schemas"]["CurrencyInput"];
                        /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
                        cpm_amount?: number;
                        /** @description For an approved post that reaches the minimum. In minor units of the currency */
                        base_reward_amount?: number;
                        /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
                        min_payout_amount?: number;
                        /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
                        max_payout_amount?: number;
                    };
                };
                "multipart/form-data": {
                    /** @description What creators read first */
                    "campaign[name]": string;
                    /** @description What the posts are about; empty clears it */
                    "campaign[website]"?: string | null;
                    "campaign[category]"?: components["schemas"]["CategoryInput"];
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, GIF or WebP of at most 10 MB
                     */
                    "campaign[banner_image]"?: string;
                    /** @description Removes the banner */
                    "campaign[purge_banner_image]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /** @description Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10 */
                    "campaign[banner_focus_x]"?: number;
                    /** @description The same, in percent from the top, a multiple of 10 */
                    "campaign[banner_focus_y]"?: number;
                    /** @description HTML. In every answer but lists */
                    "campaign[brief]"?: string;
                    /** @description Where it may be posted */
                    "campaign[platform_ids][]"?: components["schemas"]["PlatformIdInput"][];
                    /** @description ISO 3166-1; empty means everywhere */
                    "campaign[countries][]"?: components["schemas"]["CountryInput"][];
                    /** @description When it finishes by itself: a moment with its zone; empty for never */
                    "campaign[ends_at]"?: string | null;
                    /** @description Shares of the budget, in percent, of which the admins hear once they are used; empty for none */
                    "campaign[budget_alerts][]"?: number[];
                    "campaign[content_type]"?: components["schemas"]["ContentTypeInput"];
                    /** @description The id of the sound that posts on TikTok must use */
                    "campaign[tiktok_music_id]"?: string | null;
                    /** @description ISO 4217 */
                    "campaign[currency]"?: components["schemas"]["CurrencyInput"];
                    /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
                    "campaign[cpm_amount]"?: number;
                    /** @description For an approved post that reaches the minimum. In minor units of the currency */
                    "campaign[base_reward_amount]"?: number;
                    /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
                    "campaign[min_payout_amount]"?: number;
                    /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
                    "campaign[max_payout_amount]"?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignWithBrief"];
                };
            };
        };
    };
    showCampaign: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignWithBrief"];
                };
            };
        };
    };
    deleteCampaign: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateCampaign: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    campaign: {
                        /** @description What creators read first */
                        name?: string;
                        /** @description What the posts are about; empty clears it */
                        website?: string | null;
                        category?: components["schemas"]["CategoryInput"];
                        /** @description Removes the banner */
                        purge_banner_image?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10 */
                        banner_focus_x?: number;
                        /** @description The same, in percent from the top, a multiple of 10 */
                        banner_focus_y?: number;
                        /** @description HTML. In every answer but lists */
                        brief?: string;
                        /** @description Where it may be posted */
                        platform_ids?: components["schemas"]["PlatformIdInput"][];
                        /** @description ISO 3166-1; empty means everywhere */
                        countries?: components["schemas"]["CountryInput"][];
                        /** @description When it finishes by itself: a moment with its zone; empty for never */
                        ends_at?: string | null;
                        /** @description Shares of the budget, in percent, of which the admins hear once they are used; empty for none */
                        budget_alerts?: number[];
                        content_type?: components["schemas"]["ContentTypeInput"];
                        /** @description The id of the sound that posts on TikTok must use */
                        tiktok_music_id?: string | null;
                        /** @description ISO 4217 */
                        currency?: components["schemas"]["CurrencyInput"];
                        /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
                        cpm_amount?: number;
                        /** @description For an approved post that reaches the minimum. In minor units of the currency */
                        base_reward_amount?: number;
                        /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
                        min_payout_amount?: number;
                        /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
                        max_payout_amount?: number;
                    };
                };
                "multipart/form-data": {
                    /** @description What creators read first */
                    "campaign[name]"?: string;
                    /** @description What the posts are about; empty clears it */
                    "campaign[website]"?: string | null;
                    "campaign[category]"?: components["schemas"]["CategoryInput"];
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, GIF or WebP of at most 10 MB
                     */
                    "campaign[banner_image]"?: string;
                    /** @description Removes the banner */
                    "campaign[purge_banner_image]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /** @description Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10 */
                    "campaign[banner_focus_x]"?: number;
                    /** @description The same, in percent from the top, a multiple of 10 */
                    "campaign[banner_focus_y]"?: number;
                    /** @description HTML. In every answer but lists */
                    "campaign[brief]"?: string;
                    /** @description Where it may be posted */
                    "campaign[platform_ids][]"?: components["schemas"]["PlatformIdInput"][];
                    /** @description ISO 3166-1; empty means everywhere */
                    "campaign[countries][]"?: components["schemas"]["CountryInput"][];
                    /** @description When it finishes by itself: a moment with its zone; empty for never */
                    "campaign[ends_at]"?: string | null;
                    /** @description Shares of the budget, in percent, of which the admins hear once they are used; empty for none */
                    "campaign[budget_alerts][]"?: number[];
                    "campaign[content_type]"?: components["schemas"]["ContentTypeInput"];
                    /** @description The id of the sound that posts on TikTok must use */
                    "campaign[tiktok_music_id]"?: string | null;
                    /** @description ISO 4217 */
                    "campaign[currency]"?: components["schemas"]["CurrencyInput"];
                    /** @description Paid per 1,000 views. What the views of a post come to is rounded down to a whole minor unit, and so is the fee on it. In minor units of the currency */
                    "campaign[cpm_amount]"?: number;
                    /** @description For an approved post that reaches the minimum. In minor units of the currency */
                    "campaign[base_reward_amount]"?: number;
                    /** @description A threshold: a post that comes to less earns nothing. In minor units of the currency */
                    "campaign[min_payout_amount]"?: number;
                    /** @description The most one post can earn; 0 means no limit. In minor units of the currency */
                    "campaign[max_payout_amount]"?: number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignWithBrief"];
                };
            };
        };
    };
    showCampaignOverview: {
        parameters: {
            query?: {
                /** @description One of `7d`, `30d` (the default), `90d`, `12m` */
                period?: components["schemas"]["OverviewPeriodInput"];
                /** @description The first day (UTC) of any other period, together with `to` */
                from?: string;
                /** @description Its last day: a period has 366 at most */
                to?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignOverview"];
                };
            };
        };
    };
    showCampaignLedger: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
        };
    };
    showLedgerLink: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerLink"];
                };
            };
        };
    };
    createLedgerLink: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerLink"];
                };
            };
        };
    };
    deleteLedgerLink: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    renewLedgerLink: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerLink"];
                };
            };
        };
    };
    duplicateCampaign: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignWithBrief"];
                };
            };
        };
    };
    createCampaignPublication: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignWithBrief"];
                };
            };
        };
    };
    createCampaignSuspension: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignWithBrief"];
                };
            };
        };
    };
    deleteCampaignSuspension: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignWithBrief"];
                };
            };
        };
    };
    showCampaignCompletion: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignCompletion"];
                };
            };
        };
    };
    createCampaignCompletion: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignWithBrief"];
                };
            };
        };
    };
    showCampaignBudgetAlerts: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignBudgetAlerts"];
                };
            };
        };
    };
    listCollabs: {
        parameters: {
            query?: {
                /** @description Only those whose name has these words */
                q?: string;
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["CollabStateInput"][];
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collab"][];
                };
            };
        };
    };
    createCollab: {
        parameters: {
            query?: {
                /** @description The address of a product page to take name, brief, countries, website and banner from */
                website?: string;
                /** @description Where to take brief and terms from */
                template?: components["schemas"]["CollabTemplateInput"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    collab?: {
                        /** @description What creators read first */
                        name?: string;
                        /** @description The page of the product; empty clears it */
                        website?: string | null;
                        /** @description Removes the banner */
                        purge_banner_image?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10 */
                        banner_focus_x?: number;
                        /** @description The same, in percent from the top, a multiple of 10 */
                        banner_focus_y?: number;
                        /** @description HTML. In every answer but lists */
                        brief?: string;
                        /** @description Where a post may be; none means anywhere */
                        platform_ids?: components["schemas"]["PlatformIdInput"][];
                        /** @description ISO 3166-1; empty means everywhere */
                        countries?: components["schemas"]["CountryInput"][];
                        /** @description How many creators are wanted; null for any number */
                        creator_limit?: number | null;
                        /** @description Until when one can apply */
                        applications_end_at?: string | null;
                        /** @description ISO 4217 */
                        currency?: components["schemas"]["CurrencyInput"];
                        /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
                        min_quote_amount?: number;
                        /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
                        max_quote_amount?: number;
                        /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
                        usage_rights?: components["schemas"]["UsageRightsInput"] | null;
                        /** @description For how many days from completion on; null for no end */
                        usage_days?: number | null;
                        /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
                        content_days?: number;
                        /** @description How often the organization can ask for changes */
                        revision_rounds?: number;
                        /** @description Whether the product is sent to creators */
                        requires_product_shipment?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Whether a creator has to give a code for Spark Ads */
                        require_spark_ads?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
                        spark_days?: (7 | 30 | 60 | 365) | null;
                    };
                };
                "multipart/form-data": {
                    /** @description What creators read first */
                    "collab[name]"?: string;
                    /** @description The page of the product; empty clears it */
                    "collab[website]"?: string | null;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, GIF or WebP of at most 10 MB
                     */
                    "collab[banner_image]"?: string;
                    /** @description Removes the banner */
                    "collab[purge_banner_image]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /** @description Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10 */
                    "collab[banner_focus_x]"?: number;
                    /** @description The same, in percent from the top, a multiple of 10 */
                    "collab[banner_focus_y]"?: number;
                    /** @description HTML. In every answer but lists */
                    "collab[brief]"?: string;
                    /** @description Where a post may be; none means anywhere */
                    "collab[platform_ids][]"?: components["schemas"]["PlatformIdInput"][];
                    /** @description ISO 3166-1; empty means everywhere */
                    "collab[countries][]"?: components["schemas"]["CountryInput"][];
                    /** @description How many creators are wanted; null for any number */
                    "collab[creator_limit]"?: number | null;
                    /** @description Until when one can apply */
                    "collab[applications_end_at]"?: string | null;
                    /** @description ISO 4217 */
                    "collab[currency]"?: components["schemas"]["CurrencyInput"];
                    /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
                    "collab[min_quote_amount]"?: number;
                    /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
                    "collab[max_quote_amount]"?: number;
                    /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
                    "collab[usage_rights]"?: components["schemas"]["UsageRightsInput"] | null;
                    /** @description For how many days from completion on; null for no end */
                    "collab[usage_days]"?: number | null;
                    /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
                    "collab[content_days]"?: number;
                    /** @description How often the organization can ask for changes */
                    "collab[revision_rounds]"?: number;
                    /** @description Whether the product is sent to creators */
                    "collab[requires_product_shipment]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /** @description Whether a creator has to give a code for Spark Ads */
                    "collab[require_spark_ads]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
                    "collab[spark_days]"?: (7 | 30 | 60 | 365) | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCollab"];
                };
            };
        };
    };
    showCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabWithBrief"];
                };
            };
        };
    };
    deleteCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    collab: {
                        /** @description What creators read first */
                        name?: string;
                        /** @description The page of the product; empty clears it */
                        website?: string | null;
                        /** @description Removes the banner */
                        purge_banner_image?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10 */
                        banner_focus_x?: number;
                        /** @description The same, in percent from the top, a multiple of 10 */
                        banner_focus_y?: number;
                        /** @description HTML. In every answer but lists */
                        brief?: string;
                        /** @description Where a post may be; none means anywhere */
                        platform_ids?: components["schemas"]["PlatformIdInput"][];
                        /** @description ISO 3166-1; empty means everywhere */
                        countries?: components["schemas"]["CountryInput"][];
                        /** @description How many creators are wanted; null for any number */
                        creator_limit?: number | null;
                        /** @description Until when one can apply */
                        applications_end_at?: string | null;
                        /** @description ISO 4217 */
                        currency?: components["schemas"]["CurrencyInput"];
                        /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
                        min_quote_amount?: number;
                        /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
                        max_quote_amount?: number;
                        /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
                        usage_rights?: components["schemas"]["UsageRightsInput"] | null;
                        /** @description For how many days from completion on; null for no end */
                        usage_days?: number | null;
                        /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
                        content_days?: number;
                        /** @description How often the organization can ask for changes */
                        revision_rounds?: number;
                        /** @description Whether the product is sent to creators */
                        requires_product_shipment?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Whether a creator has to give a code for Spark Ads */
                        require_spark_ads?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
                        spark_days?: (7 | 30 | 60 | 365) | null;
                    };
                };
                "multipart/form-data": {
                    /** @description What creators read first */
                    "collab[name]"?: string;
                    /** @description The page of the product; empty clears it */
                    "collab[website]"?: string | null;
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, GIF or WebP of at most 10 MB
                     */
                    "collab[banner_image]"?: string;
                    /** @description Removes the banner */
                    "collab[purge_banner_image]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /** @description Where the point lies that stays in sight when the banner is cut off, in percent from the left, a multiple of 10 */
                    "collab[banner_focus_x]"?: number;
                    /** @description The same, in percent from the top, a multiple of 10 */
                    "collab[banner_focus_y]"?: number;
                    /** @description HTML. In every answer but lists */
                    "collab[brief]"?: string;
                    /** @description Where a post may be; none means anywhere */
                    "collab[platform_ids][]"?: components["schemas"]["PlatformIdInput"][];
                    /** @description ISO 3166-1; empty means everywhere */
                    "collab[countries][]"?: components["schemas"]["CountryInput"][];
                    /** @description How many creators are wanted; null for any number */
                    "collab[creator_limit]"?: number | null;
                    /** @description Until when one can apply */
                    "collab[applications_end_at]"?: string | null;
                    /** @description ISO 4217 */
                    "collab[currency]"?: components["schemas"]["CurrencyInput"];
                    /** @description What the organization expects to pay at least; 0 where it does not say. In minor units of the currency */
                    "collab[min_quote_amount]"?: number;
                    /** @description What it expects to pay at most; 0 where it does not say. Other prices can be named, too. In minor units of the currency */
                    "collab[max_quote_amount]"?: number;
                    /** @description Where the organization may use the content beside the post: on channels of its own, in paid ads too, or everywhere; null for nowhere */
                    "collab[usage_rights]"?: components["schemas"]["UsageRightsInput"] | null;
                    /** @description For how many days from completion on; null for no end */
                    "collab[usage_days]"?: number | null;
                    /** @description In how many days creators submit their content, from acceptance on, or from when they have the product */
                    "collab[content_days]"?: number;
                    /** @description How often the organization can ask for changes */
                    "collab[revision_rounds]"?: number;
                    /** @description Whether the product is sent to creators */
                    "collab[requires_product_shipment]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /** @description Whether a creator has to give a code for Spark Ads */
                    "collab[require_spark_ads]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /** @description For how many days the code has to be good at least: 7, 30, 60 or 365; null where it is not said */
                    "collab[spark_days]"?: (7 | 30 | 60 | 365) | null;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabWithBrief"];
                };
            };
        };
    };
    showCollabOverview: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabOverview"];
                };
            };
        };
    };
    duplicateCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabWithBrief"];
                };
            };
        };
    };
    createCollabReviewRequest: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabWithBrief"];
                };
            };
        };
    };
    deleteCollabReviewRequest: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabWithBrief"];
                };
            };
        };
    };
    createCollabSuspension: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabWithBrief"];
                };
            };
        };
    };
    deleteCollabSuspension: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabWithBrief"];
                };
            };
        };
    };
    listCampaignSubmissions: {
        parameters: {
            query?: {
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["CampaignSubmissionStateInput"][];
                /** @description Only those of this platform. Several with commas between them, or sent again, give what fits any of them */
                platform_id?: components["schemas"]["PlatformIdInput"][];
                /** @description Only those to which what `by` says happened on this day (UTC) or later */
                from?: string;
                /** @description Only those to which what `by` says happened on this day (UTC) or earlier */
                to?: string;
                /** @description What `from` and `to` are about: `counted` (the default; with a `state` in which posts do not count, as `pending`, it is `submitted`) gives posts whose views counted on one of these days, as they do from the approval until they are final, however long ago they were posted; `approved` those that were approved on one of them and count still; `submitted` those that were submitted on one of them; `silence` those that were approved on one of them because nobody decided in time, also where they count no more, and without days all of these */
                by?: components["schemas"]["SubmissionDayInput"];
                /** @description Only those of this creator */
                user_id?: string;
                /** @description Which come first, where `sort` is not given */
                order?: components["schemas"]["PostOrderInput"];
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCampaignSubmission"][];
                };
            };
        };
    };
    showCampaignSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    explainCampaignSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
        };
    };
    approveCampaignSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    rejectCampaignSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    rejection: {
                        /** @description Why; `other` needs a note */
                        reason: components["schemas"]["RejectionReasonInput"];
                        /** @description Told to the creator */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    reverseCampaignSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    flagCampaignSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    flag: {
                        /** @description Why; told to the creator */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    unflagCampaignSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    decideCampaignSubmissions: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: {
                        /** @description Which submissions, at most 100 */
                        submission_ids: string[];
                        /** @description What is done to all of them */
                        action: components["schemas"]["DecisionInput"];
                        /** @description Needed to reject. Why; `other` needs a note */
                        reason?: components["schemas"]["RejectionReasonInput"] | null;
                        /** @description Told to the creator */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decisions: {
                            /** @description As it was sent */
                            submission_id: string;
                            error: string | null;
                            /** @description The code of the error, as those of a 422 */
                            code: string | null;
                        }[];
                    };
                };
            };
        };
    };
    answerAppeal: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    appeal_answer: {
                        /** @description Staff and the creator read it */
                        text: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    listOrganizationSubmissions: {
        parameters: {
            query?: {
                /** @description Only those of this campaign */
                campaign_id?: string;
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["CampaignSubmissionStateInput"][];
                /** @description Only those of this platform. Several with commas between them, or sent again, give what fits any of them */
                platform_id?: components["schemas"]["PlatformIdInput"][];
                /** @description Only those to which what `by` says happened on this day (UTC) or later */
                from?: string;
                /** @description Only those to which what `by` says happened on this day (UTC) or earlier */
                to?: string;
                /** @description What `from` and `to` are about: `counted` (the default; with a `state` in which posts do not count, as `pending`, it is `submitted`) gives posts whose views counted on one of these days, as they do from the approval until they are final, however long ago they were posted; `approved` those that were approved on one of them and count still; `submitted` those that were submitted on one of them; `silence` those that were approved on one of them because nobody decided in time, also where they count no more, and without days all of these */
                by?: components["schemas"]["SubmissionDayInput"];
                /** @description Only those of this creator */
                user_id?: string;
                /** @description Which come first, where `sort` is not given */
                order?: components["schemas"]["PostOrderInput"];
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCampaignSubmission"][];
                };
            };
        };
    };
    downloadOrganizationSubmissions: {
        parameters: {
            query?: {
                /** @description Only those of this campaign */
                campaign_id?: string;
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["CampaignSubmissionStateInput"][];
                /** @description Only those of this platform. Several with commas between them, or sent again, give what fits any of them */
                platform_id?: components["schemas"]["PlatformIdInput"][];
                /** @description Only those to which what `by` says happened on this day (UTC) or later */
                from?: string;
                /** @description Only those to which what `by` says happened on this day (UTC) or earlier */
                to?: string;
                /** @description What `from` and `to` are about: `counted` (the default; with a `state` in which posts do not count, as `pending`, it is `submitted`) gives posts whose views counted on one of these days, as they do from the approval until they are final, however long ago they were posted; `approved` those that were approved on one of them and count still; `submitted` those that were submitted on one of them; `silence` those that were approved on one of them because nobody decided in time, also where they count no more, and without days all of these */
                by?: components["schemas"]["SubmissionDayInput"];
                /** @description Only those of this creator */
                user_id?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    downloadViewsByDay: {
        parameters: {
            query?: {
                /** @description Only those of this campaign */
                campaign_id?: string;
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["CampaignSubmissionStateInput"][];
                /** @description Only those of this platform. Several with commas between them, or sent again, give what fits any of them */
                platform_id?: components["schemas"]["PlatformIdInput"][];
                /** @description Only those to which what `by` says happened on this day (UTC) or later */
                from?: string;
                /** @description Only those to which what `by` says happened on this day (UTC) or earlier */
                to?: string;
                /** @description What `from` and `to` are about: `counted` (the default; with a `state` in which posts do not count, as `pending`, it is `submitted`) gives posts whose views counted on one of these days, as they do from the approval until they are final, however long ago they were posted; `approved` those that were approved on one of them and count still; `submitted` those that were submitted on one of them; `silence` those that were approved on one of them because nobody decided in time, also where they count no more, and without days all of these */
                by?: components["schemas"]["SubmissionDayInput"];
                /** @description Only those of this creator */
                user_id?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listSubmissionsToReview: {
        parameters: {
            query?: {
                /** @description Only those of this campaign */
                campaign_id?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmissionToReview"][];
                };
            };
        };
    };
    showSubmissionToReview: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedSubmission"];
                };
            };
        };
    };
    previewApproval: {
        parameters: {
            query?: {
                /** @description Each of the submissions, as often as there are some. Without any it is refused */
                "decision[submission_ids][]"?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalPreview"];
                };
            };
        };
    };
    decideSubmissionsLater: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: {
                        /** @description Which submissions, at most 100 */
                        submission_ids: string[];
                        /** @description What is done to all of them */
                        action: components["schemas"]["DecisionInput"];
                        /** @description Needed to reject. Why; `other` needs a note */
                        reason?: components["schemas"]["RejectionReasonInput"] | null;
                        /** @description Told to the creator */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decisions: {
                            /** @description As it was sent */
                            submission_id: string;
                            error: string | null;
                            /** @description The code of the error, as those of a 422 */
                            code: string | null;
                            /** @description Until when it can be undone, and nothing is paid or told; null with an error */
                            takes_effect_at: string | null;
                        }[];
                    };
                };
            };
        };
    };
    undoDecisions: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    decision: {
                        /** @description Which submissions, at most 100 */
                        submission_ids: string[];
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decisions: {
                            /** @description As it was sent */
                            submission_id: string;
                            error: string | null;
                            /** @description The code of the error, as those of a 422 */
                            code: string | null;
                        }[];
                    };
                };
            };
        };
    };
    showCollabSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    acceptApplication: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    acceptance?: {
                        /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
                        quote_amount?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    offerOtherPrice: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    counter_offer: {
                        /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
                        quote_amount: number;
                        /** @description A few words to the other side, shown beside the price */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    takeOfferBack: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    declineApplication: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    decline?: {
                        /** @description Why it ended before it was completed */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    shipProduct: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    shipment: {
                        /** @description Who brings it */
                        carrier: string;
                        /** @description By which the carrier knows it */
                        tracking_number?: string | null;
                        /** @description Where one sees how far it is */
                        tracking_url?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    approveContent: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    requestChanges: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    change_request: {
                        /** @description Why it ended before it was completed */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    grantExtension: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    refuseExtension: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    cancelSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    cancellation: {
                        /** @description Why it ended before it was completed */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    completeSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    completion?: {
                        /** @description The post that was looked at, so that no other is paid for */
                        post_url?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    escalateCollabSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    escalation: {
                        /** @description Why it ended before it was completed */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    listCollabSubmissions: {
        parameters: {
            query?: {
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["CollabSubmissionStateInput"][];
                /** @description Only those that wait for this side. A request for more time waits for the organization, while the creator goes on and is next to act */
                waits_for?: components["schemas"]["MessageSideInput"];
                /** @description In which order to compare them; `most_views` goes by `median_view_count`. `sort` comes before it */
                order?: components["schemas"]["ApplicantOrderInput"];
                /** @description Only those of this creator */
                user_id?: string;
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedCollabSubmission"][];
                };
            };
        };
    };
    downloadCollabSubmissions: {
        parameters: {
            query?: {
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["CollabSubmissionStateInput"][];
                /** @description Only those that wait for this side. A request for more time waits for the organization, while the creator goes on and is next to act */
                waits_for?: components["schemas"]["MessageSideInput"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listCreators: {
        parameters: {
            query?: {
                /** @description Only those whose name or handle has these words */
                q?: string;
                /** @description Only those who submitted posts of this platform */
                platform_id?: components["schemas"]["PlatformIdInput"];
                /** @description Only those who took part in this campaign or collab */
                program_id?: string;
                /** @description Only those whose profile names it, where it is published or came with an application */
                country?: components["schemas"]["CountryInput"];
                /** @description Of their largest proved account, at least */
                min_followers?: string;
                /** @description `waiting` for a decision, `working` on a collab, or `finished` with everything */
                state?: components["schemas"]["CreatorStateInput"];
                /** @description Only those with this label */
                label_id?: string;
                /** @description Only those on this list */
                list_id?: string;
                /** @description Only those who submitted or applied within that many days */
                active_days?: "7" | "30" | "90" | "365";
                /** @description One of `views`, `spend`, `posts`, `approved`, `cpm` (the cheapest first, without those who earned nothing), `recent` */
                sort?: components["schemas"]["CreatorOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. Nobody comes twice or is left out while others work, and nothing is counted. They come in an order of their own then, so it goes with no `sort` */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creator"][];
                };
            };
        };
    };
    downloadCreators: {
        parameters: {
            query?: {
                /** @description Only those whose name or handle has these words */
                q?: string;
                /** @description Only those who submitted posts of this platform */
                platform_id?: components["schemas"]["PlatformIdInput"];
                /** @description Only those who took part in this campaign or collab */
                program_id?: string;
                /** @description Only those whose profile names it, where it is published or came with an application */
                country?: components["schemas"]["CountryInput"];
                /** @description Of their largest proved account, at least */
                min_followers?: string;
                /** @description `waiting` for a decision, `working` on a collab, or `finished` with everything */
                state?: components["schemas"]["CreatorStateInput"];
                /** @description Only those with this label */
                label_id?: string;
                /** @description Only those on this list */
                list_id?: string;
                /** @description Only those who submitted or applied within that many days */
                active_days?: "7" | "30" | "90" | "365";
                /** @description One of `views`, `spend`, `posts`, `approved`, `cpm` (the cheapest first, without those who earned nothing), `recent` */
                sort?: components["schemas"]["CreatorOrderInput"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    showCreator: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the user */
                user_id: components["parameters"]["user_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownCreator"];
                };
            };
        };
    };
    groupCreators: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    grouping: {
                        /** @description The label or list; not with `create` */
                        group_id?: string;
                        /** @description Of the label that `create` makes */
                        name?: string;
                        /** @description Creators who are put on it or taken off */
                        user_ids: string[];
                        action: components["schemas"]["GroupingActionInput"];
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grouping"];
                };
            };
        };
    };
    inviteCreators: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    program_invitation: {
                        /** @description Who is invited */
                        user_ids: string[];
                        /** @description The id of a campaign or collab that takes submissions */
                        program_id: string;
                        /** @description Stands in the mail and the notification */
                        message?: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationsTogether"];
                };
            };
        };
    };
    messageCreators: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message_batch: {
                        /** @description Creators who are written to, each alone */
                        user_ids: string[];
                        /** @description The words of the message */
                        body: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageBatch"];
                };
            };
        };
    };
    listCreatorGroups: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorGroup"][];
                };
            };
        };
    };
    createCreatorGroup: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    creator_group: {
                        /** @description `label` and `list` hold those who were chosen, `view` those whom filters leave */
                        kind: components["schemas"]["CreatorGroupKindInput"];
                        /** @description Its name, for the team */
                        name: string;
                        /** @description The filters and the order of a view, as in the address of the list; null for others */
                        query?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorGroup"];
                };
            };
        };
    };
    showCreatorGroup: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorGroup"];
                };
            };
        };
    };
    deleteCreatorGroup: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateCreatorGroup: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    creator_group: {
                        /** @description Its name, for the team */
                        name?: string;
                        /** @description The filters and the order of a view, as in the address of the list; null for others */
                        query?: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorGroup"];
                };
            };
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /** @description Only those in whose names or messages these words stand */
                q?: string;
                /** @description `true` leaves those that you have not read */
                unread?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
        };
    };
    readConversations: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    findCreators: {
        parameters: {
            query?: {
                /** @description Words of the name or of what they write */
                q?: string;
                /** @description With a verified account there */
                platform_id?: string;
                /** @description Who live there */
                country?: string;
                /** @description Who make content in it */
                language?: string;
                /** @description Who make content about it */
                topic?: string;
                /** @description `open`, `busy` or `not_now` */
                availability?: string;
                /** @description Of their largest account */
                min_followers?: string;
                /** @description Of the same account, in percent */
                min_engagement?: string;
                /** @description Whose rates are in it */
                currency?: string;
                /** @description Whose lowest rate is not above this */
                max_amount?: string;
                /** @description `newest`, `followers`, `engagement` or `rate` */
                sort?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundCreator"][];
                };
            };
        };
    };
    inviteFoundCreator: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the user */
                user_id: components["parameters"]["user_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    program_invitation: {
                        /** @description The id of a campaign or collab that takes submissions */
                        program_id: string;
                        /** @description Stands in the mail and the notification */
                        message?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorInvitation"];
                };
            };
        };
    };
    inviteCreator: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the user */
                user_id: components["parameters"]["user_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    program_invitation: {
                        /** @description The id of a campaign or collab that takes submissions */
                        program_id: string;
                        /** @description Stands in the mail and the notification */
                        message?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorInvitation"];
                };
            };
        };
    };
    listCreatorNotes: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the user */
                user_id: components["parameters"]["user_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNote"][];
                };
            };
        };
    };
    createCreatorNote: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the user */
                user_id: components["parameters"]["user_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    creator_note: {
                        /** @description Words for the team; the creator gets them on request */
                        body: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNote"];
                };
            };
        };
    };
    showCreatorNote: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the user */
                user_id: components["parameters"]["user_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNote"];
                };
            };
        };
    };
    deleteCreatorNote: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the user */
                user_id: components["parameters"]["user_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateCreatorNote: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the user */
                user_id: components["parameters"]["user_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    creator_note: {
                        /** @description Words for the team; the creator gets them on request */
                        body: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorNote"];
                };
            };
        };
    };
    previewInvitationBatch: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation_batch: {
                        /** @description Addresses as they were pasted, separated by anything */
                        addresses?: string;
                        /** @description The id of a campaign or collab that takes submissions; without one they are invited to see the programs */
                        program_id?: string;
                        /** @description Words for all of them; plain text */
                        message?: string;
                    };
                };
                "multipart/form-data": {
                    /** @description Addresses as they were pasted, separated by anything */
                    "invitation_batch[addresses]"?: string;
                    /**
                     * Format: binary
                     * @description A CSV file with addresses, of at most 256 KB
                     */
                    "invitation_batch[file]"?: string;
                    /** @description The id of a campaign or collab that takes submissions; without one they are invited to see the programs */
                    "invitation_batch[program_id]"?: string;
                    /** @description Words for all of them; plain text */
                    "invitation_batch[message]"?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationBatch"];
                };
            };
        };
    };
    createInvitationBatch: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation_batch: {
                        /** @description Addresses as they were pasted, separated by anything */
                        addresses?: string;
                        /** @description The id of a campaign or collab that takes submissions; without one they are invited to see the programs */
                        program_id?: string;
                        /** @description Words for all of them; plain text */
                        message?: string;
                    };
                };
                "multipart/form-data": {
                    /** @description Addresses as they were pasted, separated by anything */
                    "invitation_batch[addresses]"?: string;
                    /**
                     * Format: binary
                     * @description A CSV file with addresses, of at most 256 KB
                     */
                    "invitation_batch[file]"?: string;
                    /** @description The id of a campaign or collab that takes submissions; without one they are invited to see the programs */
                    "invitation_batch[program_id]"?: string;
                    /** @description Words for all of them; plain text */
                    "invitation_batch[message]"?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationBatch"];
                };
            };
        };
    };
    listCreatorInvitations: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorInvitation"][];
                };
            };
        };
    };
    createCreatorInvitation: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    creator_invitation: {
                        /** @description Null where someone was invited whom the organization worked with */
                        email: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorInvitation"];
                };
            };
        };
    };
    showCreatorInvitation: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorInvitation"];
                };
            };
        };
    };
    deleteCreatorInvitation: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listCampaignFundings: {
        parameters: {
            query?: {
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                status?: components["schemas"]["FundingStatusInput"][];
                /** @description Only those paid in this way. Several with commas between them, or sent again, give what fits any of them */
                provider?: components["schemas"]["FundingProviderInput"][];
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"][];
                };
            };
        };
    };
    createCampaignFunding: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    funding: {
                        /** @description What was asked for. In minor units of the currency */
                        amount: number;
                        /** @description Where the money comes from. Left out, it is the first of `stripe`, `test`, `balance` and `manual` that is offered here: name it, to be sure */
                        provider?: components["schemas"]["FundingProviderInput"];
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"];
                };
            };
        };
    };
    listBudgetTransfers: {
        parameters: {
            query?: {
                /** @description Only movements of this kind */
                event?: components["schemas"]["TransferEventInput"];
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"][];
                };
            };
        };
    };
    downloadBudgetTransfers: {
        parameters: {
            query?: {
                /** @description Only movements of this kind */
                event?: components["schemas"]["TransferEventInput"];
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listFundings: {
        parameters: {
            query?: {
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                status?: components["schemas"]["FundingStatusInput"][];
                /** @description Only those paid in this way. Several with commas between them, or sent again, give what fits any of them */
                provider?: components["schemas"]["FundingProviderInput"][];
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"][];
                };
            };
        };
    };
    createFunding: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    funding: {
                        /** @description What was asked for. In minor units of the currency */
                        amount: number;
                        /** @description That of the campaign, if it is for one. ISO 4217 */
                        currency?: components["schemas"]["CurrencyInput"];
                        /** @description Where the money comes from. Left out, it is the first of `stripe`, `test` and `manual` that is offered here: name it, to be sure */
                        provider?: components["schemas"]["PayInProviderInput"];
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"];
                };
            };
        };
    };
    showFunding: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"];
                };
            };
        };
    };
    cancelFunding: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"];
                };
            };
        };
    };
    openCheckout: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"];
                };
            };
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the funding */
                funding_id: components["parameters"]["funding_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"][];
                };
            };
        };
    };
    createRefund: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the funding */
                funding_id: components["parameters"]["funding_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    refund: {
                        /** @description In minor units of the currency */
                        amount: number;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
        };
    };
    listAllRefunds: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"][];
                };
            };
        };
    };
    listCreatorPayments: {
        parameters: {
            query?: {
                /** @description Only those of this campaign or collab */
                program_id?: string;
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
                /** @description Only those to creators whose handle or name has this in it */
                creator?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorPayment"][];
                };
            };
        };
    };
    downloadCreatorPayments: {
        parameters: {
            query?: {
                /** @description Only those of this campaign or collab */
                program_id?: string;
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
                /** @description Only those to creators whose handle or name has this in it */
                creator?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    downloadCreatorTotals: {
        parameters: {
            query?: {
                /** @description Only those of this campaign or collab */
                program_id?: string;
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
                /** @description Only those to creators whose handle or name has this in it */
                creator?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listMoneyTotals: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyTotals"][];
                };
            };
        };
    };
    showReportedTotals: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedTotals"];
                };
            };
        };
    };
    listBalances: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Balance"][];
                };
            };
        };
    };
    listPapers: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"][];
                };
            };
        };
    };
    showPaper: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Paper"];
                };
            };
        };
    };
    downloadPaper: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    showBillingDetails: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
        };
    };
    updateBillingDetails: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    billing_details: {
                        /** @description None where it is the name of the organization */
                        legal_name?: string | null;
                        /** @description The VAT or tax number that invoices show */
                        tax_id?: string | null;
                        /** @description Where invoices are sent to */
                        email?: string | null;
                        /** @description Street and number */
                        line1?: string | null;
                        /** @description What the first line has no room for */
                        line2?: string | null;
                        /** @description The postal code, as the country writes it */
                        postal_code?: string | null;
                        /** @description The town */
                        city?: string | null;
                        /** @description The state or region, where addresses name one */
                        state?: string | null;
                        /** @description ISO 3166-1 */
                        country?: components["schemas"]["CountryInput"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingDetails"];
                };
            };
        };
    };
    showReporting: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reporting"];
                };
            };
        };
    };
    chooseReporting: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reporting: {
                        /** @description The currency that was chosen; null for none */
                        currency?: components["schemas"]["CurrencyInput"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reporting"];
                };
            };
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description Only movements of this kind */
                event?: components["schemas"]["TransferEventInput"];
                /** @description Only those of this campaign or collab */
                program_id?: string;
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Transfer"][];
                };
            };
        };
    };
    downloadTransfers: {
        parameters: {
            query?: {
                /** @description Only movements of this kind */
                event?: components["schemas"]["TransferEventInput"];
                /** @description Only those of this campaign or collab */
                program_id?: string;
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /** @description Only those whose name or e-mail address has these words */
                q?: string;
                /** @description Only those with this role. Several with commas between them, or sent again, give what fits any of them */
                role?: components["schemas"]["RoleInput"][];
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"][];
                };
            };
        };
    };
    showMember: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
        };
    };
    deleteMember: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateMember: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    membership: {
                        role: components["schemas"]["RoleInput"];
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Membership"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
        };
    };
    createInvitation: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation: {
                        /** @description The address it is bound to */
                        email: string;
                        /** @default member */
                        role?: components["schemas"]["RoleInput"];
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    showInvitation: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    deleteInvitation: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    resendInvitation: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only what was done to this kind of record */
                record_type?: components["schemas"]["AuditedRecordInput"];
                /** @description Only what this user did */
                user_id?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEvent"][];
                };
            };
        };
    };
    downloadAudit: {
        parameters: {
            query?: {
                /** @description Only what was done to this kind of record */
                record_type?: components["schemas"]["AuditedRecordInput"];
                /** @description Only what this user did */
                user_id?: string;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description The id of the last event that you have: the answer goes on with the one after it. Without it, and after one that is gone, it begins with the oldest that is kept. `latest` gives the newest event alone, to go on from */
                after?: string;
                /** @description Only events of this type. Several with commas between them, or sent again, give what fits any of them */
                types?: string[];
                /** @description How many at most, up to 100: more means 100 */
                limit?: number;
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    webhook: {
                        /** @description Where events are sent */
                        address: string;
                        /** @description What it is for */
                        description: string;
                        /** @description The types of events that are sent; all if there are none */
                        types?: components["schemas"]["EventTypeInput"][];
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    showWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    webhook: {
                        /** @description Where events are sent */
                        address?: string;
                        /** @description What it is for */
                        description?: string;
                        /** @description The types of events that are sent; all if there are none */
                        types?: components["schemas"]["EventTypeInput"][];
                        /** @description Whether anything is sent */
                        is_enabled?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only those that stand like this. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["DeliveryStateInput"][];
                /** @description Only those of events of this type. Several with commas between them, or sent again, give what fits any of them */
                type?: components["schemas"]["SentEventTypeInput"][];
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderByCreationInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                webhook_id: string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
        };
    };
    showWebhookDelivery: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                webhook_id: string;
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryWithTries"];
                };
            };
        };
    };
    repeatWebhookDelivery: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                webhook_id: string;
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    repeatFailedWebhookDeliveries: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    repetition?: {
                        /** @description Only what failed from this moment on */
                        since?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRepetition"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the organization */
                organization_id: components["parameters"]["organization_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    showMe: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
        };
    };
    deleteMe: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateMe: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    user: {
                        /** @description Empty until it is set */
                        name?: string;
                        /** @description Whether ledgers show a number in place of your handle, and no link to your posts, to all but you and the brand */
                        hides_handle?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    downloadExport: {
        parameters: {
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
        };
    };
    listSocialAccounts: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccount"][];
                };
            };
        };
    };
    createSocialAccount: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    social_account: {
                        platform_id: components["schemas"]["ManualPlatformInput"];
                        /** @description The address of the account, written in one way */
                        account_url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccount"];
                };
            };
        };
    };
    showSocialAccount: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccount"];
                };
            };
        };
    };
    deleteSocialAccount: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    showVerification: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
        };
    };
    verifySocialAccount: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccount"];
                };
            };
        };
    };
    challengeSocialAccount: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    social_account: {
                        platform_id: components["schemas"]["ManualPlatformInput"];
                        /** @description The address of the account, written in one way */
                        account_url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialAccount"];
                };
            };
        };
    };
    listLatestPosts: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestPost"][];
                };
            };
        };
    };
    listSavedPrograms: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProgram"][];
                };
            };
        };
    };
    saveCampaign: {
        parameters: {
            path: {
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    unsaveCampaign: {
        parameters: {
            path: {
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    saveCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    unsaveCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the collab */
                collab_id: components["parameters"]["collab_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    showAddress: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
        };
    };
    deleteAddress: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateAddress: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    address: {
                        /** @description Whose name is on the parcel */
                        name?: string;
                        /** @description Street and number */
                        line1?: string;
                        /** @description What the first line has no room for */
                        line2?: string | null;
                        /** @description The postal code, as the country writes it */
                        postal_code?: string | null;
                        /** @description The town */
                        city?: string;
                        /** @description The state or region, where addresses name one */
                        state?: string | null;
                        /** @description Two letters, ISO 3166-1 */
                        country?: components["schemas"]["CountryInput"];
                        /** @description For the courier, with the country in front */
                        phone?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
        };
    };
    showOwnProfile: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCreatorProfile"];
                };
            };
        };
    };
    updateOwnProfile: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    profile: {
                        /** @description Whether everyone may see the profile */
                        published?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Empty until it is set */
                        words?: string;
                        /** @description ISO 639-1 */
                        languages?: components["schemas"]["LanguageInput"][];
                        /** @description The kinds of content that they make */
                        topics?: components["schemas"]["CategoryInput"][];
                        /** @description Two letters, ISO 3166-1 */
                        country?: components["schemas"]["CountryInput"] | null;
                        availability?: components["schemas"]["AvailabilityInput"];
                        /** @description Of all rates, by ISO 4217 */
                        currency?: components["schemas"]["CurrencyInput"];
                        /** @description The price of a video that they post, in the smallest unit; 0 for none */
                        video_amount?: number;
                        /** @description The price of a story that they post; 0 for none */
                        story_amount?: number;
                        /** @description The price of a photo that they post; 0 for none */
                        photo_amount?: number;
                        /** @description The price of content for the brand to post; 0 for none */
                        content_amount?: number;
                        /** @description Work you chose, shown as `work` while its brand lets it be shown */
                        shown_submission_ids?: string[];
                    };
                };
                "multipart/form-data": {
                    /** @description Whether everyone may see the profile */
                    "profile[published]"?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    /**
                     * Format: binary
                     * @description A JPEG, PNG, GIF or WebP of at most 5 MB
                     */
                    "profile[avatar]"?: string;
                    /** @description Empty until it is set */
                    "profile[words]"?: string;
                    /** @description ISO 639-1 */
                    "profile[languages][]"?: components["schemas"]["LanguageInput"][];
                    /** @description The kinds of content that they make */
                    "profile[topics][]"?: components["schemas"]["CategoryInput"][];
                    /** @description Two letters, ISO 3166-1 */
                    "profile[country]"?: components["schemas"]["CountryInput"] | null;
                    "profile[availability]"?: components["schemas"]["AvailabilityInput"];
                    /** @description Of all rates, by ISO 4217 */
                    "profile[currency]"?: components["schemas"]["CurrencyInput"];
                    /** @description The price of a video that they post, in the smallest unit; 0 for none */
                    "profile[video_amount]"?: number;
                    /** @description The price of a story that they post; 0 for none */
                    "profile[story_amount]"?: number;
                    /** @description The price of a photo that they post; 0 for none */
                    "profile[photo_amount]"?: number;
                    /** @description The price of content for the brand to post; 0 for none */
                    "profile[content_amount]"?: number;
                    /** @description Work you chose, shown as `work` while its brand lets it be shown */
                    "profile[shown_submission_ids][]"?: string[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCreatorProfile"];
                };
            };
        };
    };
    deleteOwnPicture: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listUploads: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"][];
                };
            };
        };
    };
    createUpload: {
        parameters: {
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
        };
    };
    showUpload: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Upload"];
                };
            };
        };
    };
    deleteUpload: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    sendPiece: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listOwnSubmissions: {
        parameters: {
            query?: {
                /** @description Only what you go on with or have to answer (`todo`), what is not over (`open`), or what is (`ended`) */
                stage?: components["schemas"]["WorkStageInput"];
                /** @description Only work in this state, of either kind. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["WorkStateInput"][];
                /** @description Only posts for this campaign */
                campaign_id?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Work"][];
                };
            };
        };
    };
    showOwnSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"] | components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    withdrawSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"] | components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    explainOwnSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Explanation"];
                };
            };
        };
    };
    createAppeal: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    appeal: {
                        /** @description Why it should count after all; staff and the organization read it */
                        text: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    createCorrection: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    correction: {
                        /** @description What was changed */
                        text: string;
                        /** @description The post that you made instead, with the same account; left out where you changed the post itself */
                        post_url?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    answerFlag: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    flag_answer: {
                        /** @description How it came about; staff read it */
                        text: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    acceptOffer: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    acceptance?: {
                        /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
                        quote_amount?: number;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    answerOffer: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    counter_offer: {
                        /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
                        quote_amount: number;
                        /** @description A few words to the other side, shown beside the price */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    takePriceBack: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    confirmShipmentReceipt: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    reportShipmentIssue: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    shipment_issue: {
                        issue: components["schemas"]["ShipmentIssueInput"];
                        /** @description Why it ended before it was completed */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    submitContent: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    content: {
                        /** @description Ids of files that were uploaded */
                        uploads?: string[];
                        /** @description Where the content can be seen instead */
                        content_url?: string | null;
                        /** @description Why it ended before it was completed */
                        note?: string | null;
                    };
                };
                "multipart/form-data": {
                    /** @description Pictures, videos and PDFs: at most 4, each at most 50 MB */
                    "content[files][]"?: string[];
                    /** @description Ids of files that were uploaded */
                    "content[uploads][]"?: string[];
                    /** @description Where the content can be seen instead */
                    "content[content_url]"?: string | null;
                    /** @description Why it ended before it was completed */
                    "content[note]"?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    askForExtension: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    extension: {
                        /** @description How many days more the creator asked for */
                        extension_days: number;
                        /** @description Why */
                        extension_note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    tellPost: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    post: {
                        /** @description The address of the post */
                        post_url: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    giveSparkCode: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    spark_code: {
                        /** @description By which TikTok lets the brand promote the post */
                        spark_code: string;
                        /**
                         * @description For how many days the code is good
                         * @enum {integer}
                         */
                        spark_days: 7 | 30 | 60 | 365;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    escalateOwnSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    escalation: {
                        /** @description Why it ended before it was completed */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    showLedger: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ledger"];
                };
            };
        };
    };
    downloadLedger: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    applyToCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    submission: {
                        /** @description The price: before acceptance the one that was offered last. In minor units of the currency */
                        quote_amount: number;
                        /** @description What the creator wrote when they applied */
                        message: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmissionWithWork"];
                };
            };
        };
    };
    downloadSubmissionFile: {
        parameters: {
            path: {
                /** @description The opaque id of the submission */
                submission_id: components["parameters"]["submission_id"];
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/gif": string;
                    "image/webp": string;
                    "video/quicktime": string;
                    "video/mp4": string;
                    "video/webm": string;
                    "application/pdf": string;
                };
            };
        };
    };
    showOwnCalendar: {
        parameters: {
            query?: {
                /** @description The first day, in UTC; that of this month unless it is said */
                from?: string;
                /** @description The last day, in UTC; that of the month of `from` unless it is said. 366 days at most */
                to?: string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEntry"][];
                };
            };
        };
    };
    showOwnCalendarLink: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLink"];
                };
            };
        };
    };
    createOwnCalendarLink: {
        parameters: {
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarLink"];
                };
            };
        };
    };
    deleteOwnCalendarLink: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listOwnConversations: {
        parameters: {
            query?: {
                /** @description Only those in whose names or messages these words stand */
                q?: string;
                /** @description `true` leaves those that you have not read */
                unread?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Conversation"][];
                };
            };
        };
    };
    readOwnConversations: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the submission */
                submission_id: components["parameters"]["submission_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            path: {
                /** @description The opaque id of the submission */
                submission_id: components["parameters"]["submission_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    message: {
                        /** @description Plain text; empty where only files were sent */
                        body: string;
                    };
                };
                "multipart/form-data": {
                    /** @description Plain text; empty where only files were sent */
                    "message[body]"?: string;
                    /** @description Pictures, videos and PDFs: at most 4, each at most 50 MB */
                    "message[files][]"?: string[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    readMessages: {
        parameters: {
            path: {
                /** @description The opaque id of the submission */
                submission_id: components["parameters"]["submission_id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listRatings: {
        parameters: {
            path: {
                /** @description The opaque id of the submission */
                submission_id: components["parameters"]["submission_id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"][];
                };
            };
        };
    };
    rateSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the submission */
                submission_id: components["parameters"]["submission_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: {
                        /** @description Given by organizations alone, from 1 to 5 */
                        reliable?: number;
                        /** @description Whether all was as agreed, from 1 to 5 */
                        as_agreed: number;
                        /** @description Easy to work with */
                        easy: number;
                        /** @description Given by creators alone */
                        paid_in_time?: number;
                        /** @description Whether answers came in time, from 1 to 5 */
                        answered_in_time: number;
                        /** @description Empty where nothing was said */
                        words?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
        };
    };
    answerRating: {
        parameters: {
            path: {
                /** @description The opaque id of the submission */
                submission_id: components["parameters"]["submission_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    answer: {
                        /** @description What the other side answered */
                        answer: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
        };
    };
    downloadEarningsOfYear: {
        parameters: {
            path: {
                /** @description Of four digits */
                year: components["parameters"]["year"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    downloadEarningsOfYearAsPdf: {
        parameters: {
            path: {
                /** @description Of four digits */
                year: components["parameters"]["year"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    listOwnBalances: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorBalance"][];
                };
            };
        };
    };
    showReportedBalances: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedBalances"];
                };
            };
        };
    };
    listEarnedWeeks: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarnedWeeks"][];
                };
            };
        };
    };
    listStatement: {
        parameters: {
            query?: {
                /** @description Only movements of this kind */
                event?: components["schemas"]["StatementEventInput"];
                /** @description Only those of this campaign or collab */
                program_id?: string;
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementLine"][];
                };
            };
        };
    };
    downloadStatement: {
        parameters: {
            query?: {
                /** @description Only movements of this kind */
                event?: components["schemas"]["StatementEventInput"];
                /** @description Only those of this campaign or collab */
                program_id?: string;
                /** @description Only those since this day began, in UTC */
                first_day?: string;
                /** @description Only those until this day ended, in UTC */
                last_day?: string;
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    showOwnReporting: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reporting"];
                };
            };
        };
    };
    chooseOwnReporting: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    reporting: {
                        /** @description The currency that was chosen; null for none */
                        currency?: components["schemas"]["CurrencyInput"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reporting"];
                };
            };
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description Only those in this state. Several with commas between them, or sent again, give what fits any of them */
                status?: components["schemas"]["PayoutStatusInput"][];
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description Only those that changed at this moment or later. With `sort=updated_at` and `after` you read what is new to you */
                updated_since?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"][];
                };
            };
        };
    };
    createPayout: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    payout: {
                        /** @description ISO 4217. Left out, it is the default of the installation, whatever is in the balance: name it, to be sure */
                        currency?: components["schemas"]["CurrencyInput"];
                        /** @description In minor units of the currency */
                        amount?: number;
                        /** @description Whether it is the last one before the account is closed */
                        closing?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    showPayout: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    downloadPayout: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    cancelPayout: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    showPayoutMethod: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutMethod"];
                };
            };
        };
    };
    deletePayoutMethod: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updatePayoutMethod: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    payout_method: {
                        /** @description Whose bank account it is */
                        account_holder?: string;
                        /** @description The IBAN, with or without blanks; instead of an account number */
                        iban?: string | null;
                        /** @description The account number, where there is no IBAN */
                        account_number?: string | null;
                        /** @description The routing number, sort code or branch of the bank; beside an account number */
                        bank_code?: string | null;
                        /** @description The BIC of the bank; may stand instead of its code */
                        bic?: string | null;
                        /** @description The country of the bank; known from an IBAN */
                        bank_country?: components["schemas"]["CountryInput"] | null;
                        /** @description The currency that the account is kept in */
                        account_currency?: components["schemas"]["CurrencyInput"] | null;
                        /** @description The address of their account at PayPal, instead of a bank account */
                        paypal_email?: string | null;
                        /** @description The name by which the tax office knows them */
                        legal_name?: string | null;
                        /** @description Where they pay taxes */
                        tax_country?: components["schemas"]["CountryInput"] | null;
                        /** @description Their tax number, which only they and staff can see */
                        tax_id?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutMethod"];
                };
            };
        };
    };
    startOnboarding: {
        parameters: {
        };
        requestBody?: {
            content: {
                "application/json": {
                    payout_method?: {
                        /** @description The name by which the tax office knows them */
                        legal_name?: string | null;
                        /** @description Where they pay taxes */
                        tax_country?: components["schemas"]["CountryInput"] | null;
                        /** @description Their tax number, which only they and staff can see */
                        tax_id?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Onboarding"];
                };
            };
        };
    };
    showStepUp: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUp"];
                };
            };
        };
    };
    requestStepUpCode: {
        parameters: {
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUp"];
                };
            };
        };
    };
    confirmStepUp: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    step_up: {
                        /** @description The code from the mail */
                        code: string;
                        /** @description A code of the second factor, for those who have one */
                        two_factor_code?: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StepUp"];
                };
            };
        };
    };
    showEmailChange: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChange"];
                };
            };
        };
    };
    createEmailChange: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    email_change: {
                        /** @description The new address */
                        email: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChange"];
                };
            };
        };
    };
    updateEmailChange: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    email_change: {
                        /** @description The code from the mail to the new address */
                        code: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    listAccessTokens: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"][];
                };
            };
        };
    };
    createAccessToken: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    access_token: {
                        /** @description What it is for */
                        description: string;
                        /** @description Left out, it is `write` where one of the areas is, and otherwise `read` */
                        permission?: components["schemas"]["AccessTokenPermissionInput"];
                        /** @description The areas that it is limited to, each with `read` or `write`; null where it reaches all that you do. They never change */
                        areas?: {
                            programs?: components["schemas"]["AccessTokenPermissionInput"];
                            review?: components["schemas"]["AccessTokenPermissionInput"];
                            creators?: components["schemas"]["AccessTokenPermissionInput"];
                            money?: components["schemas"]["AccessTokenPermissionInput"];
                            members?: components["schemas"]["AccessTokenPermissionInput"];
                            events?: components["schemas"]["AccessTokenPermissionInput"];
                        } | null;
                        /** @description The most that it may move daily; needed where money may be written, and only there */
                        daily_limit_amount?: number | null;
                        /** @description The currency of that */
                        daily_limit_currency?: components["schemas"]["CurrencyInput"] | null;
                        /** @description The organizations that it is limited to; null where it reaches all of yours. They never change */
                        organization_ids?: string[] | null;
                        /** @description When it ends by itself; null for when it is revoked */
                        expires_at?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessToken"];
                };
            };
        };
    };
    showAccessToken: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
        };
    };
    deleteAccessToken: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"][];
                };
            };
        };
    };
    deleteSessions: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    deleteSession: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    listOwnEvents: {
        parameters: {
            query?: {
                /** @description The id of the last event that you have: the answer goes on with the one after it. Without it, and after one that is gone, it begins with the oldest that is kept. `latest` gives the newest event alone, to go on from */
                after?: string;
                /** @description Only events of this type. Several with commas between them, or sent again, give what fits any of them */
                types?: string[];
                /** @description How many at most, up to 100: more means 100 */
                limit?: number;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    listOwnWebhooks: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
        };
    };
    createOwnWebhook: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    webhook: {
                        /** @description Where events are sent */
                        address: string;
                        /** @description What it is for */
                        description: string;
                        /** @description The types of events that are sent; all if there are none */
                        types?: components["schemas"]["EventTypeInput"][];
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    showOwnWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteOwnWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateOwnWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    webhook: {
                        /** @description Where events are sent */
                        address?: string;
                        /** @description What it is for */
                        description?: string;
                        /** @description The types of events that are sent; all if there are none */
                        types?: components["schemas"]["EventTypeInput"][];
                        /** @description Whether anything is sent */
                        is_enabled?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    rotateOwnWebhookSecret: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
        };
    };
    listOwnWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Only those that stand like this. Several with commas between them, or sent again, give what fits any of them */
                state?: components["schemas"]["DeliveryStateInput"][];
                /** @description Only those of events of this type. Several with commas between them, or sent again, give what fits any of them */
                type?: components["schemas"]["SentEventTypeInput"][];
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderByCreationInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the record */
                webhook_id: string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
        };
    };
    showOwnWebhookDelivery: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                webhook_id: string;
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryWithTries"];
                };
            };
        };
    };
    repeatOwnWebhookDelivery: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                webhook_id: string;
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    repeatOwnFailedWebhookDeliveries: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    repetition?: {
                        /** @description Only what failed from this moment on */
                        since?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRepetition"];
                };
            };
        };
    };
    testOwnWebhook: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Only those of this type. Several with commas between them, or sent again, give what fits any of them */
                type?: components["schemas"]["NotificationTypeInput"][];
                /** @description Only those that nobody has read (`true`), or that were read (`false`) */
                unread?: components["schemas"]["TruthInput"];
                /** @description Only those made on this day (UTC) or later */
                from?: string;
                /** @description Only those made on this day (UTC) or earlier */
                to?: string;
                /** @description By which moment, and with `-` the latest first */
                sort?: components["schemas"]["ListOrderByCreationInput"];
                /** @description The cursor of the next part, from the `Link` of the one before; empty for the first. It is good for the same filters in the same order alone. Nothing comes twice or is left out while others write, and nothing is counted. Without `sort` the latest comes first */
                after?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
        };
    };
    showNotificationSettings: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    updateNotificationSettings: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether anything is pushed; `true` to begin with */
                    push_notifications_enabled: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
        };
    };
    showNotificationChoices: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
        };
    };
    updateNotificationChoices: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    notification_choices: {
                        /** @description Mails about the topic `submissions`: at once, in one daily mail, or none; `at_once` to begin with */
                        submissions_mail?: components["schemas"]["MailChoiceInput"];
                        /** @description Whether the topic `submissions` is pushed, unless push is switched off; `true` to begin with */
                        submissions_push?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Mails about the topic `decisions`: at once, in one daily mail, or none; `at_once` to begin with */
                        decisions_mail?: components["schemas"]["MailChoiceInput"];
                        /** @description Whether the topic `decisions` is pushed, unless push is switched off; `true` to begin with */
                        decisions_push?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Mails about the topic `shipments`: at once, in one daily mail, or none; `at_once` to begin with */
                        shipments_mail?: components["schemas"]["MailChoiceInput"];
                        /** @description Whether the topic `shipments` is pushed, unless push is switched off; `true` to begin with */
                        shipments_push?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Mails about the topic `programs`: at once, in one daily mail, or none; `at_once` to begin with */
                        programs_mail?: components["schemas"]["MailChoiceInput"];
                        /** @description Whether the topic `programs` is pushed, unless push is switched off; `true` to begin with */
                        programs_push?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Mails about the topic `messages`: at once, in one daily mail, or none; `at_once` to begin with */
                        messages_mail?: components["schemas"]["MailChoiceInput"];
                        /** @description Whether the topic `messages` is pushed, unless push is switched off; `true` to begin with */
                        messages_push?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Mails about the topic `money`: at once, in one daily mail, or none; `at_once` to begin with */
                        money_mail?: components["schemas"]["MailChoiceInput"];
                        /** @description Whether the topic `money` is pushed, unless push is switched off; `true` to begin with */
                        money_push?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Mails about the topic `account`: at once, in one daily mail, or none; `at_once` to begin with */
                        account_mail?: components["schemas"]["MailChoiceInput"];
                        /** @description Whether the topic `account` is pushed, unless push is switched off; `true` to begin with */
                        account_push?: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                        /** @description Where the daily mail comes at 8:00 in the morning; UTC while it is null */
                        time_zone?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoices"];
                };
            };
        };
    };
    createPushSubscription: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    push_subscription: {
                        /** @description At the push service of the browser */
                        endpoint: string;
                        /** @description The public key of the browser, in base64url */
                        p256dh: string;
                        /** @description The secret of the browser, in base64url */
                        auth: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
        };
    };
    showPushSubscription: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscription"];
                };
            };
        };
    };
    deletePushSubscription: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    createCampaignSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the campaign */
                campaign_id: components["parameters"]["campaign_id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    submission: {
                        /** @description The address of the post */
                        post_url: string;
                        /** @description The verified account that it was posted with */
                        social_account_id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    listSimulatedAccounts: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedAccount"][];
                };
            };
        };
    };
    createSimulatedAccount: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    simulated_account: {
                        /** @description The platform it pretends to be on */
                        platform_id: components["schemas"]["PlatformIdInput"];
                        /** @description Its name: letters, digits, dots and underscores */
                        handle: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedAccount"];
                };
            };
        };
    };
    moveSimulatedClock: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    simulated_clock: {
                        /** @description How far it was moved, in all */
                        seconds: number;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedClock"];
                };
            };
        };
    };
    showSimulatedAccount: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedAccount"];
                };
            };
        };
    };
    updateSimulatedAccount: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    simulated_account: {
                        /** @description What anybody can read there. A code that proves the account goes here */
                        bio: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedAccount"];
                };
            };
        };
    };
    deleteSimulatedAccess: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    createSimulatedPost: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    simulated_post?: {
                        /**
                         * @description How it fares
                         * @default normal
                         */
                        kind?: components["schemas"]["SimulatedPostKindInput"];
                        /**
                         * @description The words below the post
                         * @default
                         */
                        caption?: string;
                        /** @description A sound on TikTok, by its address or id */
                        sound?: string | null;
                        /** @description When it was posted; now, where it is left out */
                        posted_at?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedPost"];
                };
            };
        };
    };
    deleteSimulatedPost: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    updateSimulatedPost: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    simulated_post: {
                        /** @description The words below the post */
                        caption?: string;
                        /** @description A sound on TikTok, by its address or id */
                        sound?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedAccount"];
                };
            };
        };
    };
    showStaffOverview: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOverview"];
                };
            };
        };
    };
    showHealth: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    searchAsStaff: {
        parameters: {
            query?: {
                /** @description What to look for, at most 500 characters */
                q?: string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffFound"][];
                };
            };
        };
    };
    showPerson: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
        };
    };
    listCollabsToReview: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCollab"][];
                };
            };
        };
    };
    showCollabAsStaff: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCollabWithBrief"];
                };
            };
        };
    };
    publishReviewedCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    collab_publication?: {
                        /** @description Of the version that was read */
                        updated_at?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCollabWithBrief"];
                };
            };
        };
    };
    returnReviewedCollab: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    collab_return: {
                        /** @description Words to its authors, about what to change */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCollabWithBrief"];
                };
            };
        };
    };
    listEscalatedSubmissions: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollabSubmission"][];
                };
            };
        };
    };
    showEscalatedSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    approveEscalatedContent: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    splitHeldAmount: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    split: {
                        /** @description The part of the agreed price that the creator gets, in the smallest unit; the brand gets the rest */
                        creator_amount: number;
                        /** @description Why it ended before it was completed */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedCollabSubmission"];
                };
            };
        };
    };
    listAllRatings: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRating"][];
                };
            };
        };
    };
    hideRating: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    hiding: {
                        /** @description Why nobody may read it, for both sides */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rating"];
                };
            };
        };
    };
    showCampaignAsStaff: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCampaign"];
                };
            };
        };
    };
    listOrganizationsAsStaff: {
        parameters: {
            query?: {
                /** @description A part of the name */
                q?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrganization"][];
                };
            };
        };
    };
    showOrganizationAsStaff: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrganization"];
                };
            };
        };
    };
    createFirstLook: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    first_look: {
                        /** @description Whether its programs are shown on the start page and at the top of discover */
                        is_shown: boolean | ("1" | 1 | "true" | "on") | ("0" | 0 | "false" | "off" | "");
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrganization"];
                };
            };
        };
    };
    listCampaignsAsStaff: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Campaign"][];
                };
            };
        };
    };
    listCollabsAsStaff: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collab"][];
                };
            };
        };
    };
    listNewOrganizations: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewOrganization"][];
                };
            };
        };
    };
    listWaitingFundings: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"][];
                };
            };
        };
    };
    showFundingToStaff: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"];
                };
            };
        };
    };
    confirmFunding: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"];
                };
            };
        };
    };
    refuseFunding: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    refusal: {
                        /** @description Why it is refused, for the organization to read */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Funding"];
                };
            };
        };
    };
    endSubscription: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    setSubscription: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    subscription?: {
                        /**
                         * @description Marks what was agreed with the organization. Its only effect: while it is `active`, the organization cannot be deleted
                         * @default active
                         */
                        status?: components["schemas"]["SubscriptionStatusInput"];
                        /** @description The day on which it ends; null where it goes on */
                        current_period_end?: (string) | null;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
        };
    };
    listWaitingRefunds: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"][];
                };
            };
        };
    };
    confirmRefund: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
        };
    };
    refuseRefund: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    refusal: {
                        /** @description Why the money is not sent back, for the organization to read */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refund"];
                };
            };
        };
    };
    showReconciliation: {
        parameters: {
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
        };
    };
    reconcile: {
        parameters: {
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reconciliation"];
                };
            };
        };
    };
    listPayoutsForStaff: {
        parameters: {
            query?: {
                /** @description Only those in this state */
                status?: components["schemas"]["PayoutStatusInput"];
                /** @description Only those of this batch, in any state */
                batch_id?: string;
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPayout"][];
                };
            };
        };
    };
    showPayoutForStaff: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPayout"];
                };
            };
        };
    };
    markPayoutPaid: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPayout"];
                };
            };
        };
    };
    markPayoutFailed: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    payout: {
                        /** @description Why it did not arrive, for the creator to read */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPayout"];
                };
            };
        };
    };
    markPayoutReturned: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    payout: {
                        /** @description Why it did not arrive, for the creator to read */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPayout"];
                };
            };
        };
    };
    listPayoutBatches: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutBatch"][];
                };
            };
        };
    };
    createPayoutBatch: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    payout_batch: {
                        /** @description ISO 4217 */
                        currency: components["schemas"]["CurrencyInput"];
                        /** @description How all of it is paid: by bank transfer or by PayPal */
                        provider?: components["schemas"]["BatchProviderInput"];
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutBatch"];
                };
            };
        };
    };
    showPayoutBatch: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutBatch"];
                };
            };
        };
    };
    downloadPayoutBatch: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"][];
                };
            };
        };
    };
    enterExchangeRate: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    exchange_rate: {
                        /** @description ISO 4217 */
                        currency: components["schemas"]["CurrencyInput"];
                        /** @description What one euro is worth in it, a decimal number as a text */
                        rate: string;
                        /**
                         * Format: date
                         * @description The day from which on it holds
                         */
                        day: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRate"];
                };
            };
        };
    };
    listLiabilities: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liability"][];
                };
            };
        };
    };
    listSubmissionsForStaff: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"][];
                };
            };
        };
    };
    showSubmissionToStaff: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    showCurveToStaff: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurvePoint"][];
                };
            };
        };
    };
    decideAppeal: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    appeal_decision: {
                        outcome: components["schemas"]["AppealOutcomeInput"];
                        /** @description Told to the creator */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    approveWithheldSubmission: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    reverseApproval: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    rejection: {
                        /** @description Why; `other` needs a note */
                        reason: components["schemas"]["RejectionReasonInput"];
                        /** @description Told to the creator */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    liftFlags: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    enterNumbers: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    snapshot: {
                        /** @description Views that the platform shows */
                        views: number;
                        /** @description Likes at that moment */
                        likes?: number;
                        /** @description Comments at that moment */
                        comments?: number;
                        /** @description Shares at that moment */
                        shares?: number;
                        /** @description When it was posted, where the platform says so */
                        posted_at?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    voidSnapshot: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    voiding: {
                        /** @description Why; told to the creator */
                        note: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    markViewsInvalid: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    invalid_views: {
                        /** @description All that do not count; left out where a rule knows them */
                        views?: number;
                        /** @description Why it was rejected */
                        reason: components["schemas"]["InvalidViewsReasonInput"];
                        /** @description Told to the creator */
                        note?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    takeBackInvalidViews: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignSubmission"];
                };
            };
        };
    };
    listPlatforms: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Platform"][];
                };
            };
        };
    };
    listSocialAccountsToVerify: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSocialAccount"][];
                };
            };
        };
    };
    showSocialAccountToStaff: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSocialAccount"];
                };
            };
        };
    };
    confirmSocialAccount: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSocialAccount"];
                };
            };
        };
    };
    refuseSocialAccount: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    refusal: {
                        /** @description Why it is refused, for the creator to read */
                        reason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSocialAccount"];
                };
            };
        };
    };
    enterSocialAccountNumbers: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    numbers: {
                        /** @description As the latest synchronisation found it; null before the first */
                        subscriber_count?: number | null;
                        /** @description As the latest synchronisation found it; null before the first */
                        view_count?: number | null;
                        /** @description As the latest synchronisation found it; null before the first */
                        video_count?: number | null;
                        /** @description As the latest synchronisation found it; null before the first */
                        likes_count?: number | null;
                        /**
                         * @description Percent with two places, such as `"4.27"`
                         * @default null
                         */
                        engagement_rate?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffSocialAccount"];
                };
            };
        };
    };
    listFailedJobs: {
        parameters: {
            query?: {
                /** @description Which page, from 1. Past the last one there are no records. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds, 100 at most: more means 100. */
                limit?: components["parameters"]["limit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FailedJob"][];
                };
            };
        };
    };
    retryFailedJob: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    retryFailedJobs: {
        parameters: {
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    discardFailedJob: {
        parameters: {
            path: {
                /** @description The opaque id of the record */
                id: components["parameters"]["id"];
            };
        };
        responses: {
            /** @description Done. There is no body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
    receiveEvent: {
        parameters: {
            header: {
                /** @description The id of the event, the same each time it is sent */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970 */
                "webhook-timestamp": string;
                /** @description One signature or more, with spaces between them, each after `v1,` */
                "webhook-signature": string;
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Event"];
            };
        };
        responses: {
            /** @description It has arrived */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
            };
            /** @description It is sent again, as after any other answer and after none */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
            };
        };
    };
}
