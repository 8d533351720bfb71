import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../../db/types.gen.ts';
import { installation } from '../../../installation.ts';
import { CHANNEL } from '../../../kernel/call-context.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Event } from '../../../kernel/context.ts';
import { RESYNC } from '../../../kernel/events.ts';
import { inCentre } from '../../../kernel/in-centre.ts';
import type { Wire } from '../../../kernel/wire.ts';
import { reachCamera } from '../camera-source.ts';
import { cameraKey, centreOfSid, SMALL } from '../ticket.ts';
import {
  closeForgotten,
  closeViews,
  markClosed,
  markOpened,
  markSeen,
  recheckViews,
  type Touched,
  type Verdict,
  viewsToReopen,
} from '../views.ts';
import { byCentre, writeStates } from './camera-states.ts';
import type { Link, Listener } from './link.ts';
import type { CameraSaid, Tested, ToGateway } from './messages.ts';
import { takeTest, writeTested } from './tests.ts';
import { merge, touchedBy } from './touched.ts';

/** How often open views are confirmed; the gateway closes one that was not for `LEASE_MS`. */
const CONFIRM_MS = 15_000;
const LEASE_MS = 120_000;

interface Seen {
  readonly sid: string;
  readonly acked_ms: number;
}

/**
 * Looks after the gateways connected to this process: tells them where cameras are, writes down what was watched, and
 * asks for every open view anew whether its right stands — when an event touches it, and every 15 seconds.
 */
export class GatewayDesk implements Listener {
  private readonly wire: Wire;
  private readonly clock: Clock;
  private readonly log: Logger;
  private readonly links = new Set<Link>();
  private readonly waiting = new Map<number, Touched>();
  private readonly running = new Set<number>();
  private readonly timer: NodeJS.Timeout;

  constructor(house: { wire: Wire; clock: Clock; log: Logger }) {
    this.wire = house.wire;
    this.clock = house.clock;
    this.log = house.log;
    this.timer = setInterval(() => this.confirmAll(), CONFIRM_MS);
    this.timer.unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  /** Whether a gateway is connected to this process. */
  get connected(): boolean {
    return [...this.links].some((link) => link.gateway !== '');
  }

  greet(link: Link): void {
    this.links.add(link);
    const { ticket } = installation().secrets;
    link.say({
      t: 'welcome',
      now: this.clock.now().getTime(),
      keys: [{ kid: ticket.kid, public_key_spki_base64: ticket.publicSpki }],
      lease_ms: LEASE_MS,
    });
  }

  private sayAll(message: ToGateway): void {
    for (const link of this.links) link.say(message);
  }

  leave(link: Link): void {
    this.links.delete(link);
  }

  /** An event that may have touched rights, cameras or tests. Called for every event of these kinds in the product. */
  hear(event: Event): void {
    const { kind, centre, ids = [] } = event;
    if (kind === RESYNC) this.confirmAll();
    else if (kind === 'rights') this.recheck(centre, touchedBy(event));
    else if (kind === 'camera') for (const camera of ids) this.sayAll({ t: 'changed', cam: cameraKey(centre, camera) });
    else if (kind === 'picture') void this.reopen(event);
    else if (kind === 'camera_test') for (const id of ids) void this.startTest(centre, id);
  }

  async hello(link: Link, open: readonly Seen[], cameras: readonly CameraSaid[]): Promise<void> {
    for (const [centre, said] of byCentre(cameras)) {
      await this.within(centre, (db) => writeStates(db, centre, link.gateway, said, this.clock.now()));
    }
    await this.progress(link, open);
    for (const centre of centresOf(open.map((view) => view.sid))) this.recheck(centre, {});
  }

  async need(link: Link, cam: string): Promise<void> {
    const [centre = 0, camera = 0] = cam.replace(SMALL, '').split(':').map(Number);
    const found = await this.within(centre, (db) => reachCamera(db, centre, camera, cam.endsWith(SMALL)));
    link.say(found ? { t: 'camera', cam, ...found } : { t: 'gone', cam });
  }

  async opened(link: Link, sid: string): Promise<void> {
    const centre = centreOfSid(sid);
    if (centre === null) return;
    const why = await this.within(centre, async (db) => {
      const reason = await markOpened(db, centre, sid, this.clock.now());
      if (reason === null) await tellWatch(db, centre, sid);
      return reason;
    });
    if (why !== null) return this.cut(centre, [{ sid, why, until: null }]);
    link.say({ t: 'lease', views: await this.leases(centre, link.gateway, sid) });
  }

  async progress(_: Link, seen: readonly Seen[]): Promise<void> {
    for (const centre of centresOf(seen.map((view) => view.sid))) {
      const own = seen.filter((view) => centreOfSid(view.sid) === centre);
      await this.within(centre, (db) => markSeen(db, centre, own, this.clock.now()));
    }
  }

  async closed(_: Link, sid: string, ackedMs: number, why: string): Promise<void> {
    const centre = centreOfSid(sid);
    if (centre === null) return;
    await this.within(centre, async (db) => {
      await markClosed(db, centre, { sid, acked_ms: ackedMs, why }, this.clock.now());
      await tellWatch(db, centre, sid);
    });
  }

  async state(link: Link, said: CameraSaid): Promise<void> {
    for (const [centre, states] of byCentre([said])) {
      await this.within(centre, async (db) => {
        const news = await writeStates(db, centre, link.gateway, states, this.clock.now());
        if (news.length > 0) await notify(db, { c: centre, k: 'camera_state', i: news, a: {} });
      });
    }
  }

  async tested(_: Link, result: Tested): Promise<void> {
    const [centre = 0, id = 0] = result.id.split(':').map(Number);
    await this.within(centre, (db) => writeTested(db, centre, id, result, this.clock.now()));
  }

  private async startTest(centre: number, id: number): Promise<void> {
    const [link] = this.links;
    if (!link) return;
    try {
      const taken = await this.within(centre, (db) => takeTest(db, centre, id, this.clock.now()));
      if (taken) link.say({ t: 'test', id: `${centre}:${id}`, ...taken });
    } catch (error) {
      // Whoever asked sees that no answer came, and asks again.
      this.log.warn(
        { reason: error instanceof Error ? error.message : String(error), centre },
        'a camera test did not start',
      );
    }
  }

  /** What tickets say of the picture has changed: who watches asks for a fresh one. */
  private async reopen({ centre, at = {} }: Event): Promise<void> {
    const number = (value: string | number | undefined) => (value === undefined ? undefined : Number(value));
    const [location, camera] = [number(at.location), number(at.camera)];
    const where = { ...(location === undefined ? {} : { location }), ...(camera === undefined ? {} : { camera }) };
    try {
      for (const link of this.links)
        await this.cut(centre, await this.within(centre, (db) => viewsToReopen(db, centre, link.gateway, where)));
    } catch (error) {
      this.log.error({ err: error, centre }, 'views were not told of changed settings');
    }
  }

  /** Confirms all open views, and closes those no gateway knows of any more. */
  private confirmAll(): void {
    const sids = [...this.links].flatMap((link) => [...link.open]);
    for (const centre of centresOf(sids)) this.recheck(centre, {});
  }

  /**
   * Asks anew for the open views an event touches. While one round runs for a centre, what arrives waits and goes
   * together: a burst of check-ins costs two rounds, not one each.
   */
  private recheck(centre: number, touched: Touched): void {
    const waiting = this.waiting.get(centre);
    this.waiting.set(centre, waiting ? merge(waiting, touched) : touched);
    if (this.running.has(centre)) return;
    this.running.add(centre);
    void this.rounds(centre).finally(() => this.running.delete(centre));
  }

  private async rounds(centre: number): Promise<void> {
    for (let touched = this.waiting.get(centre); touched; touched = this.waiting.get(centre)) {
      this.waiting.delete(centre);
      try {
        for (const link of this.links) await this.round(centre, link, touched);
      } catch (error) {
        // The gateway's lease runs out if this goes on; nothing is watched without a confirmed right.
        this.log.error({ err: error, centre }, 'open views could not be confirmed');
      }
    }
  }

  private async round(centre: number, link: Link, touched: Touched): Promise<void> {
    const now = this.clock.now();
    const verdicts = await this.within(centre, (db) => recheckViews(db, centre, link.gateway, touched, now));
    const kept = verdicts.filter((verdict) => verdict.why === null);
    const cut = verdicts.filter((verdict) => verdict.why !== null);
    await this.cut(centre, cut);
    if (kept.length > 0) link.say({ t: 'lease', views: kept.map(leaseOf) });
    if (Object.keys(touched).length > 0) return;
    await this.within(centre, (db) => closeForgotten(db, centre, link.gateway, [...link.open], now));
  }

  /** Cuts first and writes down after: the picture must go at once. */
  private async cut(centre: number, views: readonly Verdict[]): Promise<void> {
    if (views.length === 0) return;
    for (const { sid, why } of views) this.sayAll({ t: 'revoke', by: 'sid', id: sid, why: why ?? 'right_lost' });
    await this.within(centre, async (db) => {
      await closeViews(db, centre, views, this.clock.now());
      for (const { sid } of views) await tellWatch(db, centre, sid);
    });
  }

  private async leases(centre: number, gateway: string, sid: string) {
    const now = this.clock.now();
    const verdicts = await this.within(centre, (db) => recheckViews(db, centre, gateway, { sids: [sid] }, now));
    return verdicts.filter((verdict) => verdict.why === null).map(leaseOf);
  }

  private within<T>(centre: number, run: (db: Kysely<DB>) => Promise<T>): Promise<T> {
    return inCentre(this.wire, centre, run);
  }
}

const leaseOf = ({ sid, until, untilWhy = 'schedule' }: Verdict) => ({
  sid,
  until: until?.getTime() ?? null,
  why: untilWhy,
});

const centresOf = (sids: readonly string[]): Set<number> =>
  new Set(sids.map(centreOfSid).filter((centre) => centre !== null));

const notify = (db: Kysely<DB>, payload: { c: number; k: string; i: readonly number[]; a: Record<string, number> }) =>
  sql`select pg_notify(${CHANNEL}, ${JSON.stringify(payload)})`.execute(db);

/** Tells those who look at who is watching that a view began or ended. */
const tellWatch = async (db: Kysely<DB>, centre: number, sid: string): Promise<void> => {
  const view = await db
    .selectFrom('camera_view')
    .select(['id', 'camera_id', 'location_id'])
    .where('centre_id', '=', centre)
    .where('sid', '=', sid)
    .executeTakeFirst();
  if (!view) return;
  await notify(db, { c: centre, k: 'watch', i: [view.id], a: { camera: view.camera_id, location: view.location_id } });
};
