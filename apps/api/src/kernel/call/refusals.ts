import { type Message, message } from './message.ts';
import type { WorkAsked } from './proof.ts';

/** Codes of the GraphQL errors a client may meet; anything else is masked as INTERNAL with a reference. */
export type RefusalCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'BAD_INPUT' | 'RATE_LIMITED' | 'NOT_READY';

/** One thing wrong with the input, at an argument's path such as 'users.0.email'. */
export interface Issue {
  readonly field: string;
  readonly message: Message;
  /** A machine word, where a person can mend it. */
  readonly code?: string;
}

/** The call is not answered at all: a GraphQL error with a code. */
export class Refused extends Error {
  readonly code: RefusalCode;
  readonly reason: Message;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[] | null;
  constructor(
    code: RefusalCode,
    reason: Message,
    detail: Readonly<Record<string, unknown>> = {},
    issues: readonly Issue[] | null = null,
  ) {
    super(code);
    this.issues = issues;
    this.code = code;
    this.reason = reason;
    this.detail = detail;
  }
}

/** Throw one of these: `throw refuse.forbidden()`. */
export const refuse = {
  unauthenticated: (reason: Message = message('kernel.signIn')) => new Refused('UNAUTHENTICATED', reason),
  forbidden: (
    field?: string,
    reason: Message = message('kernel.forbidden'),
    detail: Readonly<Record<string, unknown>> = {},
  ) => new Refused('FORBIDDEN', reason, field === undefined ? detail : { ...detail, field }),
  /** One issue speaks for itself, several are told at their fields. */
  badInput: (issues: readonly Issue[]) =>
    new Refused('BAD_INPUT', (issues.length === 1 && issues[0]?.message) || message('kernel.checkFields'), {}, issues),
  /** `seconds`: how long to wait before the next try. */
  tooOften: (seconds: number) =>
    new Refused('RATE_LIMITED', message('kernel.tooOften', { seconds }), { retry_after: seconds }),
  /** Work has to be done first: the caller's machine is told which, and asks again with it. */
  needsWork: (work: WorkAsked) => new Refused('RATE_LIMITED', message('kernel.needsWork'), { reason: 'WORK', work }),
  /** The centre's database or another part is away; `seconds`: when to try again. */
  notReady: (seconds = 2) => new Refused('NOT_READY', message('kernel.notReady'), { retry_after: seconds }),
};

/** One field the caller can mend. `code` is a machine word such as TAKEN. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message?: Message;
}

/** An expected failure the caller can mend: status Error, the transaction rolled back. Return it or throw it. */
export class UserError extends Error {
  readonly reason: Message;
  readonly fieldErrors: readonly FieldError[];
  constructor(reason: Message, fieldErrors: readonly FieldError[]) {
    super(reason.id);
    this.reason = reason;
    this.fieldErrors = fieldErrors;
  }
}

/** `return declined(message('room.full'), { field: 'program_id', code: 'FULL' })`. */
export const declined = (reason: Message, ...fieldErrors: readonly FieldError[]): UserError =>
  new UserError(reason, fieldErrors);

/** The record an argument names is not there any more: `return gone(message('student.gone'))`. */
export const gone = (reason: Message, field = 'id'): UserError => declined(reason, { field, code: 'GONE' });

interface Constraint {
  readonly field: string;
  readonly code: string;
  readonly message: Message;
}
const constraints = new Map<string, Constraint>();

/**
 * Says what breaking a database constraint means to the caller, by the constraint's name. One that nobody
 * declared is an INTERNAL error.
 */
export const constraint = (name: string, field: string, code: string, message: Message): void => {
  constraints.set(name, { field, code, message });
};
export const constraintNamed = (name: string): Constraint | undefined => constraints.get(name);
/** The name of the constraint an error of Postgres tells of; '' when it tells of none. */
export const brokenConstraint = (error: unknown): string =>
  error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
