import type pg from 'pg'

const keys = `
  select conname::text as what from pg_constraint
  join placed own on own.name::regclass = conrelid join placed other on other.name::regclass = confrelid`

/**
 * The rules that Citus has for the tables that it was given, each as a question for what breaks it. They are
 * those of its documentation about distributed tables, and of the checks in its source that docs/scaling.md
 * names.
 */
const rules = {
  'a unique key without the column of the distribution': `
    select indexrelid::regclass::text as what from pg_index join placed on indrelid = name::regclass
    where placement = 'distributed' and indisunique and not exists (select from pg_attribute
      where attrelid = indrelid and attname = distributed_by and attnum = any (indkey))`,
  'a column of the distribution that may be null, is generated, or is of another type': `
    select name || '.' || distributed_by as what from placed left join pg_attribute
      on attrelid = name::regclass and attname = distributed_by and not attisdropped
    where placement = 'distributed'
      and (attnotnull is not true or attgenerated <> '' or atttypid <> 'bigint'::regtype)`,
  'a foreign key between distributed tables that does not stay within an organization': `
    ${keys} where own.placement = 'distributed' and other.placement = 'distributed' and not exists (
      select from unnest(conkey, confkey) as pair (own_number, other_number)
      join pg_attribute a on a.attrelid = conrelid and a.attnum = own_number and a.attname = own.distributed_by
      join pg_attribute b on b.attrelid = confrelid and b.attnum = other_number and b.attname = other.distributed_by)`,
  'a foreign key of a distributed table that sets what it refers by to null': `
    ${keys} where own.placement = 'distributed' and other.placement = 'distributed' and confdeltype in ('n', 'd')`,
  'a foreign key from a distributed table to a local one': `
    ${keys} where own.placement = 'distributed' and other.placement = 'local'`,
  'a foreign key to a distributed table from another kind': `
    ${keys} where own.placement <> 'distributed' and other.placement = 'distributed'`,
  'a foreign key from a reference table to a local one': `
    ${keys} where own.placement = 'reference' and other.placement = 'local'`,
  'a trigger on a reference table': `
    select tgname::text as what from pg_trigger join placed on tgrelid = name::regclass
    where placement = 'reference' and not tgisinternal`,
  'a table that was given to nobody': `
    select relname::text as what from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not relispartition and relname not like 'schema\\_%' and relname not in (select name from placed)`,
}

/** Stands in for Citus: takes the calls, and remembers what was placed where. */
export const citus = `
  create schema citus;
  create temp table placed (name text, placement text, distributed_by text);
  create function citus.create_reference_table(given regclass) returns void language sql
    as $$ insert into placed values (given::text, 'reference', null) $$;
  create function citus.create_distributed_table(given regclass, by text, colocate_with text) returns void language sql
    as $$ insert into placed values (given::text, 'distributed', by) $$;
  create function citus.citus_add_local_table_to_metadata(given regclass) returns void language sql
    as $$ insert into placed values (given::text, 'local', null) $$;`

/** What breaks a rule, each with the rule. */
export async function broken(client: pg.ClientBase): Promise<string[]> {
  const found: string[] = []
  for (const [rule, question] of Object.entries(rules)) {
    const { rows } = await client.query<{ what: string }>(question)
    found.push(...rows.map(({ what }) => `${rule}: ${what}`))
  }
  return found
}
