import { setImmediate } from 'node:timers';
import { expect, test } from 'vitest';
import { inTurns } from '../in-turns.ts';

const busyFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('a long list comes whole and in its order, as a list or a page; others come in while it is put together', async () => {
  const records = Array.from({ length: 40 }, (_, id) => ({ id }));
  for (const given of [records, { total: 40, data: records }]) {
    const answer = inTurns(given);
    const list = Array.isArray(answer) ? answer : Object(answer).data;
    let others = 0;
    let goesOn = true;
    const again = (): void => {
      others += 1;
      if (goesOn) setImmediate(again);
    };
    setImmediate(again);
    const put = await Promise.all(
      list.map((come: Promise<unknown>) =>
        come.then((record) => {
          busyFor(2);
          return record;
        }),
      ),
    );
    goesOn = false;
    expect(put).toEqual(records);
    expect(others).toBeGreaterThan(3);
  }
});

test('what is short or no list is answered as it is', () => {
  const short = [{ id: 1 }, { id: 2 }];
  expect(inTurns(short)).toBe(short);
  expect(inTurns({ id: 1, name: 'Ava' })).toEqual({ id: 1, name: 'Ava' });
  expect(inTurns(null)).toBeNull();
});
