import type { Ctx } from '../../kernel/call/context.ts';
import { type EndReason, endSessions } from './sessions.ts';

/** Signs a person out everywhere: to be called when somebody is switched off, or gets a password from somebody else. */
export const signOutEverywhere = (ctx: Ctx, user: number, reason: EndReason): Promise<number> =>
  endSessions(ctx, { user }, reason);
