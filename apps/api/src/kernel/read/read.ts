import { answerTo, type CallExecution, contextOf, leaveOut, openSession } from '../call/call-execution.ts';
import { UserError } from '../call/refusals.ts';
import { mustBeShort } from './reader.ts';

/** Answers a call that only reads. All that is sent carries the centre, and nothing of it can write. */
export const read = async (execution: CallExecution): Promise<unknown> => {
  const session = openSession(execution);
  const ctx = contextOf(execution, session);
  try {
    await leaveOut(execution, session);
    const given = await execution.parsed.run(ctx, execution.event);
    if (given instanceof UserError) throw given;
    const { reader, answer } = answerTo(execution, ctx, given);
    if (reader.statements.length > 0) {
      const results = await session.send(reader.statements);
      mustBeShort(results);
      reader.deliver(results);
    }
    await session.settle();
    execution.requestContext.cookies.push(...ctx.cookies);
    return answer();
  } catch (error) {
    // A function that failed before it sent anything: whether the caller may ask at all comes first.
    await session.settle();
    throw error;
  }
};
