import type { Ctx } from '../../kernel/call/context.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import type { Status } from './states.ts';

/** What was done with an incident. */
export interface Deed {
  readonly kind:
    | 'requested'
    | 'edited'
    | 'status'
    | 'comment'
    | 'uploaded'
    | 'video_removed'
    | 'watched'
    | 'downloaded'
    | 'cut_asked'
    | 'restarted'
    | 'shared'
    | 'share_ended'
    | 'share_opened'
    | 'verified';
  readonly from_status?: Status;
  readonly to_status?: Status;
  readonly video_id?: number;
  readonly note?: string;
}

/** Adds to the history of an incident: the caller, now. */
export const record = async (ctx: Ctx, incident: number, deed: Deed): Promise<void> => {
  const { user } = ctx.who;
  await insertRows(ctx, 'incident_event', [{ incident_id: incident, at: ctx.now(), by_user: user, ...deed }]);
};
