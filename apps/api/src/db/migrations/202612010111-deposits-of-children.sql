-- no transaction: invoice is large, and nobody waits for its new index
create index concurrently if not exists invoice_deposit_of on invoice (centre_id, student_id) where deposit;
