-- What the moves of programs leave behind.
alter table campaigns
  -- The share of each payout that the installation keeps, as it was when the campaign was published.
  add column fee_bps integer check (fee_bps between 0 and 10000),
  -- What the smallest payout and its fee cost. With less than this left nothing new can be paid.
  add column least_budget_amount amount,
  add column paused_by text check (paused_by in ('admin', 'budget')),
  add column ends_at timestamptz(3),
  add column finished_at timestamptz(3),
  -- The total budget of which admins were told last that little is left: a top-up makes it another.
  add column warned_budget_amount amount not null default 0;

update campaigns set
  fee_bps = 0,
  -- As `leastBudget` has it, in `src/programs/campaigns/budget.ts`.
  least_budget_amount = case
    when cpm_amount = 0 or base_reward_amount >= greatest(min_payout_amount, 1)
      then case when max_payout_amount > 0
        then least(base_reward_amount, max_payout_amount) else base_reward_amount end
    else least(
      base_reward_amount + div(ceil((greatest(min_payout_amount, 1) - base_reward_amount)::numeric
        * 1000 / cpm_amount) * cpm_amount, 1000),
      case when max_payout_amount > 0 then max_payout_amount else 9007199254740991 end)
  end
where status <> 'draft';
update campaigns set paused_by = 'admin' where paused_at is not null;
update campaigns set finished_at = updated_at where status = 'finished';

alter table campaigns
  add check (status = 'draft' or (fee_bps is not null and least_budget_amount is not null)),
  add check (status <> 'paused' or paused_by is not null),
  add check (paused_by is null or paused_at is not null),
  add check ((status = 'finished') = (finished_at is not null));

-- For the jobs that end campaigns and watch their budgets. What is left of a budget is in no index: it
-- changes with every payout, and each index that knew of it would change too.
create index campaigns_ending on campaigns (ends_at)
  where status in ('active', 'paused') and ends_at is not null;
create index campaigns_active on campaigns (id) where status = 'active';

alter table collabs
  -- Why staff returned it to its authors, until they submit it again.
  add column review_note text check (review_note <> ''),
  -- Since when it waits, or when it last did.
  add column submitted_at timestamptz(3);
update collabs set submitted_at = updated_at where state = 'submitted_for_review';
alter table collabs add check (state <> 'submitted_for_review' or submitted_at is not null);

-- What staff have to read, the oldest first.
create index collabs_to_review on collabs (submitted_at, id) where state = 'submitted_for_review';
