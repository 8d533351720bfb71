import { z } from 'zod';
import type { WorkContext } from '../../kernel/call/context.ts';
import { findRow, findRows } from '../../kernel/db/find-rows.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { asSystem } from '../../kernel/jobs/perform.ts';
import { task } from '../../kernel/jobs/task.ts';
import { LOOK_AT_DOMAIN } from './domain-task.ts';
import { giveHosts } from './hosts.ts';
import { noteDeploy } from './note-deploy.ts';

/** Puts this release on a center, in the platform's own center. */
export const DEPLOY = task('center.deploy', { center: z.int() }, { queue: 'slow', attempts: 3 });

/** The platform's own center has the hosts it was set up with. */
const giveHost = async (ctx: WorkContext) => {
  const center = await findRow(ctx, 'centre', { id: ctx.who.centre }, ['slug', 'is_platform']);
  if (center && !center.is_platform) await giveHosts(ctx, center.slug);
};
/** Names of its own are looked at anew. */
const lookAtNames = async (ctx: WorkContext) => {
  const held = await findRows(ctx, 'server_domain', { owner_id: ctx.who.centre, released_at: null }, ['id']);
  for (const { id } of held) ctx.enqueue(LOOK_AT_DOMAIN, { domain: id }, { key: String(id) });
};

/** What a release brings to a center that is there already, beside what the database was given for all; each may run twice. */
export const deploySteps: readonly { readonly name: string; run(ctx: WorkContext): Promise<unknown> }[] = [
  { name: 'hosts', run: giveHost },
  { name: 'domains', run: lookAtNames },
];

/** Brings this release to a center step by step; one that fails is named, and may be begun again. */
export const deploy = async (
  job: JobContext,
  { center }: { readonly center: number },
  steps = deploySteps,
): Promise<void> => {
  for (const { name, run } of steps) {
    await job.transaction((ctx) => noteDeploy(ctx, center, 'running', name));
    try {
      await asSystem(job.app, { centre: center, name: DEPLOY.name, pool: 'jobs' }, run);
    } catch (error) {
      await job.transaction((ctx) => noteDeploy(ctx, center, 'failed', name));
      throw error;
    }
  }
  await job.transaction((ctx) => noteDeploy(ctx, center, 'done', null));
};

/** The jobs of hosting. */
export const hostingJobs: readonly Job[] = [job(DEPLOY, { steps: deploy })];
