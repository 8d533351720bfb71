-- no transaction: billing_plan_period is large, and nobody waits for its new index
create index concurrently if not exists billing_plan_period_of_run on billing_plan_period (centre_id, billing_run_id) where billing_run_id is not null;
