create or replace function number_paper() returns trigger language plpgsql as $$
begin
  insert into paper_numbers (paper_id) values (new.id);
  return null;
end $$;

drop trigger if exists papers_number on papers;
create constraint trigger papers_number after insert on papers
  deferrable initially deferred for each row execute function number_paper();
