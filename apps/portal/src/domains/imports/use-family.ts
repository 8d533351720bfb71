import { useSelection } from '@nestling/kit/selection.ts';
import { useEffect, useState } from 'react';
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
) => {
  const all = rows ?? none;
  const selection = useSelection();
  const { choose } = selection;
  const [open, setOpen] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: ticks are set anew when a file was read, and stay while it is mended
  useEffect(() => {
    choose(all.filter((row) => stateOf(row) !== 'same').map(({ key }) => key));
    setOpen(null);
  }, [reading, choose]);
  const chosen = all.filter(({ key }) => selection.has(key));
  const saving = useSaving(path, chosen, setRows, send);
  const change = (row: StudentRow) => setRows((before) => before.map((one) => (one.key === row.key ? row : one)));
  return {
    rows: all,
    setRows,
    selection,
    change,
    open: all.find(({ key }) => key === open) ?? null,
    openRow: (row: StudentRow | null) => setOpen(row?.key ?? null),
    ready: chosen.filter(({ stored, faults }) => !stored && faults.length === 0).length,
    wrong: chosen.filter(({ stored, faults }) => !stored && faults.length > 0).length,
    unsaved: all.filter(({ stored }) => !stored),
    saving,
  };
};
export type Family = ReturnType<typeof useFamily>;
