-- small: billing_setting: one row for each location
-- What a payment by credit card costs a family more, where the state of the location allows it: hundredths of a percent.
alter table billing_setting add column surcharge integer not null default 0 check (surcharge between 0 and 300);
alter table billing_setting add column surcharge_state text check (surcharge_state ~ '^[A-Z]{2}$');
alter table billing_setting add constraint billing_setting_surcharge check (surcharge = 0 or surcharge_state is not null) not valid;
alter table billing_setting validate constraint billing_setting_surcharge;

-- Whether a card borrows the money or has it: as its company says. Null: a bank account, or kept before it was asked; none of
-- them costs more.
alter table payment_method add column funding text;
alter table payment_method add constraint payment_method_funding check (funding in ('credit', 'debit', 'prepaid', 'unknown')) not valid;
alter table payment_method validate constraint payment_method_funding;

-- The rate a payer has agreed to for what is taken by itself.
alter table billing_autopay add column surcharge integer not null default 0;
alter table billing_autopay add constraint billing_autopay_surcharge check (surcharge between 0 and 300) not valid;
alter table billing_autopay validate constraint billing_autopay_surcharge;

-- On top of `amount`, which is what pays for invoices: the card was charged both.
alter table payment add column surcharge integer not null default 0;
alter table payment add constraint payment_surcharge check (surcharge = 0 or (surcharge between 0 and amount and method = 'card')) not valid;
alter table payment validate constraint payment_surcharge;
alter table refund add column surcharge integer not null default 0;
alter table refund add constraint refund_surcharge check (surcharge = 0 or (surcharge between 0 and amount and payment_id is not null)) not valid;
alter table refund validate constraint refund_surcharge;

-- What families paid more for using a credit card is no income of care: an account of its own.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('receivable', 'credit', 'income', 'waived', 'promotion', 'cash', 'clearing', 'deposit', 'tax', 'surcharge')) not valid;
alter table ledger_account validate constraint ledger_account_kind_check;
alter table accounting_account drop constraint accounting_account_kind_check;
alter table accounting_account add constraint accounting_account_kind_check
  check (kind in ('receivable', 'credit', 'income', 'waived', 'promotion', 'cash', 'clearing', 'deposit', 'tax', 'surcharge')) not valid;
alter table accounting_account validate constraint accounting_account_kind_check;
