-- Views that were found not to be real are not paid. Why is kept with their number, for both sides to read.
alter table campaign_submissions
  add column invalid_reason text check (invalid_reason in ('bought', 'automated', 'rewarded', 'other')),
  add column invalid_note text check (invalid_note <> ''),
  add column invalidated_at timestamptz(3),
  -- When it was found that all of them are real after all.
  add column validated_at timestamptz(3);
-- Nothing wrote them before, so nobody can say why there are any.
update campaign_submissions set invalid_reason = 'other', invalid_note = 'Marked before reasons were kept.',
  invalidated_at = updated_at where invalid_views > 0;
alter table campaign_submissions
  add check ((invalid_views > 0) = (invalid_reason is not null)),
  add check ((invalid_reason is null) = (invalidated_at is null)),
  add check (invalidated_at is null or validated_at is null),
  add check (invalid_note is null or invalid_reason is not null),
  add check (invalid_reason <> 'other' or invalid_note is not null);

-- What was paid in full, or is not paid at all, has no views that could be taken off.
create function keep_invalid_views() returns trigger language plpgsql as $$
begin
  raise exception 'views of a post that is % stay as they are', old.state;
end $$;
create trigger campaign_submissions_keep_invalid_views
  before update of invalid_views, invalid_reason, invalid_note, invalidated_at on campaign_submissions
  for each row
  when (old.state not in ('pending', 'approved', 'flagged', 'finalized')
    and (new.invalid_views, new.invalid_reason, new.invalid_note, new.invalidated_at)
      is distinct from (old.invalid_views, old.invalid_reason, old.invalid_note, old.invalidated_at))
  execute function keep_invalid_views();
