create or replace function platforms_searched(platforms text[]) returns text[] language sql immutable as $$
  select case cardinality(platforms)
    when 0 then array['platform:any']
    else array(select 'platform:' || platform from unnest(platforms) platform)
  end
$$;
