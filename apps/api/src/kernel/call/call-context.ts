import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Statement } from '../db/batch.ts';
import { boundTo, compile, typed } from '../db/compile.ts';
import type { Session } from '../db/session.ts';
import type { Sql } from '../db/tables.ts';
import type { Change, Cookie, Ctx, Publication, Request } from './context.ts';
import type { Who } from './who.ts';

/** Event kind that tells the sealer of new audit rows in a centre. */
export const AUDITED = 'audited';

/** Channel of Postgres over which all events of all centres go; payloads are JSON of `{ c, k, i, a }`. */
export const CHANNEL = 'nestling';
/** NOTIFY takes less than 8,000 bytes: longer lists of ids go in several. */
const IDS_PER_NOTICE = 500;

/** Values of these fields are never written to the audit trail. */
const SECRET = /password|secret|token|pin|hash|source_url|credential/i;
const withoutSecrets = (value: unknown): unknown =>
  JSON.stringify(value ?? null, (key, inner: unknown) => (SECRET.test(key) && inner !== null ? '(kept out)' : inner));

/** The context of one run of a call; what it is told leaves with `last()`, in the message that commits. */
export class CallContext implements Ctx {
  readonly who: Who;
  readonly request: Request;
  readonly log: Logger;
  readonly db: Ctx['db'];
  /** Cookies to set or remove once the call has succeeded. */
  readonly cookies: Cookie[] = [];
  private readonly call: string;
  private readonly writes: boolean;
  private readonly at: Date;
  private readonly events: Publication[] = [];
  private readonly changes: Change[] = [];
  private readonly jobs: Sql[] = [];
  private readonly writing: Sql[] = [];
  private readonly session: Session;

  constructor(
    session: Session,
    execution: { call: string; writes: boolean; who: Who; at: Date; request: Request; log: Logger },
  ) {
    this.session = session;
    this.who = execution.who;
    this.request = execution.request;
    this.log = execution.log;
    this.call = execution.call;
    this.writes = execution.writes;
    this.at = execution.at;
    this.db = boundTo(async (statement) => {
      const [result] = await session.send([statement]);
      if (!result) throw new Error('A statement was sent without an answer.');
      return result;
    });
  }

  now(): Date {
    return new Date(this.at);
  }

  async lockAndRead<A, B>(lock: RawBuilder<A>, read: RawBuilder<B>): Promise<readonly [A[], B[]]> {
    const [locked, found] = await this.session.send([compile(lock), compile(read)]);
    if (!locked || !found) throw new Error('A statement was sent without an answer.');
    return [typed<A>(locked.rows), typed<B>(found.rows)];
  }

  outside<T>(work: () => Promise<T>): Promise<T> {
    return this.session.outside(work);
  }

  later(statement: RawBuilder<unknown>): void {
    this.mustWrite();
    this.writing.push(statement);
  }

  queued(): number {
    return this.session.queued;
  }

  publish(event: Publication): void {
    this.mustWrite();
    this.events.push(event);
  }

  audit(change: Change): void {
    this.mustWrite();
    this.changes.push(change);
  }

  job(task: string, payload: Readonly<Record<string, unknown>>, options: { key?: string; at?: Date } = {}): void {
    this.mustWrite();
    const full = JSON.stringify({ ...payload, centre: this.who.centre });
    this.jobs.push(sql`select enqueue(${task}, ${full}::json, ${options.key ?? null}, ${options.at ?? null})`);
  }

  cookie(cookie: Cookie): void {
    this.cookies.push(cookie);
  }

  private mustWrite(): void {
    if (!this.writes) throw new TypeError(`${this.call} only reads: nothing can be told, audited or queued.`);
  }

  /** Statements to be sent together with COMMIT. */
  last(): Statement[] {
    return [...this.writing, ...this.trail(), ...this.jobs, ...this.notices()].map(compile);
  }

  private trail(): Sql[] {
    if (this.changes.length === 0) return [];
    const { who, request } = this;
    const rows = this.changes.map(({ entity, id, before, after, reason }) => ({
      entity: typeof entity === 'string' ? entity : entity.name,
      entity_id: id,
      before: withoutSecrets(before),
      after: withoutSecrets(after),
      reason: reason ?? null,
    }));
    return [
      sql`insert into audit (centre_id, at, user_id, as_user_id, session_id, ip, request_id, call, entity, entity_id, before, after, reason)
        select ${who.centre}::int, ${this.at}::timestamptz, ${who.impersonator ?? (who.user || null)}::int,
          ${who.impersonator === undefined ? null : who.user}::int, ${who.session || null}::text, ${request.ip || null}::inet,
          ${request.id}::text, ${this.call}::text, r.entity, r.entity_id, r.before::jsonb, r.after::jsonb, r.reason
        from json_to_recordset(${JSON.stringify(rows)}::json) as r(entity text, entity_id int, before text, after text, reason text)`,
    ];
  }

  private notices(): Sql[] {
    const audited: Publication[] = this.changes.length > 0 ? [{ kind: AUDITED }] : [];
    const payloads = [...this.events, ...audited].flatMap(({ kind, ids = [], at = {} }) => {
      const chunks: (readonly number[])[] = ids.length > 0 ? [] : [[]];
      for (let i = 0; i < ids.length; i += IDS_PER_NOTICE) chunks.push(ids.slice(i, i + IDS_PER_NOTICE));
      return chunks.map((i) => JSON.stringify({ c: this.who.centre, k: kind, i, a: at }));
    });
    if (payloads.length === 0) return [];
    return [sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`];
  }
}
