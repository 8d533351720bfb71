import type { Ctx } from '../../kernel/call/context.ts';

/**
 * Asks the payment provider while no transaction is open; null where it does not answer, which is logged. What the caller may
 * not is thrown all the same: only what the provider says is caught here.
 */
export const askProvider = <T>(ctx: Ctx, ask: () => Promise<T>): Promise<T | null> =>
  ctx.outside(() =>
    ask().catch((error: unknown) => {
      ctx.log.warn({ reason: String(error) }, 'the payment provider did not answer');
      return null;
    }),
  );
