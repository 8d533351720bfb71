import { createHash } from 'node:crypto';
import { isObject } from '@nestling/rules/json.ts';
import { sql } from 'kysely';
import { type Done, isDone, isRows } from '../call/answers.ts';
import { message, messageFromJson } from '../call/message.ts';
import { type FieldError, refuse } from '../call/refusals.ts';
import type { Who } from '../call/who.ts';
import type { Statement } from '../db/batch.ts';
import { compile } from '../db/compile.ts';
import type { Precondition } from '../db/session.ts';

/** The call was done before under this operation id: what it answered then. */
export class DoneBefore extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('done before');
    this.answer = answer;
  }
}

/** JSON with sorted keys, so that equal inputs read equal. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One operation a client has named: repeated within 90 days, it answers the first result and changes nothing. */
export class Operation {
  private readonly id: string;
  private readonly call: string;
  private readonly who: Who;
  private readonly hash: Buffer;

  /** Refuses BAD_INPUT for an id that is no UUID. */
  constructor(id: string, call: string, who: Who, input: unknown) {
    if (!UUID.test(id)) throw refuse.badInput([{ field: 'operation_id', message: message('kernel.noUuid') }]);
    this.id = id;
    this.call = call;
    this.who = who;
    this.hash = createHash('sha256').update(canonical(input)).digest();
  }

  private get key() {
    return sql`centre_id = ${this.who.centre} and user_id = ${this.who.user} and operation_id = ${this.id}::uuid`;
  }

  /**
   * Claims the id. The lock waits for a twin that is still running; if that one commits, its answer is found by the
   * select behind it, if it fails, the claim is ours. Two ids that share a number only wait for each other.
   */
  preconditions(): Precondition[] {
    const name = `${this.who.centre} ${this.who.user} ${this.id.toLowerCase()}`;
    const number = createHash('sha256').update(name).digest().readBigInt64BE();
    const claim = compile(sql`select pg_advisory_xact_lock(${number.toString()}::bigint)`);
    const found = compile(sql`select call, input_hash = ${this.hash}::bytea as same, answer from operation
      where ${this.key} and answer is not null`);
    return [
      { statement: claim, check: () => {} },
      {
        statement: found,
        check: ({ rows: [row] }) => {
          if (!row) return;
          if (row.call !== this.call || row.same !== true)
            throw refuse.badInput([{ field: 'operation_id', message: message('kernel.usedOtherwise') }]);
          throw new DoneBefore(row.answer);
        },
      },
    ];
  }

  /** Keeps the answer with the work it belongs to. What was not done may be tried again under the same id. */
  keep(given: unknown, at: Date): Statement[] {
    if (isDone(given) && given.fieldErrors !== null) return [];
    return [
      compile(sql`insert into operation (centre_id, user_id, operation_id, call, input_hash, answer, at)
        values (${this.who.centre}, ${this.who.user}, ${this.id}::uuid, ${this.call}, ${this.hash},
          ${JSON.stringify({ given }, withoutRows)}::jsonb, ${at}::timestamptz)`),
    ];
  }
}

/** What a call gave, out of the JSON it was kept as. Parts that were told as rows are not kept, and answer null. */
export const givenBefore = (kept: unknown): unknown => {
  const given = isObject(kept) ? kept.given : null;
  if (!isObject(given) || !isObject(given.message)) return given;
  const leftOut = Array.isArray(given.leftOut) ? given.leftOut.filter(isObject).map(leftOutFromJson) : [];
  return { message: messageFromJson(given.message), values: given.values, fieldErrors: null, leftOut } satisfies Done;
};

const leftOutFromJson = ({ field, code, message: said }: Record<string, unknown>): FieldError => ({
  field: String(field),
  code: String(code),
  ...(isObject(said) ? { message: messageFromJson(said) } : {}),
});

const withoutRows = (_: string, value: unknown): unknown => (isRows(value) ? null : value);
