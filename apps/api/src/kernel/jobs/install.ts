import { runMigrations, Logger as WorkerLogger } from 'graphile-worker';
import type { ClientBase } from 'pg';

const quiet = new WorkerLogger(() => () => {});

/**
 * Brings the queue's own tables to the newest form, in a schema only the owner enters, and gives the api the one
 * function it adds jobs with: as the owner, in the caller's transaction. `unless_running`: nothing is added while a job
 * of the key runs.
 */
export const installJobs = async (ownerUrl: string, owner: ClientBase, appRole: string): Promise<void> => {
  await runMigrations({ connectionString: ownerUrl, logger: quiet });
  await owner.query(`
    drop function if exists enqueue(text, json, text, timestamptz);
    create or replace function enqueue(task text, payload json, job_key text, start_at timestamptz,
        queue text default null, attempts integer default null, unless_running boolean default false) returns void
      language sql security definer set search_path = pg_catalog, pg_temp
      as $$
        select graphile_worker.add_job(task, payload, run_at => start_at, job_key => job_key, queue_name => queue,
          max_attempts => attempts)
        where not (unless_running and exists (select 1 from graphile_worker._private_jobs j
          where j.key = job_key and j.locked_at > now() - interval '4 hours'))
      $$;
    revoke execute on function enqueue from public;
    grant execute on function enqueue to ${appRole}`);
};
