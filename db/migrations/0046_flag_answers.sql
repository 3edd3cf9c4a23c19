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
