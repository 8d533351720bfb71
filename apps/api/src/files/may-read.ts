import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Request } from '../kernel/call/context.ts';
import { Refused } from '../kernel/call/refusals.ts';
import {
  partOf,
  type RequestContext,
  StandingChanged,
  standingPrecondition,
  whoOf,
} from '../kernel/call/request-context.ts';
import type { Who } from '../kernel/call/who.ts';
import { compile } from '../kernel/db/compile.ts';
import { Session } from '../kernel/db/session.ts';
import { isShownThrough } from '../kernel/files/ways.ts';
import type { Address } from './address.ts';

/** How long an answer stands: what is taken from a reader ends its addresses within a second. */
const STANDS_MS = 700;
const MOST_KEPT = 20_000;
/** How often the reader's role may turn out to be another one. */
const STANDINGS = 3;

const nothingAsked: Request = {
  id: '',
  ip: '',
  userAgent: '',
  portal: false,
  origin: '',
  language: 'en',
  pets: false,
  works: false,
  header: () => undefined,
  cookie: () => undefined,
};

const contextOf = ({ centre, user, role, session, impersonator, part }: Who, log: Logger): RequestContext => ({
  centre,
  suspended: false,
  request: nothingAsked,
  log,
  claims: {
    centre,
    user,
    session,
    role,
    ...(impersonator === undefined ? {} : { impersonator }),
    ...(part === undefined ? {} : { part }),
  },
  role,
  language: 'en',
  epoch: 0,
  cookies: [],
});

/** What of an address is asked about. */
type Asked = Pick<Address, 'reader' | 'right' | 'key' | 'epoch'>;

/** So many addresses of one reader are asked about in one statement. */
const MOST_AT_ONCE = 100;

/** An address that waits to be asked about. */
interface Question {
  readonly address: Asked;
  readonly told: (may: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Asks whether the readers of addresses may still have what they lead to: a page of sixty pictures in one statement, and
 * none within a second of it.
 */
export class ReadingRights {
  private readonly appContext: AppContext;
  private readonly known = new Map<string, { readonly at: number; readonly may: Promise<boolean> }>();
  /** What waits for each reader of whom something is being asked. */
  private readonly waiting = new Map<string, Question[]>();

  constructor(appContext: AppContext) {
    this.appContext = appContext;
  }

  /** Whether the file of an address may be given out now. */
  may(address: Asked): Promise<boolean> {
    const { reader, right, key, epoch } = address;
    if (reader === null) return Promise.resolve(right === 'anybody');
    const { centre, user, session, impersonator = 0, part } = reader;
    const who = [centre, user, session, impersonator, part ? JSON.stringify(part) : ''].join('\0');
    // The face of a grown-up asks for the reader alone.
    const asked = typeof right === 'string' ? [right, epoch] : [right.way, right.id, key];
    const name = [who, ...asked].join('\0');
    const at = performance.now();
    const last = this.known.get(name);
    if (last && at - last.at < STANDS_MS) return last.may;
    const may = this.gather(who, reader, address);
    this.known.delete(name);
    this.known.set(name, { at, may });
    // What could not be asked is asked anew.
    may.catch(() => this.known.delete(name));
    this.forget(at);
    return may;
  }

  /** The oldest stand first. */
  private forget(at: number): void {
    for (const [name, { at: from }] of this.known) {
      if (at - from < STANDS_MS && this.known.size <= MOST_KEPT) return;
      this.known.delete(name);
    }
  }

  /** What one reader fetches at once is asked in one go; what it fetches meanwhile is asked behind it. */
  private gather(who: string, reader: Who, address: Asked): Promise<boolean> {
    return new Promise((told, failed) => {
      const question = { address, told, failed };
      const open = this.waiting.get(who);
      if (open) {
        open.push(question);
        return;
      }
      const questions = [question];
      this.waiting.set(who, questions);
      setImmediate(() => void this.answerAll(who, reader, questions));
    });
  }

  private async answerAll(who: string, reader: Who, questions: Question[]): Promise<void> {
    while (questions.length > 0) await this.answer(reader, questions.splice(0, MOST_AT_ONCE));
    this.waiting.delete(who);
  }

  private async answer(reader: Who, questions: readonly Question[]): Promise<void> {
    const addresses = questions.map(({ address }) => address);
    try {
      const may = await this.ask(addresses, reader);
      for (const [i, { told }] of questions.entries()) told(may[i] === true);
    } catch (error) {
      for (const { failed } of questions) failed(error);
    }
  }

  private async ask(addresses: readonly Asked[], reader: Who): Promise<readonly boolean[]> {
    const { appContext } = this;
    const requestContext = contextOf(reader, appContext.log);
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.once(addresses, requestContext);
      } catch (error) {
        if (error instanceof Refused) return addresses.map(() => false);
        if (!(error instanceof StandingChanged) || tries === STANDINGS) throw error;
      }
    }
  }

  private async once(addresses: readonly Asked[], requestContext: RequestContext): Promise<readonly boolean[]> {
    const { appContext } = this;
    const now = appContext.clock.now();
    const standing = standingPrecondition(appContext, requestContext, now);
    const session = new Session(appContext.pools, requestContext.centre, false, standing ? [standing] : [], {
      often: true,
      part: partOf(requestContext),
    });
    const shown = addresses.map(({ right, key }) =>
      typeof right === 'string' ? sql`true` : isShownThrough(right, whoOf(requestContext), key, now),
    );
    const [found] = await session.send([compile(sql`select json_build_array(${sql.join(shown)}) as may`)]);
    const may: unknown = found?.rows[0]?.may;
    return addresses.map(
      ({ right, epoch }, i) =>
        Array.isArray(may) && may[i] === true && (right !== 'unchanged' || requestContext.epoch === epoch),
    );
  }
}
