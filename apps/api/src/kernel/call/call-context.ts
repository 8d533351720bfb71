import type { Logger } from 'pino';
import type { Change } from '../audit/change.ts';
import { findRow } from '../db/find-rows.ts';
import type { Session } from '../db/session.ts';
import type { ListenersTo, Outgoing } from '../events/domain-event.ts';
import type { AskedList } from './asked-list.ts';
import type { Question, Questions } from './confirm.ts';
import type { Cookie, Ctx, Request, WorkContext } from './context.ts';
import { refuse } from './refusals.ts';
import type { Who } from './who.ts';
import { Work } from './work.ts';

/** Works in another center, in nobody's name. */
type Elsewhere = <T>(centre: number, work: (ctx: WorkContext) => Promise<T>) => Promise<T>;

/** The context of one run of a call. */
export class CallContext extends Work implements Ctx {
  override readonly who: Who;
  readonly request: Request;
  /** Cookies to set or remove once the call has succeeded. */
  readonly cookies: Cookie[] = [];
  private readonly questions: Questions;
  readonly epoch: () => number;
  private readonly elsewhere: Elsewhere;
  private readonly listFor: (asked: AskedList) => Promise<readonly unknown[]>;

  constructor(
    session: Session,
    execution: {
      call: string;
      writes: boolean;
      who: Who;
      at: Date;
      request: Request;
      log: Logger;
      listenersTo: ListenersTo;
      outgoing: Outgoing;
      questions: Questions;
      epoch: () => number;
      elsewhere: Elsewhere;
      listFor: (asked: AskedList) => Promise<readonly unknown[]>;
    },
  ) {
    const { call: name, who, request } = execution;
    const origin = { name, session: who.session || null, ip: request.ip || null, request: request.id };
    super(session, { ...execution, origin });
    this.who = who;
    this.request = request;
    this.questions = execution.questions;
    this.epoch = execution.epoch;
    this.elsewhere = execution.elsewhere;
    this.listFor = execution.listFor;
  }

  override outside<T>(work: () => Promise<T>): Promise<T> {
    this.questions.settle();
    return super.outside(work);
  }

  async inCenter<T>(centre: number, work: (ctx: WorkContext) => Promise<T>): Promise<T> {
    if (centre !== this.who.centre) {
      const own = await findRow(this, 'centre', { id: this.who.centre }, ['is_platform']);
      if (!own?.is_platform) throw refuse.forbidden();
    }
    return this.outside(() => this.elsewhere(centre, work));
  }

  list(asked: AskedList): Promise<readonly unknown[]> {
    return this.outside(() => this.listFor(asked));
  }

  queued(): number {
    return this.session.queued;
  }

  confirm(question: Question): void {
    this.mustWrite();
    this.questions.ask(question);
  }

  mustBeConfirmed(): void {
    this.questions.settle();
  }

  protected override changed(): readonly Change[] {
    return [...super.changed(), ...this.questions.changes()];
  }

  cookie(cookie: Cookie): void {
    this.cookies.push(cookie);
  }
}
