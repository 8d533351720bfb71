import type { Role } from '@nestling/rules/roles.ts';
import type { Refused } from './refusals.ts';

/** How a call ended: `done` and `declined` are answers, a refusal is named by its code, `failed` is masked as INTERNAL. */
export type Ending = 'done' | 'declined' | 'away' | 'failed' | Refused['code'];

/** What a call was and cost. Never an argument or a value: it stands in the log of an operator. */
export interface CallRecord {
  readonly call: string;
  /** The caller's role, as the database has it. */
  readonly role: Role;
  readonly ended: Ending;
  /** From the call's turn to its answer, in ms. */
  readonly ms: number;
  /** Statements sent, those of the kernel's own checks among them, and rows read or changed. */
  readonly statements: number;
  readonly rows: number;
}
