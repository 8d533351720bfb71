import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../../../db/types.gen.ts';
import { installation } from '../../../installation.ts';
import type { Event } from '../../../kernel/call/context.ts';
import type { ConnectionPools } from '../../../kernel/db/connection-pools.ts';
import { inCentre } from '../../../kernel/db/in-centre.ts';
import { MovedAway } from '../../../kernel/db/session.ts';
import { RESYNC } from '../../../kernel/events/events.ts';
import { notify } from '../../../kernel/events/notify.ts';
import { activeCentres } from '../../../kernel/lib/active-centres.ts';
import type { Clock } from '../../../kernel/lib/clock.ts';
import { reachCamera } from '../camera-source.ts';
import { certainlyLost } from '../certain-loss.ts';
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
import { centreOfCut, takeCuts, writeCut } from './cuts.ts';
import { mayCarry } from './fleet.ts';
import { centresOf, leaseOf } from './leases.ts';
import type { Link, Listener } from './link.ts';
import type { CameraSaid, CutSaid, Tested, ToGateway } from './messages.ts';
import { Presence } from './presence.ts';
import { type HeldSaid, ringGrants, writeHeld } from './recordings.ts';
import { Rounds } from './rounds.ts';
import { takeTest, writeTested } from './tests.ts';
import { touchedBy } from './touched.ts';
import { notifyWatch } from './watch-news.ts';

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
export class GatewaySupervisor implements Listener {
  private readonly pools: ConnectionPools;
  private readonly clock: Clock;
  private readonly log: Logger;
  private readonly links = new Set<Link>();
  private readonly presence: Presence;
  /** Cuts what an event has certainly taken; only then is the whole question asked. */
  private viewsCut = 0;
  private readonly certain = new Rounds((centre, touched) => this.cutCertain(centre, touched));
  private readonly whole = new Rounds((centre, touched) => this.recheck(centre, touched));
  private readonly timer: NodeJS.Timeout;

  constructor(appContext: { pools: ConnectionPools; clock: Clock; log: Logger }) {
    this.pools = appContext.pools;
    this.clock = appContext.clock;
    this.log = appContext.log;
    this.presence = new Presence(appContext);
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

  /** Views the gateways of this process have open, and how many this process has had cut since it began. */
  get views(): { readonly open: number; readonly cut: number } {
    return { open: [...this.links].reduce((sum, link) => sum + link.open.size, 0), cut: this.viewsCut };
  }

  greet(link: Link): void {
    this.links.add(link);
    const { ticket } = installation().secrets;
    link.message({
      t: 'welcome',
      now: this.clock.now().getTime(),
      keys: [{ kid: ticket.kid, public_key_spki_base64: ticket.publicSpki }],
      lease_ms: LEASE_MS,
    });
  }

  /** A key that was replaced, or whose gateway is removed, is of no use to a line that stands either. */
  private dismiss(centre: number, ids: readonly number[]): void {
    for (const link of [...this.links]) {
      if (!link.own || link.own.centre !== centre || !ids.includes(link.own.id)) continue;
      this.leave(link);
      link.end(4401, 'key is gone');
    }
  }

  private sayAll(centre: number, sentence: ToGateway): void {
    for (const link of this.links) if (link.serves(centre)) link.message(sentence);
  }

  leave(link: Link): void {
    if (!this.links.delete(link) || link.gateway === '') return;
    const back = this.linksOf(link.gateway);
    if (back.length > 0) {
      // Clips the line that broke was still told to cut; the gateway does not know of them.
      for (const centre of link.recorded.keys()) void this.cutClips(centre, { afresh: true }, back);
      return;
    }
    void this.presence.mark(link, { gone: true });
    // Its views have run out with their leases by then, unless it came back and said otherwise.
    setTimeout(() => void this.presence.forget(link, this.links), LEASE_MS).unref();
  }

  /** An event that may have touched rights, cameras or tests. Called for every event of these kinds in the product. */
  receive(event: Event): void {
    const { kind, centre, ids = [], at = {} } = event;
    if (kind === RESYNC) this.confirmAll();
    else if (kind === 'rights') {
      this.certain.ask(centre, touchedBy(event));
      // A camera that is closed, or open again.
      if (event.at?.camera !== undefined) void this.record(centre);
    } else if (kind === 'camera') {
      for (const camera of ids) this.sayAll(centre, { t: 'changed', cam: cameraKey(centre, camera) });
    } else if (kind === 'picture') void this.reopen(event);
    else if (kind === 'gateway') this.dismiss(centre, ids);
    else if (kind === 'recording') void this.record(centre);
    else if (kind === 'cut') {
      if (at.restart !== undefined) this.sayAll(centre, { t: 'restart_cuts', centre });
      void this.cutClips(centre, at.restart === undefined ? { ids } : { afresh: true });
    } else if (kind === 'camera_test') for (const id of ids) void this.startTest(centre, id);
  }

  async hello(link: Link, open: readonly Seen[], cameras: readonly CameraSaid[]): Promise<void> {
    await this.presence.mark(link, { version: link.version });
    for (const [centre, said] of byCentre(cameras)) {
      if (!link.serves(centre)) continue;
      await this.within(centre, (db) => writeStates(db, link, said, this.clock.now()));
    }
    await this.progress(link, open);
    for (const centre of centresOf(open.map((view) => view.sid))) this.whole.ask(centre, {});
    void this.begin(link);
  }

  /**
   * What a gateway that came records, of all centres in one message as the list is whole, and then the clips it has to cut.
   * Nothing of live waits for it.
   */
  private async begin(link: Link): Promise<void> {
    try {
      const centres = (await activeCentres(this.pools)).filter((centre) => link.serves(centre));
      for (const centre of centres) {
        const grants = await this.within(centre, (db) => ringGrants(db, centre, link, this.clock.now()));
        if (grants.length > 0) link.recorded.set(centre, grants);
      }
      link.listed = true;
      link.message({ t: 'record', cameras: [...link.recorded.values()].flat() });
      for (const centre of centres) await this.cutClips(centre, { afresh: true }, [link]);
    } catch (error) {
      this.log.error({ err: error }, 'a gateway could not be told what to record');
    }
  }

  /** Tells the gateways which cameras of a centre are recorded now, where that is something else than before. */
  private async record(centre: number): Promise<void> {
    try {
      for (const link of this.links) {
        if (!link.listed || !link.serves(centre)) continue;
        const grants = await this.within(centre, (db) => ringGrants(db, centre, link, this.clock.now()));
        if (JSON.stringify(link.recorded.get(centre) ?? []) === JSON.stringify(grants)) continue;
        link.recorded.set(centre, grants);
        link.message({ t: 'record', cameras: [...link.recorded.values()].flat() });
      }
    } catch (error) {
      this.log.error({ err: error, centre }, 'gateways could not be told what to record');
    }
  }

  /** The lines a gateway has now: several only while one that broke is not noticed. */
  private linksOf(gateway: string): Link[] {
    return [...this.links].filter((link) => link.gateway === gateway);
  }

  /**
   * Has clips cut that wait; `afresh` begins anew what the gateway does not know of. A line that broke while its clips
   * were taken up tells nobody: if the gateway came back meanwhile, they are taken up again for it.
   */
  private async cutClips(
    centre: number,
    which: { ids?: readonly number[]; afresh?: boolean },
    links: Iterable<Link> = this.links,
  ): Promise<void> {
    try {
      for (const link of links) {
        if (link.gateway === '' || !link.serves(centre)) continue;
        const told = await this.within(centre, (db) => takeCuts(db, centre, link, which, this.clock.now()));
        for (const one of told) link.message(one);
        if (told.length > 0 && !this.links.has(link))
          await this.cutClips(centre, { afresh: true }, this.linksOf(link.gateway));
      }
    } catch (error) {
      this.log.error({ err: error, centre }, 'clips could not be cut');
    }
  }

  async held(link: Link, cameras: readonly HeldSaid[]): Promise<void> {
    const told = byCentre(cameras);
    for (const centre of new Set([...told.keys(), ...link.recorded.keys()].filter((one) => link.serves(one))))
      await this.within(centre, (db) => writeHeld(db, link, told.get(centre) ?? [], this.clock.now()));
  }

  async cut(link: Link, said: CutSaid): Promise<void> {
    if (!link.serves(centreOfCut(said))) return;
    await this.within(centreOfCut(said), (db) => writeCut(db, link.gateway, said, this.clock.now()));
  }

  async need(link: Link, cam: string): Promise<void> {
    const [centre = 0, camera = 0] = cam.replace(SMALL, '').split(':').map(Number);
    const { own } = link;
    const found = link.serves(centre)
      ? await this.within(centre, async (db) =>
          own === null || (await mayCarry(db, own, camera))
            ? reachCamera(db, centre, camera, cam.endsWith(SMALL))
            : null,
        )
      : null;
    link.message(found ? { t: 'camera', cam, ...found } : { t: 'gone', cam });
  }

  async opened(link: Link, sid: string): Promise<void> {
    const centre = centreOfSid(sid);
    if (centre === null || !link.serves(centre)) return;
    const why = await this.within(centre, async (db) => {
      const opening = await markOpened(db, centre, sid, this.clock.now(), link.speaksFor);
      if (opening === null) return 'not its own' as const;
      if (opening.why === null) await notifyWatch(db, centre, opening.news ? [opening.news] : []);
      return opening.why;
    });
    if (why === 'not its own') return link.revoke(sid);
    if (why !== null) return this.cutViews(centre, [{ sid, why, until: null }]);
    link.message({ t: 'lease', views: await this.leases(centre, link.gateway, sid) });
  }

  async progress(link: Link, seen: readonly Seen[]): Promise<void> {
    for (const centre of centresOf(seen.map((view) => view.sid))) {
      if (!link.serves(centre)) continue;
      const own = seen.filter((view) => centreOfSid(view.sid) === centre);
      await this.within(centre, (db) => markSeen(db, own, this.clock.now(), link.speaksFor));
    }
  }

  async closed(link: Link, sid: string, ackedMs: number, why: string): Promise<void> {
    const centre = centreOfSid(sid);
    if (centre === null || !link.serves(centre)) return;
    await this.within(centre, async (db) => {
      const news = await markClosed(db, { sid, acked_ms: ackedMs, why }, this.clock.now(), link.speaksFor);
      await notifyWatch(db, centre, news ? [news] : []);
    });
  }

  async state(link: Link, said: CameraSaid): Promise<void> {
    for (const [centre, states] of byCentre([said])) {
      if (!link.serves(centre)) continue;
      await this.within(centre, async (db) => {
        const news = await writeStates(db, link, states, this.clock.now());
        if (news.length > 0) await notify(db, centre, [{ kind: 'camera_state', ids: news }]);
      });
    }
  }

  async tested(link: Link, result: Tested): Promise<void> {
    const [centre = 0, id = 0] = result.id.split(':').map(Number);
    if (!link.serves(centre) || !(link.own === null || link.tests.delete(result.id))) return;
    await this.within(centre, async (db) => {
      const camera = await writeTested(db, id, result, this.clock.now());
      if (camera !== null) await notify(db, centre, [{ kind: 'camera_state', ids: [camera] }]);
    });
  }

  private async startTest(centre: number, id: number): Promise<void> {
    // One beside the cameras reaches what the installation's may not.
    const fit = [...this.links].filter((one) => one.gateway !== '' && one.serves(centre));
    const link = fit.find(({ own }) => own === null) ?? fit[0];
    if (!link) return;
    try {
      const taken = await this.within(centre, (db) => takeTest(db, centre, id, this.clock.now()));
      if (!taken) return;
      link.tests.add(`${centre}:${id}`);
      link.message({ t: 'test', id: `${centre}:${id}`, ...taken });
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
        if (link.serves(centre))
          await this.cutViews(centre, await this.within(centre, (db) => viewsToReopen(db, link.gateway, where)));
    } catch (error) {
      this.log.error({ err: error, centre }, 'views were not told of changed settings');
    }
  }

  /** Confirms all open views, and closes those no gateway knows of any more. */
  private confirmAll(): void {
    for (const link of this.presence.beat(this.links)) {
      // A machine that hangs closes nothing: its cameras go to another.
      this.leave(link);
      link.end(1001, 'silent');
    }
    const sids = [...this.links].flatMap((link) => [...link.open]);
    for (const centre of centresOf(sids)) this.whole.ask(centre, {});
    // A blackout that ran out by itself, a clip nobody was there to cut.
    for (const centre of new Set([...this.links].flatMap((link) => [...link.recorded.keys()])))
      void this.record(centre).then(() => this.cutClips(centre, {}));
  }

  private async cutCertain(centre: number, touched: Touched): Promise<void> {
    try {
      for (const link of this.links) {
        if (!link.serves(centre)) continue;
        const now = this.clock.now();
        const lost = await this.within(centre, (db) => certainlyLost(db, link.gateway, touched, now));
        await this.cutViews(centre, lost);
      }
    } catch (error) {
      this.log.error({ err: error, centre }, 'what is certainly lost could not be cut first');
    }
    this.whole.ask(centre, touched);
  }

  /** Asks anew for the open views that may be touched. */
  private async recheck(centre: number, touched: Touched): Promise<void> {
    try {
      for (const link of this.links) if (link.serves(centre)) await this.round(centre, link, touched);
    } catch (error) {
      // Pages open their views anew, where the center is served now.
      if (error instanceof MovedAway) for (const link of this.links) link.revokeOf(centre);
      // The gateway's lease runs out if this goes on; nothing is watched without a confirmed right.
      this.log.error({ err: error, centre }, 'open views could not be confirmed');
    }
  }

  private async round(centre: number, link: Link, touched: Touched): Promise<void> {
    const now = this.clock.now();
    const open = [...link.open].filter((sid) => centreOfSid(sid) === centre);
    const verdicts = await this.within(centre, (db) => recheckViews(db, centre, link.gateway, touched, now));
    const kept = verdicts.filter((verdict) => verdict.why === null);
    await this.cutViews(
      centre,
      verdicts.filter((verdict) => verdict.why !== null),
    );
    if (kept.length > 0) link.message({ t: 'lease', views: kept.map(leaseOf) });
    if (Object.keys(touched).length > 0) return;
    // What it has open and the database not is nobody's right here, whatever another gateway shows.
    const asked = new Set(verdicts.map(({ sid }) => sid));
    for (const sid of open.filter((one) => !asked.has(one) && link.open.has(one))) link.revoke(sid);
    await this.within(centre, (db) => closeForgotten(db, link.gateway, [...link.open], now));
  }

  /** Cuts first and writes down after: the picture must go at once. */
  private async cutViews(centre: number, views: readonly Verdict[]): Promise<void> {
    if (views.length === 0) return;
    this.viewsCut += views.length;
    for (const { sid, why } of views)
      this.sayAll(centre, { t: 'revoke', by: 'sid', id: sid, why: why ?? 'right_lost' });
    await this.within(centre, async (db) => {
      await notifyWatch(db, centre, await closeViews(db, views, this.clock.now()));
    });
  }

  private async leases(centre: number, gateway: string, sid: string) {
    const now = this.clock.now();
    const verdicts = await this.within(centre, (db) => recheckViews(db, centre, gateway, { sids: [sid] }, now));
    return verdicts.filter((verdict) => verdict.why === null).map(leaseOf);
  }

  private within<T>(centre: number, run: (db: Kysely<DB>) => Promise<T>): Promise<T> {
    return inCentre(this.pools, centre, run, { often: true });
  }
}
