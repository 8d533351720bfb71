-- The day a plan that pauses goes on by itself; null: until somebody takes it up again.
alter table billing_plan add column paused_until date;
alter table billing_plan add constraint billing_plan_pause_ends
  check (paused_until is null or (paused_from is not null and paused_until > paused_from)) not valid;
alter table billing_plan validate constraint billing_plan_pause_ends;
