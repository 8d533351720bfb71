-- no transaction: invoice is large, and nobody waits for its new index
create index concurrently if not exists invoice_of_run on invoice (centre_id, billing_run_id) where billing_run_id is not null;
