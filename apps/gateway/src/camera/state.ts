import { waitAfter } from '@nestling/rules/back-off.ts';
import type { Reason } from '../rtsp/failure.ts';

export type CameraStatus = 'idle' | 'connecting' | 'live' | 'away' | 'refused' | 'bad';

/** What the control channel reports of a camera. */
export interface CameraState {
  cam: string;
  state: CameraStatus;
  reason: Reason | null;
  /** When this state began, ms since 1970. */
  since: number;
  fps: number;
  width: number;
  height: number;
  /** RFC 6381 string; empty before the first picture. */
  codec: string;
  kbps: number;
  /** Sound is being sent on. */
  audio: boolean;
  viewers: number;
}

const STATUS: Record<Reason, CameraStatus> = {
  unreachable: 'away',
  timeout: 'away',
  silent: 'away',
  wrong_password: 'refused',
  network_refused: 'refused',
  tls: 'refused',
  not_rtsp: 'bad',
  not_found: 'bad',
  no_video: 'bad',
  unsupported_codec: 'bad',
  corrupt: 'bad',
  b_frames: 'bad',
};

export function statusOf(reason: Reason): CameraStatus {
  return STATUS[reason];
}

export interface RetryTimes {
  /** First and longest wait after a camera went away, ms. */
  firstMs: number;
  longestMs: number;
  /** Wait where only a change at the camera can help, ms. */
  setupMs: number;
  /** Wait after `passwordTries` wrong sign-ins, so that the camera does not lock its account, ms. */
  passwordMs: number;
  passwordTries: number;
}

export const RETRY_DEFAULTS: RetryTimes = {
  firstMs: 250,
  longestMs: 1500,
  setupMs: 10_000,
  passwordMs: 60_000,
  passwordTries: 3,
};

/** How long to wait after the `failures`-th failure in a row for this reason, ms, ±20 % so that cameras spread out. */
export function retryDelay(reason: Reason, failures: number, times: RetryTimes, random = Math.random()): number {
  const jitter = 0.8 + 0.4 * random;
  const growing = waitAfter(failures, { ...times, spread: 0.2 }, random);
  switch (reason) {
    case 'unreachable':
    case 'timeout':
    case 'silent':
    case 'corrupt':
      return growing;
    case 'wrong_password':
      // Never below the promised wait: the camera counts too.
      return failures < times.passwordTries ? growing : times.passwordMs * (1 + 0.2 * random);
    case 'network_refused':
      return times.passwordMs * jitter;
    default:
      return times.setupMs * jitter;
  }
}
