import { useSelection } from '@nestling/kit/selection.ts';
import { useEffect, useState } from 'react';
import { type Keep, keepAll } from './keeping.ts';
import { type StudentRow, stateOf } from './rows.ts';
import type { useReading } from './use-reading.ts';
import { type Send, useSaving } from './use-saving.ts';

const none: readonly StudentRow[] = [];

/**
 * Rows of families with what is done to them: which are ticked to be saved, which one is open, and saving. What brings nothing
 * new is not ticked: it need not be sent.
 * @param path the argument the rows are sent in
 */
export const useFamily = (
  path: 'data' | 'students',
  { rows, setRows, reading }: ReturnType<typeof useReading>,
  send: Send<StudentRow>,
  keep?: Keep<StudentRow>,
) => {
  const all = rows ?? none;
  const selection = useSelection();
  const { choose } = selection;
  const [open, setOpen] = useState<string | null>(null);
  // What was typed here and stands nowhere else yet.
  const [typed, setTyped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: ticks are set anew when a file was read, and stay while it is mended
  useEffect(() => {
    choose(all.filter((row) => stateOf(row) !== 'same').map(({ key }) => key));
    setOpen(null);
    setTyped(false);
  }, [reading, choose]);
  const chosen = all.filter(({ key }) => selection.has(key));
  const unsaved = all.filter((row) => !row.stored && stateOf(row) !== 'same');
  const keepAhead = keep && (async () => (await keepAll(unsaved, keep))?.kind === 'done');
  const saving = useSaving(path, chosen, setRows, send, keepAhead);
  const edit = (made: (rows: readonly StudentRow[]) => readonly StudentRow[]) => {
    setTyped(true);
    setRows(made);
  };
  const change = (row: StudentRow) => edit((before) => before.map((one) => (one.key === row.key ? row : one)));
  return {
    rows: all,
    setRows: edit,
    selection,
    change,
    open: all.find(({ key }) => key === open) ?? null,
    openRow: (row: StudentRow | null) => setOpen(row?.key ?? null),
    ready: chosen.filter(({ stored, faults }) => !stored && faults.length === 0).length,
    wrong: chosen.filter(({ stored, faults }) => !stored && faults.length > 0).length,
    unsaved,
    saving,
    keep,
    kept: () => setTyped(false),
    /** Whether something is lost when the page is left. */
    atStake: saving.progress === null ? typed && unsaved.length > 0 : !saving.safe,
  };
};
export type Family = ReturnType<typeof useFamily>;
