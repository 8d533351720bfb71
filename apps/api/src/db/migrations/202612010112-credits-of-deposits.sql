-- no transaction: credit is large, and nobody waits for its new index
create index concurrently if not exists credit_of_deposit on credit (centre_id, deposit_id) where deposit_id is not null;
