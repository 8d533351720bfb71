import type { TestTenant } from '@nestling/api/harness/test-tenant.ts';
import { sql } from 'kysely';
import type { Entry } from './journal.ts';

/** What the journal and the database disagree on. */
export interface Verdict {
  /** Operations that were acknowledged and are not there. */
  readonly lost: string[];
  /** Operations of which more is there than was asked for, or that were refused and done all the same. */
  readonly doubled: string[];
  /** Repeats of one operation that were answered differently. */
  readonly differing: string[];
}

const byCount = (rows: readonly { of: string; count: number }[]): Map<string, number> =>
  new Map(rows.map(({ of, count }) => [of, count]));

/**
 * Holds the journal against the database, once everything is quiet and nothing is unknown any more: acknowledged means
 * exactly one record, refused none.
 */
export const judge = async ({ db }: TestTenant, entries: readonly Entry[]): Promise<Verdict> => {
  const operations = await sql<{ of: string; count: number }>`
    select operation_id::text as of, count(*)::int as count from operation where answer is not null group by 1`.execute(
    db,
  );
  const rooms = await sql<{ of: string; count: number }>`
    select name as of, count(*)::int as count from room where name like 'Room %-%' group by 1`.execute(db);
  const events = await sql<{ of: string; count: number }>`
    select student_id::text as of, count(*)::int as count from attendance_event group by 1`.execute(db);
  const [done, made, checked] = [byCount(operations.rows), byCount(rooms.rows), byCount(events.rows)];

  const verdict: Verdict = { lost: [], doubled: [], differing: [] };
  const asked = new Map<string, number>();
  for (const { intent, outcome, answers } of entries) {
    const { op, kind, of } = intent;
    const expected = outcome === 'acked' ? 1 : 0;
    if (kind === 'check') asked.set(of, (asked.get(of) ?? 0) + expected);
    const counts = [done.get(op) ?? 0, ...(kind === 'room' ? [made.get(of) ?? 0] : [])];
    if (counts.some((count) => count < expected)) verdict.lost.push(`${kind} ${op}`);
    if (counts.some((count) => count > expected)) verdict.doubled.push(`${kind} ${op} (${outcome})`);
    if (new Set(answers).size > 1) verdict.differing.push(`${kind} ${op}: ${answers.join(' | ')}`);
  }
  for (const child of new Set([...asked.keys(), ...checked.keys()])) {
    const [wanted, found] = [asked.get(child) ?? 0, checked.get(child) ?? 0];
    if (found < wanted) verdict.lost.push(`child ${child}: ${found} of ${wanted} events`);
    if (found > wanted) verdict.doubled.push(`child ${child}: ${found} events, ${wanted} asked for`);
  }
  return verdict;
};
