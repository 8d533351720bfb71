import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { AppContext } from '../kernel/call/app-context.ts';
import type { Request } from '../kernel/call/context.ts';
import { Refused } from '../kernel/call/refusals.ts';
import { type RequestContext, StandingChanged, standingPrecondition, whoOf } from '../kernel/call/request-context.ts';
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
  header: () => undefined,
  cookie: () => undefined,
};

const contextOf = ({ centre, user, role, session, impersonator, locations }: Who, log: Logger): RequestContext => ({
  centre,
  request: nothingAsked,
  log,
  claims: {
    centre,
    user,
    session,
    role,
    ...(impersonator === undefined ? {} : { impersonator }),
    ...(locations === undefined ? {} : { locations }),
  },
  role,
  language: 'en',
  epoch: 0,
  cookies: [],
});

/** What of an address is asked about. */
type Asked = Pick<Address, 'reader' | 'right' | 'key' | 'epoch'>;

/** Asks whether the readers of addresses may still have what they lead to: one statement, and none within a second of it. */
export class ReadingRights {
  private readonly appContext: AppContext;
  private readonly known = new Map<string, { readonly at: number; readonly may: Promise<boolean> }>();

  constructor(appContext: AppContext) {
    this.appContext = appContext;
  }

  /** Whether the file of an address may be given out now. */
  may(address: Asked): Promise<boolean> {
    const { reader, right, key, epoch } = address;
    if (reader === null) return Promise.resolve(right === 'anybody');
    const { centre, user, session, impersonator = 0 } = reader;
    // A face asks for the reader alone: a page of sixty asks once.
    const asked = typeof right === 'string' ? [right, epoch] : [right.way, right.id, key];
    const name = [centre, user, session, impersonator, ...asked].join('\0');
    const at = performance.now();
    const last = this.known.get(name);
    if (last && at - last.at < STANDS_MS) return last.may;
    const may = this.ask(address, reader);
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

  private async ask(address: Asked, reader: Who): Promise<boolean> {
    const { appContext } = this;
    const requestContext = contextOf(reader, appContext.log);
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.once(address, requestContext);
      } catch (error) {
        if (error instanceof Refused) return false;
        if (!(error instanceof StandingChanged) || tries === STANDINGS) throw error;
      }
    }
  }

  private async once({ right, key, epoch }: Asked, requestContext: RequestContext): Promise<boolean> {
    const { appContext } = this;
    const now = appContext.clock.now();
    const standing = standingPrecondition(appContext, requestContext, now);
    const session = new Session(appContext.pools, requestContext.centre, false, standing ? [standing] : [], {
      often: true,
    });
    if (typeof right === 'string') {
      await session.settle();
      return right !== 'unchanged' || requestContext.epoch === epoch;
    }
    const shown = isShownThrough(right, whoOf(requestContext), key, now);
    const [found] = await session.send([compile(sql`select ${shown} as may`)]);
    return found?.rows[0]?.may === true;
  }
}
