import { Admission, type AdmissionFault, namedBy, type RevokeBy } from './admission.ts';
import type { TicketClaims } from './ticket.ts';

/** Why a view ends, as the browser is told it. */
export type ByeCode = 4401 | 4403 | 4408 | 4410 | 4429;

/** How a view reaches its viewer. */
export interface Transport {
  /** Cut now: nothing more is sent but the reason, and what the network still holds is thrown away if need be. */
  bye(code: ByeCode, why: string): void;
  readonly ackedMs: number;
  /** Number of the newest picture the viewer has shown. */
  readonly ackedSeq: number;
}

export interface Limits {
  viewsPerViewer: number;
  viewsPerCamera: number;
  views: number;
}

/** What the control channel is told. */
export interface SessionReports {
  /** A ticket was taken: the view is open, though it may have shown nothing yet. */
  admitted(report: { sid: string }): void;
  opened(report: { sid: string; at: number }): void;
  progress(sessions: { sid: string; seq: number; acked_ms: number }[]): void;
  closed(report: { sid: string; acked_ms: number; code: number; why: string }): void;
  /** The number of viewers of a camera has changed. */
  viewers(cam: string, count: number): void;
}

interface View {
  claims: TicketClaims;
  transport: Transport;
  opened: boolean;
  reportedMs: number;
  /** End of the right to watch by the api's clock, ms; null: none known. */
  until: number | null;
  /** What it is cut for then. */
  untilWhy: string;
  /** The api last confirmed it, or it was opened, by `performance.now()`. */
  confirmedAt: number;
}

const PROGRESS_MS = 10_000;

/** All open views: who watches what, until when, and how each is cut. */
export class Sessions {
  readonly admission: Admission;
  readonly #limits: Limits;
  readonly #reports: SessionReports;
  readonly #views = new Map<string, View>();
  readonly #perViewer = new Map<string, number>();
  readonly #perCamera = new Map<string, number>();
  #leaseMs = 120_000;
  readonly #timers: NodeJS.Timeout[];

  constructor(gatewayId: string, limits: Limits, reports: SessionReports, progressMs = PROGRESS_MS) {
    this.admission = new Admission(gatewayId);
    this.#limits = limits;
    this.#reports = reports;
    this.#timers = [
      // A schedule's end is cut within a tenth of a second.
      setInterval(() => this.#expire(), 100),
      setInterval(() => this.admission.sweep(), 1000),
      setInterval(() => this.#progress(), progressMs),
    ];
  }

  /** Checks a ticket, the way it came by and the limits; the ticket is used up either way. */
  admit(
    ticket: string,
    way: 'live' | 'hls',
  ): TicketClaims | { code: ByeCode; why: AdmissionFault | 'way' | 'viewer' | 'camera' | 'gateway' } {
    const claims = this.admission.admit(ticket);
    if ('fault' in claims) return { code: claims.fault === 'revoked' ? 4403 : 4401, why: claims.fault };
    if (claims.hls && way === 'live') return { code: 4403, why: 'way' };
    if (this.#views.size >= this.#limits.views) return { code: 4429, why: 'gateway' };
    if ((this.#perCamera.get(claims.cam) ?? 0) >= this.#limits.viewsPerCamera) return { code: 4429, why: 'camera' };
    const most = Math.min(this.#limits.viewsPerViewer, claims.most ?? Number.POSITIVE_INFINITY);
    if ((this.#perViewer.get(claims.viewer) ?? 0) >= most) return { code: 4429, why: 'viewer' };
    return claims;
  }

  /** Enters a view. In the same turn as `admit`, so that no revocation can fall between. */
  add(claims: TicketClaims, transport: Transport): void {
    const confirmedAt = performance.now();
    const view = { claims, transport, opened: false, reportedMs: 0, until: null, untilWhy: 'schedule', confirmedAt };
    this.#views.set(claims.sid, view);
    this.#count(claims, 1);
    this.#reports.admitted({ sid: claims.sid });
  }

  /** The viewer was given video: the view counts as an opening from now. */
  handed(sid: string): void {
    const view = this.#views.get(sid);
    if (!view || view.opened) return;
    view.opened = true;
    this.#reports.opened({ sid, at: Math.round(this.admission.now()) });
  }

  /** The view is over, for whatever reason; a second call does nothing. */
  remove(sid: string, code: number, why: string): void {
    const view = this.#views.get(sid);
    if (!view) return;
    this.#views.delete(sid);
    this.#count(view.claims, -1);
    this.#reports.closed({ sid, acked_ms: view.transport.ackedMs, code, why });
  }

  setLease(leaseMs: number): void {
    this.#leaseMs = leaseMs;
  }

  confirm(views: readonly { sid: string; until: number | null; why: string }[]): void {
    const now = performance.now();
    for (const { sid, until, why } of views) {
      const view = this.#views.get(sid);
      if (!view) continue;
      view.confirmedAt = now;
      view.until = until;
      view.untilWhy = why;
    }
    this.#expire();
  }

  /** Cuts every view named, and refuses tickets issued before now that name the same. */
  revoke(by: RevokeBy, id: string, why: string): void {
    this.admission.revoke(by, id);
    if (by !== 'sid') this.end((claims) => namedBy(claims, by) === id, 4403, why);
    else {
      // Hundreds are revoked one by one when a room empties: no walk through all for each.
      const view = this.#views.get(id);
      if (view) this.#cut(view, 4403, why);
    }
  }

  /** Cuts the views that `which` picks. */
  end(which: (claims: TicketClaims) => boolean, code: ByeCode, why: string): void {
    for (const view of [...this.#views.values()]) if (which(view.claims)) this.#cut(view, code, why);
  }

  get size(): number {
    return this.#views.size;
  }

  list(): { sid: string; cam: string; acked_ms: number }[] {
    return [...this.#views.values()].map(({ claims, transport }) => ({
      sid: claims.sid,
      cam: claims.cam,
      acked_ms: transport.ackedMs,
    }));
  }

  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #cut(view: View, code: ByeCode, why: string): void {
    view.transport.bye(code, why);
    this.remove(view.claims.sid, code, why);
  }

  #expire(): void {
    const now = performance.now();
    const apiNow = this.admission.now();
    for (const view of [...this.#views.values()]) {
      if (view.until !== null && view.until <= apiNow) this.#cut(view, 4403, view.untilWhy);
      else if (now - view.confirmedAt > this.#leaseMs) this.#cut(view, 4403, 'lease');
    }
  }

  #progress(): void {
    const changed = [...this.#views.values()].filter((view) => view.transport.ackedMs !== view.reportedMs);
    if (changed.length === 0) return;
    for (const view of changed) view.reportedMs = view.transport.ackedMs;
    this.#reports.progress(
      changed.map(({ claims, transport }) => ({
        sid: claims.sid,
        seq: transport.ackedSeq,
        acked_ms: transport.ackedMs,
      })),
    );
  }

  #count({ viewer, cam }: TicketClaims, by: 1 | -1): void {
    add(this.#perViewer, viewer, by);
    this.#reports.viewers(cam, add(this.#perCamera, cam, by));
  }
}

function add(counts: Map<string, number>, key: string, by: number): number {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
  return count;
}
