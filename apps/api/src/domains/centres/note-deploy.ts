import type { WorkContext } from '../../kernel/call/context.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';

const states = ['pending', 'running', 'done', 'failed'] as const;
/** How far a release, or its set-up, has come to a center. */
export type Deploy = (typeof states)[number];
export const isDeploy = (status: string): status is Deploy => states.some((one) => one === status);

/** Notes how far it is, and tells those of home who look. */
export const noteDeploy = async (
  ctx: WorkContext,
  center: number,
  deploy: Deploy,
  step: string | null,
): Promise<void> => {
  const set = { deploy, deploy_step: step, ...(deploy === 'done' ? { deployed_at: ctx.now() } : {}) };
  await updateRows(ctx, 'centre', { id: center }, set);
  ctx.publish({ kind: 'centres', ids: [center] });
};
