import { isDone, leavingOut } from '../call/answers.ts';
import { answerTo, type CallExecution, contextOf, leaveOut, openSession } from '../call/call-execution.ts';
import { brokenConstraint, constraintNamed, UserError } from '../call/refusals.ts';
import { whoOf } from '../call/request-context.ts';
import { stateOf } from '../db/session.ts';
import { Operation } from './operation.ts';

const TRIES = 3;

/**
 * 40001: could not be serialised; 40P01: deadlock; 23505 of a constraint no domain has put into words: two at once did
 * what each alone may do. All end by trying again, when the other one is seen.
 */
const isCollision = (error: unknown): boolean => {
  const state = stateOf(error);
  if (state === '40001' || state === '40P01') return true;
  return state === '23505' && !constraintNamed(brokenConstraint(error));
};

/** Answers a call that writes: one transaction, tried again as a whole when it met another one. */
export const mutate = async (
  execution: CallExecution,
  operation: { id: string; input: unknown } | null,
): Promise<unknown> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(execution, operation);
    } catch (error) {
      if (attempt === TRIES || !isCollision(error)) throw error;
      execution.requestContext.log.info({ call: execution.name, attempt }, 'met another transaction, tried again');
      await execution.appContext.pause(attempt);
    }
  }
};

const once = async (execution: CallExecution, asked: { id: string; input: unknown } | null): Promise<unknown> => {
  const { requestContext, name, parsed, at } = execution;
  const operation = asked && new Operation(asked.id, name, whoOf(requestContext), asked.input);
  const session = openSession(execution, operation?.preconditions());
  const ctx = contextOf(execution, session);
  let committing = false;
  try {
    const dropped = await leaveOut(execution, session);
    const given = leavingOut(await run(), dropped);
    // Checks that nothing has taken along yet must have been answered before anything is committed.
    await session.settle();
    const { reader, answer } = answerTo(execution, ctx, given);
    const first = [...ctx.last(), ...(operation?.keep(given, at) ?? [])];
    committing = true;
    const results = await session.commit(first, reader.statements);
    reader.deliver(results.slice(first.length));
    requestContext.cookies.push(...ctx.cookies);
    return answer();
  } catch (error) {
    await session.rollback();
    // Whether a COMMIT without an answer was done, nobody knows: what belongs to it stays for the sweep.
    if (!committing) await ctx.takeBack();
    throw error;
  }

  async function run(): Promise<unknown> {
    try {
      const given = await parsed.run(ctx);
      if (given instanceof UserError) throw given;
      // What could not be done at all is not asked about: declined comes first.
      if (!isDone(given) || given.fieldErrors === null) ctx.mustBeConfirmed();
      return given;
    } catch (error) {
      await session.settle();
      throw error;
    }
  }
};
