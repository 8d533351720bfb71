import { randomBytes } from 'node:crypto';
import type { Loop } from './annex-b.ts';
import { onChannel, packetise, type RtpState } from './packetise.ts';

export const FRAMES_PER_SECOND = 25;
const FRAME_MS = 1000 / FRAMES_PER_SECOND;
const FRAME_TICKS = 90_000 / FRAMES_PER_SECOND;
/** A timer later than this (a suspended machine) skips to now rather than sending a burst. */
const SKIP_AFTER_FRAMES = FRAMES_PER_SECOND;
/** A client that takes no bytes is cut here, as a camera with a small send buffer does. */
const MAX_UNSENT_BYTES = 4 * 1024 * 1024;

/** Where packets go: a TCP connection that has been told PLAY. */
export interface Receiver {
  channel: number;
  unsent(): number;
  write(packets: Buffer): void;
  cut(): void;
}

/**
 * Plays one loop against the wall clock: frame n (n = ms since the epoch / 40) is sent at n × 40 ms with picture
 * n mod length and RTP timestamp n × 3600 mod 2^32. Every client therefore sees the same phase, and a reader on the
 * same clock knows from the timestamp when a frame left.
 */
export class LoopStream {
  readonly loop: Loop;
  readonly rtp: RtpState = { ssrc: randomBytes(4).readUInt32BE(), sequence: randomBytes(2).readUInt16BE() };
  #receivers = new Set<Receiver>();
  #timer: NodeJS.Timeout | undefined;
  #next = 0;

  constructor(loop: Loop) {
    this.loop = loop;
  }

  get receivers(): number {
    return this.#receivers.size;
  }

  /**
   * A new client. It first gets the pictures since the newest key frame with their own times, so that it can show
   * something at once: most cameras answer PLAY with a key frame, and a loop that is already coded cannot make one.
   * @returns what was sent before the live pictures, with the fields of the header RTP-Info of its first packet
   */
  add(receiver: Receiver): { packets: Buffer; sequence: number; timestamp: number } {
    if (!this.#timer) {
      this.#next = frameNow() + 1;
      this.#wait();
    }
    const { units } = this.loop;
    let first = this.#next - 1;
    while (!units[first % units.length]?.key) first--;
    // The pictures before the next one carry the sequence numbers before the next one.
    const count: RtpState = { ssrc: this.rtp.ssrc, sequence: 0 };
    this.#packets(first, count);
    const sequence = (this.rtp.sequence - count.sequence) & 0xffff;
    const packets = this.#packets(first, { ssrc: this.rtp.ssrc, sequence });
    this.#receivers.add(receiver);
    return { packets: onChannel(packets, receiver.channel), sequence, timestamp: rtpTimestamp(first) };
  }

  /** Every picture from `first` to the one before the next. */
  #packets(first: number, rtp: RtpState): Buffer {
    const { units } = this.loop;
    const parts: Buffer[] = [];
    for (let frame = first; frame < this.#next; frame++) {
      const unit = units[frame % units.length];
      if (unit) parts.push(packetise(unit, rtpTimestamp(frame), rtp));
    }
    return Buffer.concat(parts);
  }

  remove(receiver: Receiver): void {
    this.#receivers.delete(receiver);
    if (this.#receivers.size > 0) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(): void {
    this.#timer = setTimeout(() => this.#tick(), Math.max(1, this.#next * FRAME_MS - Date.now()));
  }

  #tick(): void {
    const now = frameNow();
    if (now - this.#next > SKIP_AFTER_FRAMES) this.#next = now;
    for (; this.#next <= now; this.#next++) this.#send(this.#next);
    if (this.#receivers.size > 0) this.#wait();
  }

  #send(frame: number): void {
    const unit = this.loop.units[frame % this.loop.units.length];
    if (!unit) return;
    const packets = packetise(unit, rtpTimestamp(frame), this.rtp);
    for (const receiver of this.#receivers) {
      if (receiver.unsent() > MAX_UNSENT_BYTES) receiver.cut();
      else receiver.write(onChannel(packets, receiver.channel));
    }
  }
}

const frameNow = (): number => Math.floor(Date.now() / FRAME_MS);

const rtpTimestamp = (frame: number): number => (frame * FRAME_TICKS) % 2 ** 32;
