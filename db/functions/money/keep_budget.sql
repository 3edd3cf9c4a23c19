-- Lets a budget change by transfers only, whose trigger makes this one run at a depth of two.
create or replace function keep_budget() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.total_budget_amount <> 0 or new.used_amount <> 0 then
      raise exception 'a campaign begins without budget';
    end if;
  elsif pg_trigger_depth() < 2 then
    raise exception 'a budget changes by transfers only';
  end if;
  return new;
end $$;

create or replace trigger campaigns_begin_without_budget before insert on campaigns
  for each row execute function keep_budget();

create or replace trigger campaigns_keep_budget before update of total_budget_amount, used_amount on campaigns
  for each row when ((new.total_budget_amount, new.used_amount)
    is distinct from (old.total_budget_amount, old.used_amount))
  execute function keep_budget();
