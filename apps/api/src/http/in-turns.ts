import { isObject } from '@nestling/rules/json.ts';
import { turnsOf } from './turns.ts';

/** Shorter lists come at once. */
const SHORT = 10;

const listInTurns = (list: readonly unknown[]): readonly unknown[] => {
  if (list.length < SHORT) return list;
  // One at a time: a single record may hold a family of a hundred.
  const others = turnsOf();
  let turn: Promise<void> = Promise.resolve();
  return list.map((record) => {
    const come = turn.then(() => record);
    turn = come.then(others);
    return come;
  });
};

/**
 * What a call answers, a long list of it as promises that come one after the other, with others in between: putting a
 * thousand records into a large answer takes longer than anybody may hold the thread. For documents that are carried
 * out as they stand; code that was made of one takes no promises for records.
 */
export const inTurns = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return listInTurns(answer);
  if (isObject(answer) && 'data' in answer && Array.isArray(answer.data))
    return { ...answer, data: listInTurns(answer.data) };
  return answer;
};
