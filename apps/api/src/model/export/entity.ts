import type { AuditedNoun } from '../../kernel/audit/change.ts';

/** Data that somebody took out of the house in a file; the trail holds it, and no table. */
export const Export: AuditedNoun = { name: 'Export' };
