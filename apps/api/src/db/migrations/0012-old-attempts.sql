-- Finds wrong tries nobody counts any more: each new wrong try clears some of them away.
create index attempt_old on attempt (centre_id, first_at);
