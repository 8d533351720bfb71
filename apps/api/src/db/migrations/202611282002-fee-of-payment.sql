-- no transaction: invoice is large, and nobody waits for its new index
create unique index concurrently if not exists invoice_returned_fee on invoice (centre_id, returned_payment_id) where returned_payment_id is not null;
