import { Operation } from './operation.ts';
import { brokenConstraint, constraintNamed, Declined } from './refusals.ts';
import { answerTo, contextOf, leaveOut, openSession, type Scene } from './scene.ts';
import { stateOf } from './session.ts';
import { whoOf } from './visit.ts';

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
export const mutate = async (scene: Scene, operation: { id: string; input: unknown } | null): Promise<unknown> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(scene, operation);
    } catch (error) {
      if (attempt === TRIES || !isCollision(error)) throw error;
      scene.visit.log.info({ call: scene.name, attempt }, 'met another transaction, tried again');
      await scene.house.pause(attempt);
    }
  }
};

const once = async (scene: Scene, asked: { id: string; input: unknown } | null): Promise<unknown> => {
  const { visit, name, parsed, at } = scene;
  const operation = asked && new Operation(asked.id, name, whoOf(visit), asked.input);
  const session = openSession(scene, operation?.riders());
  const ctx = contextOf(scene, session);
  try {
    await leaveOut(scene, session);
    const given = await run();
    // Checks that nothing has taken along yet must have been answered before anything is committed.
    await session.settle();
    const { reader, answer } = answerTo(scene, ctx, given);
    const first = [...ctx.last(), ...(operation?.keep(given, at) ?? [])];
    const results = await session.commit([...first, ...reader.statements]);
    reader.deliver(results.slice(first.length));
    visit.cookies.push(...ctx.cookies);
    return answer();
  } catch (error) {
    await session.rollback();
    throw error;
  }

  async function run(): Promise<unknown> {
    try {
      const given = await parsed.run(ctx);
      if (given instanceof Declined) throw given;
      return given;
    } catch (error) {
      await session.settle();
      throw error;
    }
  }
};
