import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { scope } from '../../kernel/read/reach.ts';
import { CenterExport } from './exports.entities.ts';

/** Exports of the own center, for its administrators; whoever acts as one of them sees none. */
export const exportsOfCenter = scope(CenterExport, 'exports of the center', (who) =>
  allows(who.role, 'admin') && who.impersonator === undefined ? sql`true` : sql`false`,
);
