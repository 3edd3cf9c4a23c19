-- Turns a copy of the schema into the one that Citus can distribute, and distributes it. To be run after plan.sql in one
-- transaction, by a superuser, in a database with the extension citus that holds a copy of an installation:
--   psql -v ON_ERROR_STOP=1 --single-transaction -f deploy/citus/plan.sql -f deploy/citus/distribute.sql
-- Citus does not have all that PostgreSQL has. What is left out, or holds less than before, is printed at the end.

create temp table left_out (kind text not null, what text not null, primary key (kind, what));

do $$
declare
  missing text;
begin
  select string_agg(relname, ', ') into missing from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and relname not in (select name from plan);
  if missing is not null then raise exception 'plan.sql does not say where these lie: %', missing; end if;
end $$;

-- == Every row of a distributed table says whose it is

-- Rows that are never changed get their organization too.
set local session_replication_role = replica;

do $$
declare
  its plan;
  parent text;
  orphans bigint;
begin
  for its in select * from plan where parents <> '{}' or has_rows_of_nobody order by place loop
    if its.parents <> '{}' then
      execute format('alter table %I add column organization_id bigint', its.name);
    end if;
    foreach parent in array its.parents loop
      execute format('update %1$I set organization_id = parent.organization_id from %2$I parent
        where parent.id = %1$I.%3$I and %1$I.organization_id is null',
        its.name, split_part(parent, '>', 2), split_part(parent, '>', 1));
    end loop;
    if its.has_rows_of_nobody then
      execute format('update %I set organization_id = 0 where organization_id is null', its.name);
    end if;
    execute format('select count(*) from %I where organization_id is null', its.name) into orphans;
    if orphans > 0 then raise exception '% rows of % belong to nothing', orphans, its.name; end if;
    execute format('alter table %I alter organization_id set not null', its.name);
  end loop;
end $$;

set local session_replication_role = origin;

-- == Keys

-- Foreign keys are taken off, so that the keys they rest on can be made anew.
create temp table foreign_keys as
select conname as name, own.name as its_table, own.placement, own.distributed_by, other.name as other_table,
  other.placement as other_placement, other.distributed_by as other_distributed_by,
  array(select attname::text from unnest(conkey) with ordinality as key (number, place)
    join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
  array(select attname::text from unnest(confkey) with ordinality as key (number, place)
    join pg_attribute on attrelid = confrelid and attnum = number order by place) as other_columns,
  confdeltype as on_delete, pg_get_constraintdef(pg_constraint.oid) as definition
from pg_constraint
join plan own on own.name = conrelid::regclass::text
join plan other on other.name = confrelid::regclass::text
where contype = 'f' and conparentid = 0 and not (own.placement = 'local' and other.placement = 'local');

do $$
declare
  its foreign_keys;
begin
  for its in select * from foreign_keys loop
    execute format('alter table %I drop constraint %I', its.its_table, its.name);
  end loop;
end $$;

-- Every key of a distributed table names what it is distributed by. It comes last, so that what is asked for by the rest
-- alone, on all machines, still finds the index.
do $$
declare
  its record;
begin
  for its in
    select plan.name, distributed_by, index.relname as index, constraints.conname, constraints.contype,
      indnullsnotdistinct as nulls_alike, pg_get_expr(indpred, indrelid) as condition,
      (select string_agg(pg_get_indexdef(indexrelid, number, true), ', ' order by number)
        from generate_series(1, indnkeyatts) number) as columns,
      -- What an id or a parent is unique with is unique among all organizations, as before.
      exists (select from pg_attribute where attrelid = indrelid and attnum = any (indkey)
        and (attname in ('id', 'submission_id') or attname in (select split_part(unnest(parents), '>', 1))
          or attname in (select unnest(columns) from foreign_keys where its_table = plan.name
            and other_placement = 'distributed'))) as is_as_strong,
      exists (select from pg_index other where other.indrelid = pg_index.indrelid and other.indisprimary
        and not pg_index.indisprimary and pg_index.indpred is null and array_length(pg_index.indkey, 1) = 2
        and pg_index.indkey::int2[] @> other.indkey::int2[]) as is_superfluous
    from plan
    join pg_index on indrelid = plan.name::regclass and indisunique
    join pg_class index on index.oid = indexrelid
    left join pg_constraint constraints on conindid = indexrelid and conrelid = indrelid
    where placement = 'distributed'
      -- The primary key of organizations is what they are distributed by.
      and (indkey::int2[] <> array[(select attnum from pg_attribute where attrelid = indrelid and attname = distributed_by)])
    order by place, index.relname
  loop
    -- Beside the new primary key it would be the same once more.
    if its.is_superfluous and its.columns = 'id, organization_id' then
      execute format('alter table %I drop constraint %I', its.name, its.conname);
      continue;
    end if;
    continue when its.columns ~ ('\m' || its.distributed_by || '\M');
    if not its.is_as_strong then
      insert into left_out values ('unique within an organization only', its.name || ' (' || its.columns || ')');
    end if;
    if its.conname is not null then
      execute format('alter table %I drop constraint %I, add constraint %2$I %s %s (%s, %I)', its.name, its.conname,
        case its.contype when 'p' then 'primary key' else 'unique' end,
        case when its.nulls_alike then 'nulls not distinct' else '' end, its.columns, its.distributed_by);
    else
      execute format('drop index %I', its.index);
      execute format('create unique index %I on %I (%s, %I) %s', its.index, its.name, its.columns, its.distributed_by,
        coalesce('where ' || its.condition, ''));
    end if;
  end loop;
end $$;

-- Foreign keys come back where Citus has them: within an organization, and to copies.
do $$
declare
  its foreign_keys;
  place int;
begin
  for its in select * from foreign_keys order by its_table, name loop
    if its.other_placement = 'reference' or its.placement = its.other_placement and its.placement <> 'distributed' then
      execute format('alter table %I add constraint %I %s', its.its_table, its.name, its.definition);
      continue;
    end if;
    if its.placement <> 'distributed' or its.other_placement <> 'distributed' then
      insert into left_out values ('foreign key', its.its_table || ' (' || array_to_string(its.columns, ', ') || ') to ' || its.other_table);
      continue;
    end if;
    place := array_position(its.columns, its.distributed_by);
    if place is null or its.other_columns[place] <> its.other_distributed_by then
      its.columns := its.columns || its.distributed_by;
      its.other_columns := its.other_columns || its.other_distributed_by;
    end if;
    -- Not even of the other columns alone.
    if its.on_delete = 'n' then
      insert into left_out values ('set null', its.its_table || ' (' || its.columns[1] || ') to ' || its.other_table);
    end if;
    execute format('alter table %I add constraint %I foreign key (%s) references %I (%s) on delete %s',
      its.its_table, its.name, array_to_string(its.columns, ', '), its.other_table,
      array_to_string(its.other_columns, ', '),
      case its.on_delete when 'c' then 'cascade' when 'r' then 'restrict' else 'no action' end);
  end loop;
end $$;

-- == Triggers

-- Copies have none in Citus. Who may write them is a matter of rights there.
do $$
declare
  its record;
begin
  for its in
    select tgname as name, plan.name as its_table from pg_trigger join plan on plan.name = tgrelid::regclass::text
    where placement = 'reference' and not tgisinternal
  loop
    insert into left_out values ('trigger', its.name);
    execute format('drop trigger %I on %I', its.name, its.its_table);
  end loop;
end $$;

-- Those of distributed tables run beside their rows, on each machine. docs/scaling.md says which of them reach further.
select set_config('citus.enable_unsafe_triggers', 'on', true);

-- == Distribution

select create_reference_table(name::regclass) from plan where placement = 'reference' order by place;
select create_distributed_table(name::regclass, distributed_by,
  colocate_with => case name when 'organizations' then 'none' else 'organizations' end)
from plan where placement = 'distributed' order by place;
-- So that triggers on other machines can ask for them.
select citus_add_local_table_to_metadata(name::regclass) from plan
where placement = 'local' and name not like 'schema\_%' order by place;

select kind, what from left_out order by kind, what;
