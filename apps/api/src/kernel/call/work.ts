import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Change } from '../audit/change.ts';
import type { Statement } from '../db/batch.ts';
import { boundTo, compile, typed } from '../db/compile.ts';
import type { Session } from '../db/session.ts';
import type { Sql } from '../db/tables.ts';
import type { DomainEvent, Emitted, Envelope, ListenersTo, Outgoing } from '../events/domain-event.ts';
import { notices } from '../events/notify.ts';
import { type Adding, addingAll, type ToAdd, toAdd } from '../jobs/enqueue.ts';
import type { Task } from '../jobs/task.ts';
import type { Actor, Publication, WorkContext } from './context.ts';

/** Event kind that tells the sealer of new audit rows in a centre. */
export const AUDITED = 'audited';

/** Values of these fields are never written to the audit trail. */
const SECRET = /password|secret|token|pin|hash|source_url|credential|provider_(ref|key)|customer_ref/i;
const withoutSecrets = (value: unknown): unknown =>
  JSON.stringify(value ?? null, (key, inner: unknown) => (SECRET.test(key) && inner !== null ? '(kept out)' : inner));

/** Where a change came from, as the audit trail keeps it. */
export interface Origin {
  /** Name of the call or the job. */
  readonly name: string;
  readonly session: string | null;
  readonly ip: string | null;
  /** Id of the request or of the job. */
  readonly request: string;
}

/** Who works, when, and in whose name. */
interface Working {
  readonly origin: Origin;
  readonly writes: boolean;
  readonly who: Actor;
  readonly at: Date;
  readonly log: Logger;
  readonly listenersTo: ListenersTo;
  readonly outgoing: Outgoing;
}

/** What is done in one transaction, by a call or a job; what it is told leaves with `last()`, in the message that commits. */
export class Work implements WorkContext {
  readonly who: Actor;
  readonly log: Logger;
  readonly db: WorkContext['db'];
  protected readonly session: Session;
  private readonly origin: Origin;
  private readonly writes: boolean;
  private readonly at: Date;
  private readonly events: Publication[] = [];
  private readonly changes: Change[] = [];
  private readonly jobs: ToAdd[] = [];
  private readonly listenersTo: ListenersTo;
  private readonly outgoing: Outgoing;
  private readonly emitted: Emitted[] = [];
  private readonly writing: Sql[] = [];
  private readonly undoes: (() => Promise<void>)[] = [];

  constructor(session: Session, given: Working) {
    this.session = session;
    this.who = given.who;
    this.log = given.log;
    this.listenersTo = given.listenersTo;
    this.outgoing = given.outgoing;
    this.origin = given.origin;
    this.writes = given.writes;
    this.at = given.at;
    this.db = boundTo(async (statement) => {
      const [result] = await session.send([statement]);
      if (!result) throw new Error('A statement was sent without an answer.');
      return result;
    });
  }

  /** Bound, as it is handed on by itself. */
  readonly now = (): Date => new Date(this.at);

  async lockAndRead<A, B>(lock: RawBuilder<A>, read: RawBuilder<B>): Promise<readonly [A[], B[]]> {
    const [locked, found] = await this.session.send([compile(lock), compile(read)]);
    if (!locked || !found) throw new Error('A statement was sent without an answer.');
    return [typed<A>(locked.rows), typed<B>(found.rows)];
  }

  outside<T>(work: () => Promise<T>): Promise<T> {
    return this.session.outside(work);
  }

  settled(): Promise<void> {
    return this.session.settle();
  }

  unlessKept(undo: () => Promise<void>): void {
    this.undoes.push(undo);
  }

  /** The transaction was rolled back: what was done outside of it is taken back. What cannot be is left to a sweep. */
  async takeBack(): Promise<void> {
    for (const undo of this.undoes.splice(0).reverse())
      await undo().catch((error: unknown) => this.log.warn({ reason: String(error) }, 'an effect stays behind'));
  }

  later(statement: RawBuilder<unknown>): void {
    this.mustWrite();
    this.writing.push(statement);
  }

  publish(event: Publication): void {
    this.mustWrite();
    this.events.push(event);
  }

  audit(change: Change): void {
    this.mustWrite();
    this.changes.push(change);
  }

  enqueue<P>(task: Task<P>, payload: P, options: Adding = {}): void {
    this.mustWrite();
    this.jobs.push(toAdd(task, options.centre ?? this.who.centre, payload, options));
  }

  emit<P>(event: DomainEvent<P>, told: P): void {
    this.mustWrite();
    const by = this.who.impersonator ?? this.who.user;
    const heard: Envelope = { event: randomUUID(), at: this.at.toISOString(), by, data: told };
    this.emitted.push({ event: event.name, id: heard.event, at: this.at, told });
    for (const listener of this.listenersTo(event.name))
      if (listener.concerns(told)) this.jobs.push(toAdd(listener, this.who.centre, heard));
  }

  protected mustWrite(): void {
    if (!this.writes) throw new TypeError(`${this.origin.name} only reads: nothing can be told, audited or queued.`);
  }

  /** Statements to be sent together with COMMIT. */
  last(): Statement[] {
    const changes = this.changed();
    const audited: Publication[] = changes.length > 0 ? [{ kind: AUDITED }] : [];
    const told = notices(this.who.centre, [...this.events, ...audited]);
    const jobs = this.jobs.length > 0 ? [addingAll(this.jobs)] : [];
    const outgoing = this.emitted.length > 0 ? this.outgoing(this.who.centre, this.emitted) : null;
    return [
      ...this.writing,
      ...this.trail(changes),
      ...(outgoing ? [outgoing] : []),
      ...jobs,
      ...(told ? [told] : []),
    ].map(compile);
  }

  /** What is written to the trail. */
  protected changed(): readonly Change[] {
    return this.changes;
  }

  private trail(changes: readonly Change[]): Sql[] {
    if (changes.length === 0) return [];
    const { who, origin } = this;
    const rows = changes.map(({ entity, id, before, after, reason }) => ({
      entity: typeof entity === 'string' ? entity : entity.name,
      entity_id: id,
      before: withoutSecrets(before),
      after: withoutSecrets(after),
      reason: reason ?? null,
    }));
    return [
      sql`insert into audit (centre_id, at, user_id, as_user_id, session_id, ip, request_id, call, entity, entity_id, before, after, reason)
        select ${who.centre}::int, ${this.at}::timestamptz, ${(who.impersonator ?? who.user) || null}::int,
          ${who.impersonator === undefined ? null : who.user}::int, ${origin.session}::text, ${origin.ip}::inet,
          ${origin.request}::text, ${origin.name}::text, r.entity, r.entity_id, r.before::jsonb, r.after::jsonb, r.reason
        from json_to_recordset(${JSON.stringify(rows)}::json) as r(entity text, entity_id int, before text, after text, reason text)`,
    ];
  }
}
