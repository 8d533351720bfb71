import { findRow } from '../../kernel/db/find-rows.ts';
import { type Job, type JobContext, job } from '../../kernel/jobs/job.ts';
import { asSystem } from '../../kernel/jobs/perform.ts';
import { updateRow } from '../../kernel/write/write-rows.ts';
import { type SetUpRow, type Step, setUpSteps } from './new-center-steps.ts';
import { SET_UP } from './new-center-task.ts';
import { isDeploy, noteDeploy } from './note-deploy.ts';

type Progress = Partial<Pick<SetUpRow, 'status' | 'step' | 'password_hash'>>;

/** Does a step in a transaction of its own, of the center it belongs to. */
const perform = (job: JobContext, step: Step, row: SetUpRow): Promise<unknown> => {
  if (step.at === 'home') return job.transaction((ctx) => step.run(ctx, row));
  if (row.made_centre_id === null) throw new Error('The center of this set-up is gone.');
  const where = { centre: row.made_centre_id, name: SET_UP.name, pool: 'system' } as const;
  return asSystem(job.app, where, (ctx) => step.run(ctx, row));
};

/**
 * Makes a center step by step, from the one it was left at. Each step is kept before the next one begins; one that fails is
 * named, and tried again with the job.
 */
export const makeNewCenter = async (
  job: JobContext,
  { set_up }: { readonly set_up: number },
  steps: readonly Step[] = setUpSteps,
): Promise<void> => {
  const noted = (progress: Progress): Promise<SetUpRow | undefined> =>
    job.transaction(async (ctx) => {
      const row = (await updateRow(ctx, 'center_set_up', { id: set_up }, progress))?.row;
      const { status } = progress;
      if (row?.made_centre_id != null && status !== undefined && isDeploy(status))
        await noteDeploy(ctx, row.made_centre_id, status, row.step);
      return row;
    });
  const read = (): Promise<SetUpRow | undefined> =>
    job.transaction((ctx) => findRow(ctx, 'center_set_up', { id: set_up }));
  const begun = await read();
  if (!begun || begun.status === 'waiting' || begun.status === 'done') return;
  const first = Math.max(
    0,
    steps.findIndex(({ name }) => name === begun.step),
  );
  for (const step of steps.slice(first)) {
    const row = await noted({ status: 'running', step: step.name });
    if (!row) return;
    try {
      await perform(job, step, row);
    } catch (error) {
      await noted({ status: 'failed' });
      throw error;
    }
  }
  await noted({ status: 'done', step: null, password_hash: null });
};

/** The jobs of centers that come to be. */
export const newCenterJobs: readonly Job[] = [job(SET_UP, { steps: makeNewCenter })];
