import type { AuditEntity } from './audit-entities.ts';

/** A change for the audit trail: of what, and its values before and after (null: did not exist). */
export interface Change {
  /** Its name in the trail, or the entity itself. */
  readonly entity: AuditEntity | { readonly name: string; readonly table: string };
  readonly id: number;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
}
