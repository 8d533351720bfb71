-- How a center is hosted: the name of its data, unique in all centers, and how far a release has come to it.
-- small: centre: a platform has some thousands of them
alter table centre
  add column database_name text check (database_name ~ '^[a-z][a-z0-9_]{0,62}$'),
  add column deploy text not null default 'done' check (deploy in ('pending', 'running', 'done', 'failed')),
  -- The step it is at, or failed at.
  add column deploy_step text check (length(deploy_step) <= 40),
  add column deployed_at timestamptz;
create unique index centre_database on centre (database_name);
