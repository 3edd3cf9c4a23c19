create or replace function countries_searched(countries text[]) returns text[] language sql immutable as $$
  select case cardinality(countries)
    when 0 then array['country:any']
    else array(select 'country:' || country from unnest(countries) country)
  end
$$;
