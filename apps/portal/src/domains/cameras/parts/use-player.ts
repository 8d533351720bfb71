import { askOnce } from '@nestling/kit/ask-once.ts';
import { createPlayer } from '@nestling/player/player.ts';
import type { Player, PlayerState, TicketAnswer } from '@nestling/player/types.ts';
import { startWatermark } from '@nestling/player/watermark.ts';
import { useSpeech } from '@nestling/ui/words.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { PlayCameraDocument, type PlayCameraQuery } from '../playCamera.graphql.ts';

/** What is needed to play a camera. */
export type Playable = { readonly id: string; readonly code: string; readonly location_id: string };
type Played = NonNullable<PlayCameraQuery['playCamera']>;

/** A view that was ended although the camera is still open to the viewer is opened again after this long. */
const AGAIN_MS = 1500;
/** What opens again only when the viewer wants it: it would be another login, or one picture too many. */
const WAITS: readonly string[] = ['time_up', 'limit'];

/**
 * Runs a player in the given `<video>` while the component is on show. Every opening asks for a fresh ticket. When the
 * gateway ends the view, `onEnded` is told, so that the screen can ask why, and `onStill` the last picture, tiny, where one may stay.
 */
export const usePlayer = (
  camera: Playable,
  stage: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  onEnded: () => void,
  onStill: (still: string | null) => void,
) => {
  const client = useClient();
  const { language } = useSpeech();
  const [state, setState] = useState<PlayerState>({ kind: 'connecting' });
  const [needsTouch, setNeedsTouch] = useState(false);
  const [waits, setWaits] = useState<string | null>(null);
  const player = useRef<Player | null>(null);
  const ended = useRef(onEnded);
  ended.current = onEnded;
  const stills = useRef(onStill);
  stills.current = onStill;
  const { id, code, location_id } = camera;

  useEffect(() => {
    const element = video.current;
    const container = stage.current;
    if (!element || !container) return;
    let over = false;
    let waiting: Played | null = null;
    let mark: { stop(): void } | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;

    const ask = async (): Promise<Played> => {
      const variables = { id, code, location: location_id };
      const { data, error } = await askOnce(client, PlayCameraDocument, variables);
      if (!data?.playCamera) throw error ?? new Error('No answer.');
      return data.playCamera;
    };
    const ticketOf = ({ ticket, live_url: url, hls_url: hlsUrl }: Played): TicketAnswer =>
      ticket ? { ticket, url, hlsUrl } : { denied: 'closed' };

    const start = (first: Played): void => {
      if (over || !first.ticket) {
        if (!over) ended.current();
        return;
      }
      waiting = first;
      const live = createPlayer({
        video: element,
        url: first.live_url ?? undefined,
        hlsUrl: first.hls_url ?? undefined,
        managed: new URLSearchParams(location.search).get('mse') === 'managed',
        getTicket: async () => {
          const kept = waiting;
          waiting = null;
          return ticketOf(kept ?? (await ask()));
        },
        onState: (next) => {
          setState(next);
          if (next.kind !== 'stopped' && next.kind !== 'denied') return;
          mark?.stop();
          mark = null;
          ended.current();
          if (next.kind === 'stopped' && WAITS.includes(next.why)) {
            setWaits(next.why);
            return;
          }
          again = setTimeout(() => player.current?.play(), AGAIN_MS);
        },
        onInfo: ({ label }) => {
          mark?.stop();
          mark = null;
          if (label === '') return;
          mark = startWatermark({
            container,
            label,
            now: () => live.now(),
            timeZone: first.timezone ?? 'UTC',
            locale: language,
          });
        },
        onStopped: ({ still }) => stills.current(still ?? null),
        onNeedsTouch: () => setNeedsTouch(true),
      });
      player.current = live;
    };

    let first: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      ask().then(start, () => {
        if (over) return;
        setState({ kind: 'reconnecting', because: 'network' });
        first = setTimeout(begin, AGAIN_MS);
      });
    };
    begin();
    return () => {
      over = true;
      clearTimeout(again);
      clearTimeout(first);
      mark?.stop();
      player.current?.stop();
      player.current = null;
    };
  }, [client, id, code, location_id, language, stage, video]);

  const touch = () => {
    setNeedsTouch(false);
    setWaits(null);
    player.current?.play();
  };
  return { state, needsTouch, waits, touch, player };
};
