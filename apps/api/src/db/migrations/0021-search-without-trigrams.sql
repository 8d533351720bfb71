-- `like` is not leakproof, so behind row security no search ever enters these indexes (decision 0012): they only cost
-- at each write. A search reads the folded names of one centre, by its key.
drop index student_search;
drop index app_user_search;
