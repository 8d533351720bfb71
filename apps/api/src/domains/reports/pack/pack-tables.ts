import type { PackPart } from '@nestling/rules/inspector-pack.ts';
import type { Acting } from '../../../kernel/call/context.ts';
import { addDays } from '../../../kernel/lib/local-time.ts';
import { readRatioLog } from '../../ratio/ratio.door.ts';
import { rosterSheet } from '../../students/students.door.ts';
import { ratioTable } from '../attendance-tables.ts';
import { carePlanTable } from '../care-plan-table.ts';
import { credentialTable } from '../credential-table.ts';
import { drillTable } from '../drill-table.ts';
import { healthCheckTable } from '../health-check-table.ts';
import { illnessTable } from '../illness-table.ts';
import { immunizationTable } from '../immunization-table.ts';
import { injuryTable } from '../injury-table.ts';
import { medicationTable } from '../medication-table.ts';
import { type OfPlace, type Table, table } from '../table.ts';

/** So many days of the log are worked out at once. */
const RATIO_DAYS = 93;

const ratioOf = async (ctx: Acting, { location, start_date, end_date }: OfPlace): Promise<Table> => {
  const lines = [];
  for (let from = start_date; from <= end_date; from = addDays(from, RATIO_DAYS)) {
    const last = addDays(from, RATIO_DAYS - 1);
    lines.push(
      ...(await readRatioLog(ctx, { location, start_date: from, end_date: last < end_date ? last : end_date })),
    );
  }
  return ratioTable(ctx, { location }, lines);
};

const rosterOf = async (ctx: Acting, { location }: OfPlace): Promise<Table> => {
  const { title, rows, columns } = await rosterSheet(ctx, { location });
  return table(title, rows, columns);
};

interface Part {
  readonly read: (ctx: Acting, of: OfPlace) => Promise<Table>;
  /** OfPlace the day it is made; the others are of the period. */
  readonly today?: true;
}

/** What each part is read by. */
export const packTables: Readonly<Record<PackPart, Part>> = {
  roster: { read: rosterOf, today: true },
  immunizations: { read: immunizationTable, today: true },
  care_plans: { read: carePlanTable, today: true },
  staff_credentials: { read: credentialTable, today: true },
  medications: { read: medicationTable },
  injuries: { read: injuryTable },
  illnesses: { read: illnessTable },
  health_checks: { read: healthCheckTable },
  drills: { read: drillTable },
  ratio_log: { read: ratioOf },
};
