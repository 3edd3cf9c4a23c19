-- What an organization is called on receipts and invoices, and where it is.
create table billing_details (
  id bigint generated always as identity primary key,
  organization_id bigint not null unique references organizations on delete cascade,
  legal_name text,
  email text,
  line1 text,
  line2 text,
  postal_code text,
  city text,
  state text,
  country text check (country ~ '^[A-Z]{2}$'),
  tax_id text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

-- Receipts, credit notes and fee invoices, as they were when they were issued. Never changed or deleted:
-- what was wrong is put right by another paper.
create function total_of_lines(lines jsonb) returns numeric language sql immutable as $$
  select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(lines) line
$$;
create table papers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'credit_note', 'fee_invoice')),
  -- No foreign key: paper stays when the organization is gone.
  organization_id bigint not null,
  -- What was paid, and what went back of it or came back again.
  funding_id bigint references fundings on delete restrict,
  refund_id bigint references refunds on delete restrict,
  -- Whose fees are charged.
  month text check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  issuer jsonb not null,
  recipient jsonb not null,
  lines jsonb not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  total_amount amount not null check (total_amount > 0),
  tax_note text not null,
  -- Of money that is worth nothing.
  is_test boolean not null,
  created_at timestamptz(3) not null default now(),
  constraint papers_add_up check (total_amount = total_of_lines(lines)),
  check ((funding_id is not null) = (kind in ('receipt', 'credit_note'))),
  check (refund_id is not null or kind <> 'credit_note'),
  check ((month is not null) = (kind = 'fee_invoice')),
  check (refund_id is null or funding_id is not null)
);
create unique index papers_one_receipt on papers (funding_id)
  where kind = 'receipt' and refund_id is null;
create unique index papers_one_of_refund on papers (refund_id, kind) where refund_id is not null;
create unique index papers_one_invoice on papers (organization_id, month, currency)
  where month is not null;
create index papers_newest on papers (organization_id, id desc);
create index papers_of_funding on papers (funding_id, id);

-- Numbers are given when everything else of a transaction is done, right before it is committed. So
-- nobody waits for a number while holding what others need, a transaction that is undone leaves no gap,
-- and numbers and dates are in the same order.
create table paper_numbers (
  paper_id bigint primary key references papers on delete restrict,
  kind text not null,
  year int not null,
  serial int not null check (serial > 0),
  number text not null generated always as (
    case kind when 'receipt' then 'R' when 'credit_note' then 'C' else 'I' end
      || '-' || year::text || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0')
  ) stored unique,
  issued_at timestamptz(3) not null,
  unique (kind, year, serial)
);

-- Whatever is asked for, the next number is the one that is given.
create function give_number() returns trigger language plpgsql as $$
begin
  select kind into strict new.kind from papers where id = new.paper_id;
  perform pg_advisory_xact_lock(hashtextextended('paper_numbers:' || new.kind, 0));
  new.issued_at = clock_timestamp();
  new.year = extract(year from new.issued_at at time zone 'UTC');
  select coalesce(max(serial), 0) + 1 into new.serial
    from paper_numbers where kind = new.kind and year = new.year;
  return new;
end $$;
create trigger paper_numbers_give before insert on paper_numbers
  for each row execute function give_number();

create function number_paper() returns trigger language plpgsql as $$
begin
  insert into paper_numbers (paper_id) values (new.id);
  return null;
end $$;
create constraint trigger papers_number after insert on papers
  deferrable initially deferred for each row execute function number_paper();

create trigger papers_append_only before update or delete on papers
  for each row execute function refuse_change();
create trigger papers_no_truncate before truncate on papers
  for each statement execute function refuse_change();
create trigger paper_numbers_append_only before update or delete on paper_numbers
  for each row execute function refuse_change();
create trigger paper_numbers_no_truncate before truncate on paper_numbers
  for each statement execute function refuse_change();

-- For the invoices of a month.
create index ledger_transfers_fees on ledger_transfers (created_at) where event = 'fee_released';
