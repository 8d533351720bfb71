import { sql } from 'kysely';
import { constraintBroken } from '../call/constraint-broken.ts';
import type { Ctx } from '../call/context.ts';
import { UserError } from '../call/refusals.ts';

/**
 * Does a part of a call that may be declined by itself, such as one row of many: then nothing it wrote, audited, published or
 * queued is kept, the rest of the call goes on, and what declined it is answered. What it does outside the database is not
 * taken back before the call ends.
 */
export const inPart = async <T>(ctx: Ctx, work: (part: Ctx) => Promise<T>): Promise<T | UserError> => {
  const told: (() => void)[] = [];
  const part: Ctx = Object.create(ctx, {
    audit: { value: (...given: Parameters<Ctx['audit']>) => told.push(() => ctx.audit(...given)) },
    publish: { value: (...given: Parameters<Ctx['publish']>) => told.push(() => ctx.publish(...given)) },
    emit: { value: (...given: Parameters<Ctx['emit']>) => told.push(() => ctx.emit(...given)) },
    enqueue: { value: (...given: Parameters<Ctx['enqueue']>) => told.push(() => ctx.enqueue(...given)) },
    later: { value: (...given: Parameters<Ctx['later']>) => told.push(() => ctx.later(...given)) },
  });
  await sql`savepoint part`.execute(ctx.db);
  let answer: T | UserError;
  try {
    answer = await work(part);
  } catch (error) {
    const declined = error instanceof UserError ? error : constraintBroken(error);
    if (!declined) throw error;
    answer = declined;
  }
  if (answer instanceof UserError) {
    await sql`rollback to savepoint part`.execute(ctx.db);
    return answer;
  }
  await sql`release savepoint part`.execute(ctx.db);
  for (const tell of told) tell();
  return answer;
};
