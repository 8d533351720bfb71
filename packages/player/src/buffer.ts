const KEEP_BEHIND_S = 5;
const REMOVE_WHEN_BEHIND_S = 10;

declare global {
  interface Window {
    ManagedMediaSource?: typeof MediaSource;
  }
}

/** The browser cannot play this codec. */
export class UnsupportedCodec extends Error {
  readonly codec: string;

  constructor(codec: string) {
    super(`This browser cannot play ${codec}.`);
    this.codec = codec;
  }
}

/** MediaSource, or where it is missing (iPhone) or not wanted, ManagedMediaSource. */
export function mediaSourceClass(managed: boolean): { make: typeof MediaSource; managed: boolean } | null {
  const { MediaSource: plain, ManagedMediaSource: own } = window;
  if (own && (managed || !plain)) return { make: own, managed: true };
  return plain ? { make: plain, managed: false } : null;
}

export interface BufferOptions {
  video: HTMLVideoElement;
  managed: boolean;
  /** The codec is not playable, or the buffer refused what it was given. */
  failed(error: unknown): void;
  /** Something was appended. */
  grown(): void;
}

/** Puts fMP4 bytes into the element: one queue, everything that waits goes in as one append. */
export class MediaBuffer {
  readonly #options: BufferOptions;
  readonly #source: MediaSource;
  readonly #types: typeof MediaSource;
  #buffer: SourceBuffer | null = null;
  #codec = '';
  #waiting: Uint8Array<ArrayBuffer>[] = [];
  #closed = false;

  constructor(options: BufferOptions) {
    this.#options = options;
    const kind = mediaSourceClass(options.managed);
    if (!kind) throw new UnsupportedCodec('');
    this.#types = kind.make;
    this.#source = new kind.make();
    const { video } = options;
    // Without this, `sourceopen` never comes with ManagedMediaSource unless there is an AirPlay source too.
    if (kind.managed) video.disableRemotePlayback = true;
    const url = URL.createObjectURL(this.#source);
    video.src = url;
    this.#source.addEventListener('sourceopen', () => {
      URL.revokeObjectURL(url);
      this.#guard(() => {
        this.#source.duration = Number.POSITIVE_INFINITY;
        this.#make();
      });
    });
  }

  /** A new stream begins: what follows is of this codec. */
  init(codec: string): void {
    this.#guard(() => {
      if (!this.#types.isTypeSupported(typeOf(codec))) throw new UnsupportedCodec(codec);
      const changed = this.#codec !== '' && this.#codec !== codec;
      this.#codec = codec;
      if (!this.#buffer) this.#make();
      else if (changed) this.#buffer.changeType(typeOf(codec));
    });
  }

  append(bytes: Uint8Array<ArrayBuffer>): void {
    this.#waiting.push(bytes);
    this.#work();
  }

  close(): void {
    this.#closed = true;
    this.#waiting = [];
  }

  #make(): void {
    if (this.#buffer || this.#closed || this.#codec === '' || this.#source.readyState !== 'open') return;
    try {
      this.#buffer = this.#source.addSourceBuffer(typeOf(this.#codec));
    } catch {
      throw new UnsupportedCodec(this.#codec);
    }
    this.#buffer.mode = 'segments';
    this.#buffer.addEventListener('updateend', () => {
      if (this.#closed) return;
      this.#options.grown();
      this.#work();
    });
    this.#work();
  }

  #work(): void {
    const buffer = this.#buffer;
    if (!buffer || buffer.updating || this.#closed || this.#source.readyState !== 'open') return;
    this.#guard(() => {
      const { video } = this.#options;
      const first = buffer.buffered.length > 0 ? buffer.buffered.start(0) : video.currentTime;
      if (video.currentTime - first > REMOVE_WHEN_BEHIND_S) {
        buffer.remove(0, video.currentTime - KEEP_BEHIND_S);
      } else if (this.#waiting.length > 0) {
        buffer.appendBuffer(joined(this.#waiting.splice(0)));
      }
    });
  }

  #guard(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!this.#closed) this.#options.failed(error);
    }
  }
}

const typeOf = (codec: string): string => `video/mp4; codecs="${codec}"`;

function joined(parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
