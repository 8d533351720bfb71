import { Declined } from './refusals.ts';
import { answerTo, contextOf, leaveOut, openSession, type Scene } from './scene.ts';

/** Answers a call that only reads. All that is sent carries the centre, and nothing of it can write. */
export const read = async (scene: Scene): Promise<unknown> => {
  const session = openSession(scene);
  const ctx = contextOf(scene, session);
  try {
    await leaveOut(scene, session);
    const given = await scene.parsed.run(ctx, scene.event);
    if (given instanceof Declined) throw given;
    const { reader, answer } = answerTo(scene, ctx, given);
    if (reader.statements.length > 0) reader.deliver(await session.send(reader.statements));
    await session.settle();
    scene.visit.cookies.push(...ctx.cookies);
    return answer();
  } catch (error) {
    // A function that failed before it sent anything: whether the caller may ask at all comes first.
    await session.settle();
    throw error;
  }
};
