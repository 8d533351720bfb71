-- What a category of charges is taxed with, by the day from which it holds; a rate of 0 ends a tax. An invoice obeys what holds
-- on its own day.
create table sales_tax (
  centre_id integer not null,
  category_id integer not null,
  from_on date not null,
  -- Thousandths of a percent.
  rate integer not null check (rate between 0 and 30000),
  -- Whether prices hold the tax already.
  included boolean not null,
  set_at timestamptz not null,
  set_by integer,
  primary key (centre_id, category_id, from_on),
  constraint sales_tax_category foreign key (centre_id, category_id) references charge_category (centre_id, id) on delete cascade
);
call wall('sales_tax');

-- The tax of a bill is an item of it: what it adds to the bill is its amount, which is nothing where prices hold the tax.
alter table invoice_item drop constraint invoice_item_kind_check;
alter table invoice_item add constraint invoice_item_kind_check
  check (kind in ('charge', 'discount', 'adjustment', 'late_fee', 'transfer', 'deposit', 'registration', 'tax')) not valid;
alter table invoice_item validate constraint invoice_item_kind_check;
alter table invoice_item add column tax integer;
alter table invoice_item add constraint invoice_item_tax
  check ((kind = 'tax') = (tax is not null) and (tax is null or category_id is not null)
    and (tax is null or tax between -100000000 and 100000000)) not valid;
alter table invoice_item validate constraint invoice_item_tax;

-- Tax is owed to the state and is no income: an account by category.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('receivable', 'credit', 'income', 'waived', 'promotion', 'cash', 'clearing', 'deposit', 'tax')) not valid;
alter table ledger_account validate constraint ledger_account_kind_check;

alter table accounting_account drop constraint accounting_account_kind_check;
alter table accounting_account add constraint accounting_account_kind_check
  check (kind in ('receivable', 'credit', 'income', 'waived', 'promotion', 'cash', 'clearing', 'deposit', 'tax')) not valid;
alter table accounting_account validate constraint accounting_account_kind_check;
alter table accounting_account drop constraint accounting_account_sales;
alter table accounting_account add constraint accounting_account_sales
  check (num_nonnulls(xero, xero_tax) = 0 or kind in ('income', 'waived', 'tax')) not valid;
alter table accounting_account validate constraint accounting_account_sales;
