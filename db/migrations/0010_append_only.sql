-- Emptying a table fires no trigger for its rows, so it needs one for the whole statement.
create trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function refuse_change();
create trigger social_account_snapshots_no_truncate before truncate on social_account_snapshots
  for each statement execute function refuse_change();
