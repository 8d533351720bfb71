import { staffTables } from './attendance-tables.ts';
import { carePlanTable } from './care-plan-table.ts';
import { credentialTable } from './credential-table.ts';
import { drillTable } from './drill-table.ts';
import { healthCheckTable } from './health-check-table.ts';
import { illnessTable } from './illness-table.ts';
import { immunizationTable } from './immunization-table.ts';
import { injuryTable } from './injury-table.ts';
import { medicationTable } from './medication-table.ts';
import { communicationsTable } from './sent-log/table.ts';

/** The reports of one location. */
export const placeTables = {
  time_clock: staffTables.pay_period,
  immunizations: immunizationTable,
  medications: medicationTable,
  care_plans: carePlanTable,
  drills: drillTable,
  injuries: injuryTable,
  illnesses: illnessTable,
  health_checks: healthCheckTable,
  staff_credentials: credentialTable,
  communications: communicationsTable,
} as const;
