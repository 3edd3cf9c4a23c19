create or replace function keep_flag_answer() returns trigger language plpgsql as $$
begin
  if (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at)
    and (old.answer is not null or old.ended_at is not null) then
    raise exception 'a flag is answered once, before it is over';
  end if;
  return new;
end
$$;

create or replace trigger flags_keep_answer before update of answer, answered_at on flags
  for each row execute function keep_flag_answer();
