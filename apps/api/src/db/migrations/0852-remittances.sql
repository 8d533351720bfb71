-- What an agency paid of an invoice less than was open, why, and what was done with the rest: 'keep' leaves it owed,
-- 'dispute' too while the agency is asked, 'family' billed it to who pays for the child, 'write_off' gave it up.
create table remittance_line (
  centre_id integer not null,
  payment_id integer not null,
  invoice_id integer not null,
  paid integer not null check (paid >= 0),
  short integer not null check (short > 0),
  reason text check (length(reason) <= 500),
  rest text not null check (rest in ('keep', 'dispute', 'family', 'write_off')),
  at timestamptz not null,
  primary key (centre_id, payment_id, invoice_id),
  foreign key (centre_id, payment_id) references payment (centre_id, id),
  foreign key (centre_id, invoice_id) references invoice (centre_id, id)
);
create index remittance_line_of_invoice on remittance_line (centre_id, invoice_id);
call wall('remittance_line');
