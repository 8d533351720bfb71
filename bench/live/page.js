// The page of the latency bench: plays a stream and reads the frame number out of each picture.
import { createPlayer } from '../../packages/player/src/player.ts';

const BITS = 9;
const LOOP = 300;
const FRAME_MS = 40;
const canvas = new OffscreenCanvas(BITS * 2, 1);
const context = canvas.getContext('2d', { willReadFrequently: true });

/** Number of the picture on screen, or -1 when its two halves disagree. */
function numberOf(video) {
  context.drawImage(video, 0, 8, BITS * 2 * 32, 16, 0, 0, BITS * 2, 1);
  const { data } = context.getImageData(0, 0, BITS * 2, 1);
  let number = 0;
  for (let bit = 0; bit < BITS; bit++) {
    const set = data[bit * 4] > 128;
    if (set === data[(bit + BITS) * 4] > 128) return -1;
    if (set) number |= 1 << bit;
  }
  return number;
}

/** The camera sends picture n of the wall clock (n × 40 ms) as number n mod 300. */
function ageOf(number, now) {
  const newest = Math.floor(now / FRAME_MS);
  const sent = newest - ((((newest - number) % LOOP) + LOOP) % LOOP);
  return now - sent * FRAME_MS;
}

window.bench = {
  /** Plays until stopped; states and ages of pictures pile up in what it answers. */
  start({ url, hlsUrl }) {
    const video = document.querySelector('video');
    const ages = [];
    const states = [];
    const opened = Date.now();
    const player = createPlayer({
      video,
      url,
      hlsUrl,
      getTicket: async () => ({ ticket: await (await fetch('/ticket')).text() }),
      onState: (state) => states.push({ at: Date.now() - opened, ...state }),
      onStopped: ({ why, still }) => {
        const bare = !video.hasAttribute('src') && video.readyState === 0;
        window.run.stopped = { at: Date.now(), why, still: still ?? '', bare };
      },
    });
    let running = true;
    const look = () => {
      const now = Date.now();
      const number = numberOf(video);
      if (number >= 0) ages.push(ageOf(number, now));
      if (running) video.requestVideoFrameCallback(look);
    };
    video.requestVideoFrameCallback(look);
    window.run = {
      ages,
      states,
      stats: () => player.stats(),
      stop: () => {
        running = false;
        player.stop();
      },
    };
  },
};
