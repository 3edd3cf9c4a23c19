-- Makes an event of what the audit log records, in the same transaction: every change passes there. The record is kept as
-- it is at that moment, column by column, so that no address and nothing about payouts ever gets into it.
create or replace function record_event() returns trigger language plpgsql as $$
declare
  told text := event_type(new.record_type, new.action);
  organization bigint;
  person bigint;
  program jsonb;
  snapshot jsonb;
  kind text := new.record_type;
  number bigint := new.record_id;
begin
  if told is null then
    return null;
  end if;
  case
    when kind = 'Submission' and is_post_id(number) then
      select post.organization_id, post.user_id, program_of('campaign', campaign.id, campaign.name), to_jsonb(one)
      into organization, person, program, snapshot
      from campaign_submissions post join campaigns campaign on campaign.id = post.campaign_id
      cross join lateral (
        select post.id, 'campaign' as kind, post.campaign_id, post.organization_id, post.user_id, post.platform_id,
          post.account_handle, post.post_url, post.state, post.reason, post.note, post.appeal, post.view_count,
          post.invalid_views, post.earned_amount, post.granted_amount, post.owed_amount, post.posted_at,
          post.decided_at, post.approved_at, post.rejected_at, post.appealed_at, post.finalized_at, post.paid_at,
          post.created_at, post.updated_at, campaign.currency
      ) one where post.id = number;
    when kind = 'Submission' then
      select one.organization_id, one.user_id, program_of('collab', collab.id, collab.name), to_jsonb(one)
      into organization, person, program, snapshot
      from (
        select id, 'collab' as kind, collab_id, organization_id, user_id, state, message, quote_amount, paid_amount,
          currency, contents_count, rounds_count, post_url, note, accepted_at, approved_at, posted_at, completed_at,
          ended_at, created_at, updated_at
        from collab_submissions where id = number
      ) one join collabs collab on collab.id = one.collab_id;
    when kind = 'Campaign' then
      select one.organization_id, program_of('campaign', one.id, one.name), to_jsonb(one)
      into organization, program, snapshot
      from (select * from campaign_told(number)) one;
    when kind = 'Collab' then
      select one.organization_id, program_of('collab', one.id, one.name), to_jsonb(one)
      into organization, program, snapshot
      from (
        select id, organization_id, name, state, submissions_count, completed_count, review_note, created_at, updated_at
        from collabs where id = number
      ) one;
    when kind in ('Funding', 'Refund') then
      if kind = 'Refund' then
        kind := 'Funding';
        select funding_id into number from refunds where id = new.record_id;
      end if;
      select one.organization_id, program_of('campaign', campaign.id, campaign.name), to_jsonb(one)
      into organization, program, snapshot
      from (
        select id, organization_id, campaign_id, provider, amount, currency, status, refunded_amount, disputed_amount,
          failure_reason, succeeded_at, created_at, updated_at
        from fundings where id = number
      ) one left join campaigns campaign on campaign.id = one.campaign_id;
    when kind = 'Payout' then
      select one.user_id, to_jsonb(one) into person, snapshot
      from (
        select id, user_id, amount, currency, status, reference, failure_reason, sends_on, paid_at, created_at, updated_at
        from payouts where id = number
      ) one;
    when kind = 'Membership' then
      organization := new.organization_id;
      select to_jsonb(one) into snapshot
      from (
        select id, organization_id, user_id, role, is_owner, created_at, updated_at from memberships where id = number
      ) one;
      -- Whoever has left is no row any more.
      snapshot := coalesce(snapshot, jsonb_build_object('id', number, 'organization_id', new.organization_id,
        'role', new.changes #> '{role,0}'));
    when kind = 'Message' then
      select case one.side when 'creator' then about.organization_id end,
        case one.side when 'organization' then about.user_id end,
        program_of(about.kind, about.program_id, coalesce(campaign.name, collab.name)),
        to_jsonb(one) || jsonb_build_object('kind', about.kind, 'organization_id', about.organization_id)
      into organization, person, program, snapshot
      from (select id, submission_id, user_id, side, body, created_at from messages where id = number) one
      join conversations about on about.submission_id = one.submission_id
      left join campaigns campaign on about.kind = 'campaign' and campaign.id = about.program_id
      left join collabs collab on about.kind = 'collab' and collab.id = about.program_id;
    when kind = 'SocialAccount' then
      select one.user_id, to_jsonb(one) into person, snapshot
      from (
        select id, user_id, platform_id, account_url, status, failure, verified_at, created_at, updated_at
        from social_accounts where id = number
      ) one;
  end case;
  -- Money that is here already makes a funding that has succeeded from the first. One that is asked for has not.
  if kind = 'Funding' and new.action = 'create' and snapshot ->> 'status' <> 'succeeded' then
    return null;
  end if;
  if new.action = 'split' and snapshot ->> 'state' = 'cancelled' then
    told := 'application.canceled';
  end if;
  -- Nobody is left to hear of what belongs to someone who is gone.
  if snapshot is not null then
    perform write_event(told, organization, person, program, kind, number, snapshot);
  end if;
  return null;
end $$;

-- Without a condition of its own, which would be prepared anew in every transaction.
create or replace trigger audit_events_record_event after insert on audit_events
  for each row execute function record_event();
