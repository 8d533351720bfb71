import type { Ended } from '@nestling/kit/action.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Counts, useSaving } from '../src/domains/imports/use-saving.ts';

afterEach(cleanup);

type Row = { key: string; stored: boolean; later: boolean; faults: { field: string; code: string; message: string }[] };
const rowsOf = (count: number): readonly Row[] =>
  Array.from({ length: count }, (_, n) => ({ key: `${n}`, stored: false, later: false, faults: [] }));

/** Saves so many rows by a call that answers as told, and shows what was sent under which import. */
const saving = async (count: number, answer: (sent: readonly Row[], n: number) => Ended<Counts>) => {
  const calls: { keys: string[]; batch: string | null }[] = [];
  const { result } = renderHook(() => {
    const [rows, setRows] = useState(rowsOf(count));
    const all = useSaving('data', rows, setRows, async (sent, batch) => {
      calls.push({ keys: sent.map(({ key }) => key), batch });
      return answer(sent, calls.length);
    });
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

test('a long list goes two hundred at a time, all of it under the import the first one answered', async () => {
  const { calls, result } = await saving(450, (sent) => done(sent));
  expect(calls.map(({ keys, batch }) => [keys.length, batch])).toEqual([
    [200, null],
    [200, '7'],
    [50, '7'],
  ]);
  expect(result.current.saved).toEqual({ added: 450, changed: 0, same: 0 });
  expect(result.current.rows.every(({ stored }) => stored)).toBe(true);
  expect(result.current.progress).toBeNull();
});

test('what is wrong stands at its row, and the others are stored', async () => {
  const wrong = { field: 'data.1.contacts.0.email', code: 'TAKEN', message: 'This address is taken.' };
  const { result } = await saving(3, (sent) => done(sent, { leftOut: [wrong] }));
  expect(result.current.rows.map(({ stored }) => stored)).toEqual([true, false, true]);
  expect(result.current.rows[1]?.faults).toEqual([{ ...wrong, field: 'contacts.0.email' }]);
});

test('what was not reached in time is sent again, and a sending that reaches nothing ends it', async () => {
  const later = (place: number) => ({ field: `data.${place}`, code: 'LATER', message: 'Send it again.' });
  const { calls, result } = await saving(3, (sent, n) => done(sent, { leftOut: n === 1 ? [later(2)] : [] }));
  expect(calls.map(({ keys }) => keys)).toEqual([['0', '1', '2'], ['2']]);
  expect(result.current.rows.every(({ stored, later: waits }) => stored && !waits)).toBe(true);
  const stuck = await saving(2, (sent) => done(sent, { leftOut: sent.map((_, place) => later(place)) }));
  expect(stuck.calls).toHaveLength(1);
  expect(stuck.result.current.rows.every(({ later: waits }) => waits)).toBe(true);
});

test('a refusal that names no row stops there and is told; one of rows alone goes on', async () => {
  const refused = await saving(300, () => ({ kind: 'declined', message: 'Taken back.', fieldErrors: [] }));
  expect(refused.calls).toHaveLength(1);
  expect(refused.result.current.problem).toBe('Taken back.');
  const all = await saving(300, (sent, n) =>
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
