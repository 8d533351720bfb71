import { useWords } from '@nestling/ui/words.ts';
import { manageWords } from './manage-words.ts';
import type { ManagedCamerasQuery } from './managed.graphql.ts';

export type ManagedCamera = ManagedCamerasQuery['cameras']['data'][number];

/** What a gateway last said of a camera, read out of its JSON. */
interface Health {
  readonly state: string;
  readonly reason: string | null;
  /** Why it gave no picture when it was last tried or watched; null since it gave one. */
  readonly fault: string | null;
  /** It is being tried at this moment. */
  readonly testing: boolean;
  readonly fps: number;
  readonly height: number;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const healthOf = (value: unknown): Health => {
  const reason = field(value, 'reason');
  const fault = field(value, 'fault');
  return {
    fault: typeof fault === 'string' ? fault : null,
    testing: field(value, 'testing') === true,
    state: String(field(value, 'state') ?? 'idle'),
    reason: typeof reason === 'string' ? reason : null,
    fps: Number(field(value, 'fps') ?? 0),
    height: Number(field(value, 'height') ?? 0),
  };
};

/** The reason staff closed the camera, if they did. */
export const blackoutReason = (camera: Pick<ManagedCamera, 'blackout'>): string | null => {
  const reason = field(camera.blackout, 'reason');
  return typeof reason === 'string' ? reason : null;
};

const known = [
  'unreachable',
  'timeout',
  'wrong_password',
  'not_rtsp',
  'not_found',
  'no_video',
  'unsupported_codec',
  'silent',
  'corrupt',
  'network_refused',
  'tls',
  'b_frames',
  'no_gateway',
] as const;

/** A machine word of the gateway as a sentence a manager can act on. */
export const useReasonWords = () => {
  const t = useWords(manageWords);
  return (reason: string): string => {
    const found = known.find((one) => one === reason);
    return found ? t(`why_${found}`) : t('why_unknown', { reason });
  };
};

/** How a camera does, as chip and second line. */
export const useHealth = () => {
  const t = useWords(manageWords);
  const words = useReasonWords();
  return (
    camera: Pick<ManagedCamera, 'status' | 'health'>,
  ): { kind: 'good' | 'wait' | 'bad' | 'out'; word: string; detail: string } => {
    if (camera.status === 'inactive') return { kind: 'out', word: t('off'), detail: '' };
    const { state, reason, fault, testing, fps, height } = healthOf(camera.health);
    const picture = height > 0 ? `${Math.round(fps)} fps · ${height}p` : '';
    if (state === 'live')
      return {
        kind: fps > 0 && fps < 10 ? 'wait' : 'good',
        word: t(fps > 0 && fps < 10 ? 'weak' : 'good'),
        detail: picture,
      };
    if (state === 'connecting') return { kind: 'wait', word: t('connecting'), detail: reason ? words(reason) : '' };
    if (testing) return { kind: 'wait', word: t('connecting'), detail: t('testing') };
    // Nobody watches it now; that it failed when it was last tried is not forgotten over that.
    const why = state === 'idle' ? fault : reason;
    if (state === 'idle' && why === null) return { kind: 'out', word: t('quiet'), detail: t('quietText') };
    const word = t(why === 'wrong_password' ? 'wrongPassword' : 'offline');
    return { kind: 'bad', word, detail: why ? words(why) : '' };
  };
};
