import type { Ended } from '@nestling/kit/action.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type KeepHow, keepAll } from '../src/domains/imports/keeping.ts';
import { type Counts, useSaving } from '../src/domains/imports/use-saving.ts';

afterEach(cleanup);

type Row = { key: string; stored: boolean; faults: { field: string; code: string; message: string }[] };
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, n) => ({ key: `${n}`, stored: false, faults: [] }));

/** Saves so many rows by a call that answers as told, and shows what was sent under which import. */
const saving = async (
  count: number,
  answer: (sent: readonly Row[], n: number) => Ended<Counts>,
  keepAhead?: () => Promise<boolean>,
) => {
  const calls: { keys: string[]; batch: string | null }[] = [];
  const { result } = renderHook(() => {
    const [rows, setRows] = useState(rowsOf(count));
    const send = async (sent: readonly Row[], batch: string | null) => {
      calls.push({ keys: sent.map(({ key }) => key), batch });
      return answer(sent, calls.length);
    };
    const all = useSaving('data', rows, setRows, send, keepAhead);
    return { rows, ...all };
  });
  await act(() => result.current.save());
  return { calls, result };
};
const done = (sent: readonly Row[], more: object = {}): Ended<Counts> => ({
  kind: 'done',
  message: '',
  data: { batch: '7', added: sent.length, changed: 0, same: 0 },
  leftOut: [],
  ...more,
});

test('a long list goes five hundred at a time, all of it under the import the first one answered', async () => {
  const { calls, result } = await saving(1_050, (sent) => done(sent));
  expect(calls.map(({ keys, batch }) => [keys.length, batch])).toEqual([
    [500, null],
    [500, '7'],
    [50, '7'],
  ]);
  expect(result.current.saved).toEqual({ added: 1_050, changed: 0, same: 0, left: 0 });
  expect(result.current.rows.every(({ stored }) => stored)).toBe(true);
  expect(result.current.progress).toBeNull();
});

test('what is wrong stands at its row, and the others are stored', async () => {
  const wrong = { field: 'data.1.contacts.0.email', code: 'TAKEN', message: 'This address is taken.' };
  const { result } = await saving(3, (sent) => done(sent, { leftOut: [wrong] }));
  expect(result.current.rows.map(({ stored }) => stored)).toEqual([true, false, true]);
  expect(result.current.rows[1]?.faults).toEqual([{ ...wrong, field: 'contacts.0.email' }]);
});

test('what a sending does not reach is the server’s, is counted, and is not sent again', async () => {
  const { calls, result } = await saving(600, (sent) =>
    done(sent, { data: { batch: '7', added: 100, changed: 0, same: 0, left: sent.length - 100 } }),
  );
  expect(calls.map(({ keys }) => keys.length)).toEqual([500, 100]);
  expect(result.current.saved).toEqual({ added: 200, changed: 0, same: 0, left: 400 });
  expect(result.current.rows.every(({ stored }) => stored)).toBe(true);
});

test('a refusal that names no row stops there and is told; one of rows alone goes on', async () => {
  const refused = await saving(600, () => ({ kind: 'declined', message: 'Taken back.', fieldErrors: [] }));
  expect(refused.calls).toHaveLength(1);
  expect(refused.result.current.problem).toBe('Taken back.');
  const all = await saving(600, (sent, n) =>
    n === 1
      ? {
          kind: 'declined',
          message: '',
          fieldErrors: sent.map((_, place) => ({ field: `data.${place}.room`, code: 'REQUIRED', message: 'Missing.' })),
        }
      : done(sent),
  );
  expect(all.calls).toHaveLength(2);
  expect(all.result.current.rows.filter(({ stored }) => stored)).toHaveLength(100);
});

test('a list of several sendings is kept before the first of them, and says whether it is; a short one needs no keeping', async () => {
  const order: string[] = [];
  const keep = (kept: boolean) => async () => {
    order.push('kept');
    return kept;
  };
  const note = (sent: readonly Row[]) => {
    order.push(`${sent.length}`);
    return done(sent);
  };
  const long = await saving(501, note, keep(true));
  expect(order).toEqual(['kept', '500', '1']);
  expect(long.result.current.safe).toBe(true);
  order.length = 0;
  const refused = await saving(501, note, keep(false));
  expect(order).toEqual(['kept', '500', '1']);
  expect(refused.result.current.safe).toBe(false);
  order.length = 0;
  await saving(500, note, keep(true));
  expect(order).toEqual(['500']);
});

test('what is kept goes five hundred at a time: the first in place of what stood there, the others behind it', async () => {
  const calls: [number, KeepHow][] = [];
  const ended = await keepAll(
    Array.from({ length: 1_001 }, (_, n) => n),
    async (rows, how) => {
      calls.push([rows.length, how]);
      return { kind: 'done', message: '', data: {} };
    },
    true,
  );
  expect(ended?.kind).toBe('done');
  expect(calls).toEqual([
    [500, { append: false, replace: true }],
    [500, { append: true, replace: false }],
    [1, { append: true, replace: false }],
  ]);
  const declined: Ended<unknown> = { kind: 'declined', message: 'Somebody else.', fieldErrors: [] };
  let asked = 0;
  const stopped = await keepAll([1, 2], async () => {
    asked += 1;
    return declined;
  });
  expect([stopped, asked]).toEqual([declined, 1]);
});
