-- no transaction: payment is large, and nobody waits for its new index
create index concurrently if not exists payment_of_autopay on payment (centre_id, autopay_of) where autopay_of is not null;
