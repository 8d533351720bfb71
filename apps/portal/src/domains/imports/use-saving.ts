import type { Ended } from '@nestling/kit/action.ts';
import { useState } from 'react';
import { faultsByRow, type RowFault } from './rows.ts';

/** Rows of one sending: what its call does not reach in its five seconds, the server goes on with by itself. */
const AT_ONCE = 500;

type Savable = {
  readonly key: string;
  readonly stored: boolean;
  readonly faults: readonly RowFault[];
};
/** What a call says it has done with the rows of one sending. */
export type Counts = {
  readonly batch: string | null;
  readonly added: number | null;
  readonly changed?: number | null;
  readonly same?: number | null;
  /** Rows that are being written without anybody waiting for them. */
  readonly left?: number | null;
};
/** Sends rows under the import of the sendings before; null where somebody said no. */
export type Send<Row> = (rows: readonly Row[], batch: string | null) => Promise<Ended<Counts> | null>;

export type Saved = { readonly added: number; readonly changed: number; readonly same: number; readonly left: number };
const NONE: Saved = { added: 0, changed: 0, same: 0, left: 0 };

/**
 * Saves rows five hundred at a time, one sending after the other, all under one import. What is right is stored, now or by the
 * server without the page; what is wrong stands at its row.
 * @param path the argument the rows go in, by which their faults are named
 * @param keepAhead keeps what is to be saved before a list of several sendings begins, so that a page that is closed before all
 *   of it was sent loses nothing: what a sending takes is taken out of what is kept. Answers whether it is kept.
 */
export const useSaving = <Row extends Savable>(
  path: string,
  rows: readonly Row[],
  setRows: (change: (rows: readonly Row[]) => readonly Row[]) => void,
  send: Send<Row>,
  keepAhead?: () => Promise<boolean>,
) => {
  const [safe, setSafe] = useState(false);
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number } | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [batch, setBatch] = useState<string | null>(null);

  const take = (sent: readonly Row[], ended: Ended<Counts>): void => {
    const faults = faultsByRow(path, ended.kind === 'done' ? (ended.leftOut ?? []) : ended.fieldErrors);
    const places = new Map(sent.map((row, place) => [row.key, place]));
    setRows((before) =>
      before.map((row) => {
        const place = places.get(row.key);
        if (place === undefined) return row;
        const own = faults.get(place) ?? [];
        return { ...row, faults: own, stored: ended.kind === 'done' && own.length === 0 };
      }),
    );
  };

  const save = async () => {
    let waiting: readonly Row[] = rows.filter(({ stored, faults }) => !stored && faults.length === 0);
    const count = waiting.length;
    let sum = saved ?? NONE;
    let into = batch;
    setProblem(null);
    setProgress({ done: 0, count });
    setSafe(count > AT_ONCE && keepAhead !== undefined && (await keepAhead()));
    while (waiting.length > 0) {
      setProgress({ done: count - waiting.length, count });
      const sent = waiting.slice(0, AT_ONCE);
      const ended = await send(sent, into);
      if (!ended) break;
      take(sent, ended);
      if (ended.kind !== 'done') {
        const own = faultsByRow(path, ended.fieldErrors);
        // Every row of it is wrong: the next ones may be right. Anything else stops here, and nothing is lost.
        if (own.size === 0) {
          setProblem(ended.message);
          break;
        }
      } else {
        const { added, changed, same, left } = ended.data;
        into = ended.data.batch ?? into;
        sum = {
          added: sum.added + (added ?? 0),
          changed: sum.changed + (changed ?? 0),
          same: sum.same + (same ?? 0),
          left: sum.left + (left ?? 0),
        };
      }
      waiting = waiting.slice(AT_ONCE);
    }
    setBatch(into);
    setSaved(sum);
    setProgress(null);
  };

  return { save, progress, saved, problem, safe };
};
