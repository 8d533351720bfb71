import type { AuditEntity } from './audit-entities.ts';

/** What the trail calls things it holds changes of: an entity, or what has a name alone. */
export interface AuditedNoun {
  readonly name: string;
}

/** A change for the audit trail: of what, and its values before and after (null: did not exist). */
export interface Change {
  readonly entity: AuditEntity | AuditedNoun;
  readonly id: number;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly reason?: string | undefined;
}
