import { mediaSourceClass } from './buffer.ts';
import type { View, ViewEvents } from './view.ts';
import { object } from './wire.ts';

const ACK_EVERY = 4;

export interface HlsViewOptions {
  video: HTMLVideoElement;
  hlsUrl: string;
  ticket: string;
}

/** The same fragments over plain HTTP, for networks that block WebSockets; the browser's own HLS comes last. */
export function openHlsView({ video, hlsUrl, ticket }: HlsViewOptions, events: ViewEvents): View {
  const aborting = new AbortController();
  let stopPlaying = () => {};
  let session = '';
  let over = false;
  let arrivedAt = performance.now();
  let shownMs = 0;
  let last = video.currentTime;
  let ticks = 0;

  const close = () => {
    over = true;
    aborting.abort();
    stopPlaying();
  };
  const end = (tell: () => void) => {
    if (over) return;
    close();
    tell();
  };
  const moved = () => {
    arrivedAt = performance.now();
    events.media();
  };

  /** True when the answer ended the view; the gateway says why in `{code, why}`. */
  const refused = async (response: Response): Promise<boolean> => {
    if (response.ok) return false;
    const { code, why } = object(await response.text()) ?? {};
    const told = typeof code === 'number' ? code : { 401: 4401, 403: 4403, 410: 4410, 429: 4429 }[response.status];
    end(() => (told === undefined ? events.failed(false) : events.ended(told, typeof why === 'string' ? why : '')));
    return true;
  };

  const open = async () => {
    const response = await fetch(hlsUrl, { method: 'POST', body: ticket, signal: aborting.signal });
    if (await refused(response)) return;
    const told = object(await response.text()) ?? {};
    const number = (key: string) => (typeof told[key] === 'number' ? told[key] : 0);
    const string = (key: string) => (typeof told[key] === 'string' ? told[key] : '');
    session = string('session');
    const info = { codec: string('codec'), width: number('w'), height: number('h'), label: string('label') };
    events.info(info, number('now') || Date.now());
    const playlist = new URL(string('url'), hlsUrl).href;
    if (mediaSourceClass(false)) stopPlaying = await playByLibrary(playlist);
    else stopPlaying = playByBrowser(playlist);
    if (over) stopPlaying();
  };

  const playByLibrary = async (playlist: string): Promise<() => void> => {
    const { default: Hls } = await import('hls.js/light');
    if (over) return () => {};
    const hls = new Hls({ lowLatencyMode: true, liveSyncDuration: 1, liveMaxLatencyDuration: 4, backBufferLength: 5 });
    hls.on(Hls.Events.FRAG_BUFFERED, moved);
    hls.on(Hls.Events.ERROR, (_, { fatal, response, type, details }) => {
      // A session that is not known any more answers 403: only the acknowledgement hears why.
      if (response?.code === 403 || response?.code === 410) void acknowledge();
      if (!fatal) return;
      const codec = details === Hls.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR;
      if (type === Hls.ErrorTypes.MEDIA_ERROR && codec) end(() => events.unsupported(''));
      else if (response?.code !== 403) end(() => events.failed(true));
    });
    hls.loadSource(playlist);
    hls.attachMedia(video);
    return () => hls.destroy();
  };

  const playByBrowser = (playlist: string): (() => void) => {
    if (video.canPlayType('application/vnd.apple.mpegurl') === '') {
      end(() => events.unsupported(''));
      return () => {};
    }
    const failed = () => end(() => events.failed(true));
    video.addEventListener('error', failed);
    video.addEventListener('progress', moved);
    video.src = playlist;
    return () => {
      video.removeEventListener('error', failed);
      video.removeEventListener('progress', moved);
    };
  };

  const acknowledge = async () => {
    const body = JSON.stringify({ ms: Math.round(shownMs) });
    const url = new URL(`${new URL(hlsUrl).pathname.replace(/\/$/, '')}/${session}/ack`, hlsUrl);
    const sent = fetch(url, { method: 'POST', body, signal: aborting.signal });
    // A lost acknowledgement costs nothing: the next one carries the whole sum.
    await sent.then(refused, () => false);
  };

  open().catch(() => end(() => events.failed(false)));
  return {
    paced: false,
    standing: null,
    get arrivedAt() {
      return arrivedAt;
    },
    acknowledge: () => {
      const step = video.currentTime - last;
      if (step > 0 && step < 1) shownMs += step * 1000;
      last = video.currentTime;
      if (session !== '' && ++ticks % ACK_EVERY === 0) void acknowledge();
    },
    pause: () => {},
    resume: () => {},
    close,
  };
}
