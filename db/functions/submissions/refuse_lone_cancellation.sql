-- Refuses that one side alone ends work for which a creator has the product and money is set aside: someone
-- asks staff, who split the money.
create or replace function refuse_lone_cancellation() returns trigger language plpgsql as $$
begin
  raise exception 'work with a product that was received is ended by staff';
end
$$;

create or replace trigger collab_submissions_ended_by_staff before update of state on collab_submissions
  for each row
  when (old.state = 'in_progress' and new.state = 'cancelled' and old.shipments_count > 0
    and old.quote_amount > 0 and old.escalated_at is null)
  execute function refuse_lone_cancellation();
