-- Collabs are compared by the highest price that they expect, in millionths of a euro: null where they expect none, or
-- their currency has no rate. Those of currencies without cents are compared when their next rate is entered.
update listings set pay_amount = priced.price, reference_amount = least(priced.price::numeric * 10000 / priced.rate,
    9223372036854775807)::bigint
  from (
    select collabs.id, greatest(min_quote_amount, max_quote_amount) as price, case when currency = 'eur' then 1 else
      (select rate from exchange_rates where exchange_rates.currency = collabs.currency order by day desc, id desc limit 1)
      end as rate
    from collabs
  ) priced
  where kind = 'Collab' and program_id = priced.id and priced.price > 0
    and currency <> all ('{bif,clp,djf,gnf,isk,jpy,kmf,krw,pyg,rwf,ugx,vnd,vuv,xaf,xof,xpf,bhd,iqd,jod,kwd,lyd,omr,tnd}');
