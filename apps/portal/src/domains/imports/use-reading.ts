import type { Ended, FieldError } from '@nestling/kit/action.ts';
import { useState } from 'react';
import type { ImportStudentCellsFragment } from './imports.graphql.ts';
import type { Order } from './parts/DateOrder.tsx';
import { type StudentRow, studentRows } from './rows.ts';
import { useFileArgument } from './use-file.ts';

/** How reading a file ended, with the rows that were read. */
type Read = { readonly ended: Ended<unknown>; readonly students: readonly ImportStudentCellsFragment[] };

const foundIn = (ended: Ended<unknown>): readonly FieldError[] =>
  ended.kind === 'done' ? (ended.leftOut ?? []) : ended.fieldErrors;

/**
 * A file of families as it is read: its rows, what goes for the file as a whole, and the order of its days where the file leaves
 * it open. Reading stores nothing.
 */
export const useReading = (
  read: (file: string, order: Order | null, password: string | null) => Promise<Read | null>,
) => {
  const argumentOf = useFileArgument();
  const [sent, setSent] = useState<{ readonly file: string; readonly password: string | null } | null>(null);
  const [rows, setRows] = useState<readonly StudentRow[] | null>(null);
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [order, setOrder] = useState<Order | null>(null);
  const [busy, setBusy] = useState(false);
  const [reading, setReading] = useState(0);
  const [whyAsked, setWhyAsked] = useState('');

  /** Answers whether it was read. */
  const look = async ({ file, password }: NonNullable<typeof sent>, by: Order | null): Promise<boolean> => {
    const found = await read(file, by, password);
    if (!found) return false;
    const done = found.ended.kind === 'done';
    const ofFile = foundIn(found.ended).filter(({ field }) => field === 'file');
    setFaults(ofFile);
    setWhyAsked((before) => ofFile.find(({ code }) => code === 'DAY_ORDER')?.message ?? before);
    setProblem(done ? null : found.ended.message);
    setRows(done ? studentRows(found.students) : null);
    // Ticks and what was open belong to the rows before.
    setReading((count) => count + 1);
    return done;
  };
  const take = async (file: File, password: string | null) => {
    setBusy(true);
    setOrder(null);
    const made = await argumentOf(file);
    if ('file' in made) {
      const given = { file: made.file, password };
      setSent(given);
      await look(given, null);
    } else setProblem(made.problem);
    setBusy(false);
  };
  const readAgain = async (by: Order) => {
    setOrder(by);
    if (sent === null) return;
    setBusy(true);
    await look(sent, by);
    setBusy(false);
  };
  const asked = faults.find(({ code }) => code === 'DAY_ORDER')?.message;
  // Once it was asked it stays in sight, so that the answer can be changed.
  const openDates = asked ?? (order === null ? null : whyAsked);
  return {
    rows,
    setRows: (change: (before: readonly StudentRow[]) => readonly StudentRow[]) =>
      setRows((before) => before && change(before)),
    start: (kept: readonly ImportStudentCellsFragment[]) => {
      setRows(studentRows(kept));
      setReading((count) => count + 1);
    },
    fileFaults: faults.filter(({ code }) => code !== 'DAY_ORDER').map(({ message }) => message),
    openDates,
    order,
    problem,
    busy,
    reading,
    /** Reads what was sent already, such as when somebody has said what its columns hold. */
    read: (file: string, password: string | null) => {
      const given = { file, password };
      setSent(given);
      return look(given, order);
    },
    take,
    readAgain,
  };
};
