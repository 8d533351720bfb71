import { MediaBuffer, UnsupportedCodec } from './buffer.ts';
import { Shown } from './shown.ts';
import type { View, ViewEvents } from './view.ts';
import { KIND, lastPictureStart, readMedia, readMessage } from './wire.ts';

/** A gateway that accepts the connection but says nothing for this long is as good as closed, ms. */
const ANSWER_MS = 5000;

export interface SocketViewOptions {
  video: HTMLVideoElement;
  url: string;
  ticket: string;
  managed: boolean;
  low: boolean;
}

/** fMP4 over a WebSocket into a media source. */
export function openSocketView(options: SocketViewOptions, events: ViewEvents): View {
  const { video, url, ticket, managed, low } = options;
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  const shown = new Shown();
  let opened = false;
  let over = false;
  let arrivedAt = performance.now();
  let thin = false;
  let newest = 0;

  const end = (tell: () => void) => {
    if (over) return;
    close();
    tell();
  };
  const buffer = new MediaBuffer({
    video,
    managed,
    failed: (error) =>
      end(() => (error instanceof UnsupportedCodec ? events.unsupported(error.codec) : events.failed(true))),
    grown: () => events.media(),
  });
  const answer = setTimeout(() => end(() => events.failed(false)), ANSWER_MS);
  const close = () => {
    over = true;
    clearTimeout(answer);
    buffer.close();
    socket.close();
  };
  const heard = () => {
    opened = true;
    clearTimeout(answer);
  };
  const say = (message: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  socket.addEventListener('open', () => say({ t: 'ticket', ticket, ...(low ? { kbps: 'low' } : {}) }));
  socket.addEventListener('close', () => end(() => events.failed(opened)));
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (over) return;
    heard();
    if (typeof data === 'string') text(data);
    else if (data instanceof ArrayBuffer) media(data);
  });

  function text(data: string): void {
    const message = readMessage(data);
    if (message?.t === 'init') {
      const { codec, w: width, h: height, label, now } = message;
      thin = message.thin;
      events.info({ codec, width, height, label }, now);
      buffer.init(codec);
    } else if (message?.t === 'state') events.camera(message.s);
    else if (message?.t === 'resync') events.resync();
    else if (message?.t === 'bye') end(() => events.ended(message.code, message.why));
  }

  function media(data: ArrayBuffer): void {
    const message = readMedia(data);
    if (message?.kind !== KIND.init && message?.kind !== KIND.fragments) return;
    arrivedAt = performance.now();
    if (message.kind === KIND.fragments) {
      const start = lastPictureStart(message.bytes);
      if (start !== null) {
        newest = start;
        shown.arrived(message.seq, start);
      }
    }
    buffer.append(message.bytes);
  }

  return {
    paced: true,
    get standing() {
      return thin ? newest : null;
    },
    get arrivedAt() {
      return arrivedAt;
    },
    acknowledge: () => {
      const seq = shown.next(video.currentTime);
      if (seq !== null) say({ a: seq });
    },
    pause: () => say({ t: 'pause' }),
    resume: () => say({ t: 'play' }),
    close,
  };
}
