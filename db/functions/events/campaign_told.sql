-- A campaign as events tell of it.
create or replace function campaign_told(campaign bigint) returns table (
  id bigint, organization_id bigint, name text, status text, currency text, cpm_amount bigint,
  total_budget_amount bigint, used_amount bigint, owed_amount bigint, view_count bigint, submissions_count bigint,
  paused_by text, created_at timestamptz, updated_at timestamptz
) language sql stable as $$
  select id, organization_id, name, status, currency, cpm_amount, total_budget_amount, used_amount, owed_amount,
    view_count, submissions_count, paused_by, created_at, updated_at
  from campaigns where campaigns.id = campaign
$$;
