-- small: billing_setting: one row for each location
-- What a payment that did not go through, such as a returned check, usually costs whoever paid by it.
alter table billing_setting add column returned_fee integer not null default 0 check (returned_fee between 0 and 100000000);
-- The payment an invoice is the fee of.
alter table invoice add column returned_payment_id integer;
alter table invoice add constraint invoice_returned_payment
  foreign key (centre_id, returned_payment_id) references payment (centre_id, id) not valid;
-- Whether days the location is closed lower a bill by weeks or months, as absences may.
alter table billing_setting add column credit_closures boolean not null default false;
alter table billing_setting_past add column credit_closures boolean not null default false;
