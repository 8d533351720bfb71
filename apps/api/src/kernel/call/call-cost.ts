import type { Role } from '@nestling/rules/roles.ts';
import type { SentMessage } from '../db/session.ts';
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

/** Where the time of a call went, for whoever follows it through several systems. Times in ms since 1970. */
export interface CallTrace {
  readonly from: number;
  readonly messages: readonly SentMessage[];
  /** Header `traceparent` of the request (W3C Trace Context), as the caller wrote it. */
  readonly parent: string | undefined;
}

/** A piece of work of a queue that has ended. */
export interface JobRecord {
  readonly job: string;
  readonly queue: string;
  readonly ended: 'done' | 'failed';
  /** Of which try this was; 1 is the first. */
  readonly attempt: number;
  /** When it began, in ms since 1970, and how long it took, in ms. */
  readonly from: number;
  readonly ms: number;
}
