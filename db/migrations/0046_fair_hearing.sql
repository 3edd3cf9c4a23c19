-- A flag holds money, so whom it keeps waiting is heard: once for each, before it is over. What was read
-- when it was decided stays as it was.
alter table flags
  add column answer text check (char_length(answer) between 1 and 2000),
  add column answered_at timestamptz(3),
  add check ((answer is null) = (answered_at is null));

create function keep_flag_answer() returns trigger language plpgsql as $$
begin
  if (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at)
    and (old.answer is not null or old.ended_at is not null) then
    raise exception 'a flag is answered once, before it is over';
  end if;
  return new;
end
$$;
create trigger flags_keep_answer before update of answer, answered_at on flags
  for each row execute function keep_flag_answer();

-- Once a creator has the product and money is set aside for what they make of it, no side ends that alone:
-- staff split it, whom someone has asked.
create function refuse_lone_cancellation() returns trigger language plpgsql as $$
begin
  raise exception 'work with a product that was received is ended by staff';
end
$$;
create trigger collab_submissions_ended_by_staff before update of state on collab_submissions
  for each row
  when (old.state = 'in_progress' and new.state = 'cancelled' and old.shipments_count > 0
    and old.quote_amount > 0 and old.escalated_at is null)
  execute function refuse_lone_cancellation();
