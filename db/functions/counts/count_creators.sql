-- Adds up anew what came of someone's work for an organization, of all who are named. The rows are locked first, in one
-- order, so that whoever counts later sees what those before have changed.
create or replace function count_creators(whose bigint[], whom bigint[]) returns void language plpgsql as $$
begin
  insert into organization_creators (organization_id, user_id, last_active_at)
    select distinct owner, creator, troupe_now() from unnest(whose, whom) named (owner, creator) order by 1, 2
    on conflict do nothing;
  perform from organization_creators known
    where (known.organization_id, known.user_id) in (select * from unnest(whose, whom))
    order by known.organization_id, known.user_id for no key update;
  update organization_creators as known set
    submissions_count = counted.submissions,
    approved_count = counted.approved,
    rejected_count = counted.rejected,
    view_count = counted.views,
    collabs_count = counted.collabs,
    completed_count = counted.completed,
    spent_reference_amount = least(counted.spent, 9223372036854775807)::bigint,
    posts_reference_amount = least(counted.spent_on_posts, 9223372036854775807)::bigint,
    last_active_at = counted.active_at
  from (
    select owner, creator, sum(submissions) as submissions, sum(approved) as approved, sum(rejected) as rejected,
      sum(views) as views, sum(accepted) as collabs, sum(completed) as completed,
      sum(in_micro_euros(used + paid, work.currency)) as spent,
      sum(in_micro_euros(used, work.currency)) as spent_on_posts, max(active_at) as active_at
    from (select distinct * from unnest(whose, whom) named (owner, creator)) named cross join lateral (
      select campaigns.currency, worked.submissions_count as submissions, worked.approved_count as approved,
        worked.rejected_count as rejected, worked.view_count as views, worked.used_amount as used, 0 as accepted,
        0 as completed, 0::bigint as paid, worked.last_active_at as active_at
      from campaign_creators worked join campaigns on campaigns.id = worked.campaign_id
      where worked.organization_id = owner and worked.user_id = creator
      union all
      select applied.currency, 0, 0, 0, 0, 0, (applied.accepted_at is not null)::int,
        (applied.state = 'completed')::int, applied.paid_amount + applied.paid_fee_amount, applied.created_at
      from collab_submissions applied where applied.organization_id = owner and applied.user_id = creator
    ) work group by owner, creator
  ) counted
  where known.organization_id = counted.owner and known.user_id = counted.creator;
end $$;
