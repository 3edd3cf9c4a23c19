-- What minor units of a currency are in euros by its latest rate, to compare them; null without a rate.
create or replace function in_euros(minor numeric, code text) returns numeric language sql stable as $$
  select round(minor / case
      when code = any ('{bif,clp,djf,gnf,isk,jpy,kmf,krw,pyg,rwf,ugx,vnd,vuv,xaf,xof,xpf}') then 1
      when code = any ('{bhd,iqd,jod,kwd,lyd,omr,tnd}') then 1000
      else 100
    end / case code when 'eur' then 1 else (
      select rate from exchange_rates where currency = code order by day desc, id desc limit 1) end, 6)
$$;
