-- What minor units of a currency are in millionths of a euro by its latest rate, to compare them; null without a rate, or of nothing.
create or replace function in_micro_euros(minor bigint, code text) returns bigint language sql stable strict as $$
  select least(round(minor::numeric * 1000000 / case
      when code = any ('{bif,clp,djf,gnf,isk,jpy,kmf,krw,pyg,rwf,ugx,vnd,vuv,xaf,xof,xpf}') then 1
      when code = any ('{bhd,iqd,jod,kwd,lyd,omr,tnd}') then 1000
      else 100
    end / rate), 9223372036854775807)::bigint
  from (
    select 1 as rate where code = 'eur'
    union all
    (select rate from exchange_rates where currency = code order by day desc, id desc limit 1)
  ) latest
$$;
