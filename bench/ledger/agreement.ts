import { isDeepStrictEqual } from 'node:util';
import { int, sum as total } from './expecting.ts';
import type { Observed, Row } from './interface.ts';

const sum = (rows: readonly Row[], key: string): number => total(rows.map((row) => int(row[key])));
const at = (rows: readonly Row[], location: number): readonly Row[] => rows.filter((row) => row.location === location);

/**
 * What holds whatever was done, without a model: what is read in two places is the same to the cent, and the reports of a
 * closed month stay as they were first read. `stood` keeps those from one time to the next.
 */
export const disagreements = (seen: Observed, stood: Map<string, Observed['months'][number]>): string[] => {
  const found: string[] = [];
  const same = (what: string, one: unknown, other: unknown) => {
    if (!isDeepStrictEqual(one, other)) found.push(`${what}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`);
  };
  for (const { location, open, credit } of seen.overviews)
    same(
      `owed at location ${location} by balance report and overview`,
      sum(at(seen.balances, Number(location)), 'balance'),
      Number(open) - Number(credit),
    );
  for (const { student_id, balance } of seen.accounts) {
    const said = seen.statements.find((row) => row.student_id === student_id);
    same(`owed by child ${student_id} by account and statement`, balance, said?.balance);
    const families = seen.families.filter((row) => row.student_id === student_id);
    const agencies = seen.invoices.filter(
      (row) => row.student_id === student_id && row.agency_id === null && row.user_id === null,
    );
    if (agencies.length === 0)
      same(`owed by child ${student_id} by office and families`, balance, sum(families, 'balance'));
  }
  for (const row of seen.invoices) {
    if (row.status === 'draft' || row.status === 'voided') continue;
    const rest = Number(row.total) - Number(row.paid) - Number(row.waived) - Number(row.transferred);
    same(`rest of invoice ${row.id}`, row.balance, rest);
  }
  for (const month of seen.months) {
    if (!month.closed) continue;
    const key = `${month.location} ${month.month}`;
    const before = stood.get(key);
    stood.set(key, before ?? month);
    if (before) {
      for (const report of ['invoices', 'payments', 'summary'] as const) {
        if (isDeepStrictEqual(before[report], month[report])) continue;
        const moved = month[report].filter((row) => !before[report].some((one) => isDeepStrictEqual(one, row)));
        const was = before[report].filter((row) => !month[report].some((one) => isDeepStrictEqual(one, row)));
        found.push(`${report} of the closed month ${key} changed: ${JSON.stringify(was)} to ${JSON.stringify(moved)}`);
      }
    }
  }
  return found;
};
