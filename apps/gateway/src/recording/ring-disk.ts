import { closeSync, ftruncateSync, mkdirSync, openSync, rmSync, statfsSync, truncateSync, writeSync } from 'node:fs';
import { sealRecord } from './record.ts';
import {
  addSpan,
  camerasIn,
  folderOf,
  newFile,
  type RingFile,
  readHours,
  readRing,
  removeEmpty,
  type Span,
  writeHours,
} from './ring-files.ts';

/** What the api says of a camera that is recorded. */
export interface RingGrant {
  cam: string;
  /** AES-256 key in base64. */
  key: string;
  /** How long pieces are kept, and how many bytes of them at most. */
  hours: number;
  bytes: number;
  /** Off: what is held is kept for its time, nothing is added. */
  on: boolean;
}

/** What is held of a camera. */
export interface Held {
  cam: string;
  /** ms since 1970; null when nothing is held. */
  oldest: number | null;
  newest: number | null;
  bytes: number;
  /** The newest spans, each without a gap. */
  spans: Span[];
  /** Why the last piece could not be written. */
  problem: string | null;
}

/** A file takes some minutes or some megabytes, whichever ends first: what is removed is removed in files. */
const FILE_MS = 300_000;
const FILE_BYTES = 64 * 1024 * 1024;
const TOLD_SPANS = 500;
const HOUR_MS = 3_600_000;

interface Ring {
  key: Buffer | null;
  hours: number | null;
  bytes: number;
  files: RingFile[];
  problem: string | null;
}

/** What no ring may eat into: a part of the disk, at least so many bytes. */
export interface Spare {
  bytes: number;
  share: number;
}

/** The rings of all cameras on one disk. Everything here blocks: it runs in a thread of its own. */
export class RingDisk {
  readonly #dir: string;
  readonly #spare: Spare;
  readonly #rings = new Map<string, Ring>();

  constructor(dir: string, spare: Spare) {
    this.#dir = dir;
    this.#spare = spare;
    for (const cam of camerasIn(dir)) this.#ring(cam);
  }

  /** Says anew which cameras are recorded: the list is whole. */
  grant(grants: readonly RingGrant[]): void {
    const granted = new Set(grants.map(({ cam }) => cam));
    for (const [cam, ring] of this.#rings) if (!granted.has(cam)) ring.key = null;
    for (const { cam, key, hours, bytes } of grants) {
      const ring = this.#ring(cam);
      if (ring.hours !== hours) this.#keepHours(cam, hours);
      Object.assign(ring, { key: Buffer.from(key, 'base64'), hours, bytes });
    }
  }

  /** Writes a piece at the end of its camera's ring; answers why it could not. */
  write(cam: string, piece: { from: number; to: number; plain: Buffer }): string | null {
    const ring = this.#ring(cam);
    try {
      if (!ring.key) return null;
      const record = sealRecord(ring.key, cam, piece);
      this.#makeRoom(record.length);
      this.#append(cam, ring, piece, record);
      ring.problem = null;
    } catch (error) {
      ring.problem = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    }
    return ring.problem;
  }

  /** Removes what is older than it may be, and the oldest beyond the budget of its camera. */
  sweep(now: number): void {
    for (const [cam, ring] of this.#rings) {
      const before = now - (ring.hours ?? 0) * HOUR_MS;
      const isOver = () => ring.bytes > 0 && sizeOf(ring) > ring.bytes;
      while (ring.files[0] && (ring.files[0].to <= before || isOver())) if (!this.#drop(ring)) break;
      if (ring.files.length > 0 || ring.key) continue;
      this.#rings.delete(cam);
      rmSync(folderOf(this.#dir, cam), { recursive: true, force: true });
    }
  }

  held(): Held[] {
    return [...this.#rings].map(([cam, ring]) => {
      const spans: Span[] = [];
      for (const file of ring.files) for (const span of file.spans) addSpan(spans, { ...span });
      const newest = ring.files.at(-1)?.to ?? null;
      const oldest = ring.files[0]?.from ?? null;
      return { cam, oldest, newest, bytes: sizeOf(ring), spans: spans.slice(-TOLD_SPANS), problem: ring.problem };
    });
  }

  #ring(cam: string): Ring {
    const known = this.#rings.get(cam);
    if (known) return known;
    const folder = folderOf(this.#dir, cam);
    removeEmpty(folder);
    const files = readRing(folder);
    // What a killed process left half-written would hide what is written behind it.
    for (const { path, bytes } of files.slice(-1)) truncateSync(path, bytes);
    const ring: Ring = { key: null, hours: readHours(folder), bytes: 0, files, problem: null };
    this.#rings.set(cam, ring);
    return ring;
  }

  #keepHours(cam: string, hours: number): void {
    try {
      writeHours(folderOf(this.#dir, cam), hours);
    } catch {
      // A disk that takes nothing is told of when a piece is to be written.
    }
  }

  #append(cam: string, ring: Ring, { from, to }: Span, record: Buffer): void {
    const folder = folderOf(this.#dir, cam);
    let file = ring.files.at(-1);
    const full =
      !file || from - file.from >= FILE_MS || file.bytes + record.length > FILE_BYTES || from < file.to - FILE_MS;
    if (full || !file) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      file = newFile(folder, from);
    }
    const open = openSync(file.path, 'a+', 0o600);
    try {
      for (let at = 0; at < record.length; ) at += writeSync(open, record, at);
    } catch (error) {
      // Half a record at the end would hide what is written behind it.
      ftruncateSync(open, file.bytes);
      throw error;
    } finally {
      closeSync(open);
    }
    file.bytes += record.length;
    file.to = Math.max(file.to, to);
    addSpan(file.spans, { from, to });
    if (full) ring.files.push(file);
  }

  /** Removes the oldest of all rings until the disk has room to spare; a file that is being written to stays. */
  #makeRoom(bytes: number): void {
    mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
    for (;;) {
      const { bavail, blocks, bsize } = statfsSync(this.#dir);
      if (bavail * bsize - bytes >= Math.max(this.#spare.bytes, blocks * bsize * this.#spare.share)) return;
      const oldest = [...this.#rings.values()]
        .filter(({ files }) => files.length > 1)
        .sort((a, b) => (a.files[0]?.from ?? 0) - (b.files[0]?.from ?? 0))[0];
      if (!oldest || !this.#drop(oldest)) throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' });
    }
  }

  #drop(ring: Ring): boolean {
    const file = ring.files[0];
    if (!file) return false;
    try {
      rmSync(file.path, { force: true });
    } catch {
      return false;
    }
    ring.files.shift();
    return true;
  }
}

const sizeOf = (ring: Ring): number => ring.files.reduce((sum, file) => sum + file.bytes, 0);
