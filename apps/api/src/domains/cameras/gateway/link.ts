import type { Logger } from 'pino';
import { centreOfSid } from '../ticket.ts';
import { gatewayName, type OwnGateway } from './fleet.ts';
import type { RingGrant } from './messages.ts';
import { type CameraSaid, type CutSaid, FromGateway, type Tested, type ToGateway } from './messages.ts';
import type { HeldSaid } from './recordings.ts';

/** The socket a link talks over; `ws` fits. */
export interface Channel {
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** What the rest of the api does with what a gateway says. Each settles by itself; none throws. */
export interface Listener {
  hello(link: Link, open: readonly { sid: string; acked_ms: number }[], cameras: readonly CameraSaid[]): Promise<void>;
  need(link: Link, cam: string): Promise<void>;
  opened(link: Link, sid: string): Promise<void>;
  progress(link: Link, seen: readonly { sid: string; acked_ms: number }[]): Promise<void>;
  closed(link: Link, sid: string, ackedMs: number, why: string): Promise<void>;
  state(link: Link, said: CameraSaid): Promise<void>;
  tested(link: Link, result: Tested): Promise<void>;
  held(link: Link, cameras: readonly HeldSaid[]): Promise<void>;
  cut(link: Link, said: CutSaid): Promise<void>;
}

/** One gateway's channel: checks what arrives, and works on it in the order it came. */
export class Link {
  /** Id of the gateway, once it said hello. */
  gateway = '';
  /** Views it has open, as it last told, whether they have shown anything or not. */
  readonly open = new Set<string>();
  /** The gateway of a centre its key belongs to; null: the installation's, of every centre. */
  readonly own: OwnGateway | null;
  version = '';
  /** Camera tests it was told to run. */
  readonly tests = new Set<string>();
  /** When it was last heard of, ms of `performance.now()`. */
  heardAt = performance.now();
  /** Whether it has been told all it records: what changes is told from then on. */
  listed = false;
  /** What it was told to record, by centre. */
  readonly recorded = new Map<number, readonly RingGrant[]>();
  private readonly channel: Channel;
  private readonly listener: Listener;
  private readonly log: Logger;
  private last: Promise<void> = Promise.resolve();

  constructor(channel: Channel, listener: Listener, log: Logger, own: OwnGateway | null = null) {
    this.own = own;
    this.channel = channel;
    this.listener = listener;
    this.log = log;
  }

  /** Whether it has anything to do with a centre. */
  serves(centre: number): boolean {
    return this.own === null || this.own.centre === centre;
  }

  /** Whose views it may report on; null: it holds the installation's key, and speaks for every gateway. */
  get speaksFor(): string | null {
    return this.own ? this.gateway : null;
  }

  /** Has it end a view that is not its own to show. */
  revoke(sid: string): void {
    this.message({ t: 'revoke', by: 'sid', id: sid, why: 'right_lost' });
  }

  /** Has it end all views of a centre. */
  revokeOf(centre: number): void {
    for (const sid of [...this.open]) if (centreOfSid(sid) === centre) this.revoke(sid);
  }

  heard(): void {
    this.heardAt = performance.now();
  }

  end(code: number, reason: string): void {
    this.channel.close(code, reason);
  }

  message(sentence: ToGateway): void {
    this.channel.send(JSON.stringify(sentence));
  }

  /** Takes a text frame. What cannot be understood closes the channel: the gateway is of another version. */
  take(text: string): void {
    this.heardAt = performance.now();
    const message = this.read(text);
    if (!message) {
      this.log.warn({ gateway: this.gateway }, 'a gateway sent a message of another form');
      this.channel.close(1007, 'unknown message');
      return;
    }
    this.last = this.last
      .then(() => this.pass(message))
      .catch((error: unknown) => {
        this.log.error(
          { gateway: this.gateway, message: message.t, err: error },
          'a message of a gateway was not settled',
        );
        // Its next hello brings everything again.
        this.channel.close(1011, 'try again');
      });
  }

  private read(text: string): FromGateway | null {
    try {
      return FromGateway.safeParse(JSON.parse(text)).data ?? null;
    } catch {
      return null;
    }
  }

  private async pass(message: FromGateway): Promise<void> {
    switch (message.t) {
      case 'hello':
        if (this.own && message.gateway !== gatewayName(this.own)) {
          this.channel.close(4401, 'key of another gateway');
          return;
        }
        this.gateway = message.gateway;
        this.version = message.version;
        for (const { sid } of message.sessions) this.open.add(sid);
        return this.listener.hello(this, message.sessions, message.cameras);
      case 'need':
        return this.listener.need(this, message.cam);
      case 'admitted':
        // Nothing to settle: from now the view is asked for at every round, though it may have shown nothing yet.
        this.open.add(message.sid);
        return;
      case 'opened':
        this.open.add(message.sid);
        return this.listener.opened(this, message.sid);
      case 'progress':
        for (const { sid } of message.sessions) this.open.add(sid);
        return this.listener.progress(this, message.sessions);
      case 'closed':
        this.open.delete(message.sid);
        return this.listener.closed(this, message.sid, message.acked_ms, message.why);
      case 'state':
        return this.listener.state(this, message);
      case 'tested':
        return this.listener.tested(this, message);
      case 'held':
        return this.listener.held(this, message.cameras);
      case 'cut':
        return this.listener.cut(this, message);
      case 'poster':
        return;
    }
  }
}
