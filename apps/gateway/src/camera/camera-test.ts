import type { StepResult, TestResult, TestStep } from '../control/messages.ts';
import { ParameterSets, type VideoConfig } from '../media/video-config.ts';
import type { AccessUnit } from '../rtsp/access-unit.ts';
import { type ClientOptions, type Playing, RtspClient } from '../rtsp/client.ts';
import type { CameraFailure, Reason } from '../rtsp/failure.ts';
import { makeFrame, makeInit } from './frame.ts';
import { posterOf } from './poster.ts';
import { Timeline } from './timeline.ts';
import type { SourceGrant } from './upstream.ts';

/** Pictures are watched for this long after the first key picture, ms. */
const WATCH_MS = 2500;
/** A camera with a longer way to its first key picture fails the test, ms. */
const PATIENCE_MS = 20_000;
/** Key pictures further apart than this make for slow starts, ms. */
const LONG_GOP_MS = 4000;

/** The step that fails with each reason. */
const STEP_OF: Record<Reason, TestStep> = {
  network_refused: 'address',
  unreachable: 'reach',
  timeout: 'reach',
  tls: 'reach',
  not_rtsp: 'reach',
  wrong_password: 'sign_in',
  not_found: 'video',
  no_video: 'video',
  unsupported_codec: 'video',
  silent: 'video',
  corrupt: 'video',
  b_frames: 'browser',
};

const ORDER: TestStep[] = ['address', 'reach', 'sign_in', 'video', 'browser', 'audio'];

/** Walks the whole way to a picture once and tells how far it came. Resolves in all cases; tries one sign-in. */
export function testCamera(
  id: string,
  grant: SourceGrant,
  options: Omit<ClientOptions, 'allow' | 'audio'>,
): Promise<TestResult> {
  return new Promise((resolve) => {
    const test = new CameraTest(id, grant, (result) => {
      client.close();
      clearTimeout(timer);
      resolve(result);
    });
    const client = new RtspClient(grant.source, test, { ...options, allow: grant.allow, audio: grant.audio });
    const timer = setTimeout(() => test.end('silent', 'no key picture in 20 s'), PATIENCE_MS);
  });
}

class CameraTest {
  readonly #id: string;
  readonly #grant: SourceGrant;
  readonly #done: (result: TestResult) => void;
  readonly #steps: StepResult[] = [];
  readonly #timeline = new Timeline();
  #since = performance.now();
  #sets: ParameterSets | null = null;
  #playing: Playing | null = null;
  #config: VideoConfig | null = null;
  #poster = '';
  #firstKeyAt = 0;
  #firstKeyMs = 0;
  #newestMs = 0;
  #keys = 0;
  #pictures = 0;
  #over = false;

  constructor(id: string, grant: SourceGrant, done: (result: TestResult) => void) {
    this.#id = id;
    this.#grant = grant;
    this.#done = done;
  }

  step(step: TestStep): void {
    // The video step is taken when a picture is there, not when the camera promises one.
    if (step !== 'video') this.#pass(step);
  }

  playing(playing: Playing): void {
    this.#playing = playing;
    this.#sets = new ParameterSets(playing.codec);
    this.#sets.take(playing.sets);
  }

  unit(unit: AccessUnit): void {
    this.#sets?.take(unit.sets);
    if (unit.lost) this.#timeline.break();
    const place = this.#timeline.next(unit.timestamp);
    if (this.#timeline.reorders) this.end('b_frames', 'the camera sends B-frames; switch them off at the camera');
    if (!place || this.#over) return;
    const timeMs = place.time / 90;
    if (!this.#config) {
      this.#config = unit.key ? (this.#sets?.config() ?? null) : null;
      if (!this.#config) return;
      this.#firstKeyAt = performance.now();
      this.#firstKeyMs = timeMs;
      const frame = makeFrame(1, { number: 1, ...place, key: true, slices: unit.slices, audio: null });
      this.#poster = posterOf(makeInit(1, this.#config, null), frame)?.toString('base64') ?? '';
    }
    this.#pictures++;
    this.#newestMs = timeMs;
    if (unit.key) this.#keys++;
    if (performance.now() - this.#firstKeyAt > WATCH_MS) this.end(null, '');
  }

  failed(failure: CameraFailure): void {
    this.end(failure.reason, failure.message);
  }

  /** Reports, with what went wrong or null. */
  end(reason: Reason | null, detail: string): void {
    if (this.#over) return;
    this.#over = true;
    if (reason === null) this.#good();
    else this.#bad(reason, detail);
    const config = this.#config;
    const seconds = (this.#newestMs - this.#firstKeyMs) / 1000;
    this.#done({
      id: this.#id,
      ok: reason === null,
      steps: this.#steps,
      width: config?.width ?? 0,
      height: config?.height ?? 0,
      fps: seconds > 0 ? Math.round(((this.#pictures - 1) / seconds) * 10) / 10 : 0,
      codec: config?.codecString ?? '',
      ...(this.#poster ? { poster: this.#poster } : {}),
    });
  }

  #good(): void {
    const gop = this.#keys > 1 ? (this.#newestMs - this.#firstKeyMs) / (this.#keys - 1) : Number.POSITIVE_INFINITY;
    const slow = this.#keys < 2 && this.#newestMs - this.#firstKeyMs > LONG_GOP_MS;
    this.#pass('video', slow || (gop > LONG_GOP_MS && gop < 1e9) ? 'key pictures are more than 4 s apart' : undefined);
    const h265 = this.#playing?.codec === 'h265';
    this.#pass('browser', h265 ? 'H.265 does not play in every browser; H.264 does' : undefined);
    const offered = this.#playing?.audioOffered ?? null;
    const used = this.#grant.audio && this.#playing?.audio;
    this.#pass('audio', offered === null ? 'none' : `${offered}, ${used ? 'used' : 'not used'}`);
  }

  #bad(reason: Reason, detail: string): void {
    const taken = this.#steps.length;
    const named = STEP_OF[reason];
    // A connection that ends later than where its reason belongs failed at the step it had come to.
    const step = ORDER[Math.max(taken, ORDER.indexOf(named))] ?? named;
    for (const between of ORDER.slice(taken, ORDER.indexOf(step))) this.#pass(between);
    this.#steps.push({ step, ok: false, reason, ms: this.#ms(), detail });
  }

  #pass(step: TestStep, detail?: string): void {
    this.#steps.push({ step, ok: true, reason: null, ms: this.#ms(), ...(detail ? { detail } : {}) });
  }

  #ms(): number {
    const now = performance.now();
    const ms = Math.round(now - this.#since);
    this.#since = now;
    return ms;
  }
}
