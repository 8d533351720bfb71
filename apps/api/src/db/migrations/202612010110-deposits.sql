-- Money a family leaves with the center until the child goes: it is owed back, so it is counted on an account of its own and is
-- no income while it is held. A deposit is an invoice of its own; what came in for it less what went back is what is held.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('receivable', 'credit', 'income', 'waived', 'promotion', 'cash', 'clearing', 'deposit')) not valid;
alter table ledger_account validate constraint ledger_account_kind_check;

alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check check (kind in ('invoice', 'reversal', 'adjustment', 'void', 'waiver',
  'transfer', 'payment', 'application', 'unapplication', 'refund', 'refund_done', 'refund_failed', 'chargeback', 'credit',
  'credit_void', 'deposit_returned', 'deposit_applied', 'deposit_kept')) not valid;
alter table ledger_entry validate constraint ledger_entry_kind_check;

-- A registration fee is told from other charges, so that a child is not billed it twice unasked.
alter table invoice_item drop constraint invoice_item_kind_check;
alter table invoice_item add constraint invoice_item_kind_check
  check (kind in ('charge', 'discount', 'adjustment', 'late_fee', 'transfer', 'deposit', 'registration')) not valid;
alter table invoice_item validate constraint invoice_item_kind_check;

alter table billing_preset add column kind text not null default 'charge';
alter table billing_preset add constraint billing_preset_kind check (kind in ('charge', 'registration')) not valid;
alter table billing_preset validate constraint billing_preset_kind;

alter table invoice add column deposit boolean not null default false;
-- Agencies leave no deposit.
alter table invoice add constraint invoice_deposit check (not deposit or agency_id is null) not valid;
alter table invoice validate constraint invoice_deposit;

-- The deposit a credit was made of.
alter table credit add column deposit_id integer;
alter table credit add constraint credit_deposit foreign key (centre_id, deposit_id) references invoice (centre_id, id) not valid;
alter table credit validate constraint credit_deposit;
