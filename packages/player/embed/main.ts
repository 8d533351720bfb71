import './style.css';
import { startClock } from '../src/clock.ts';
import { createPlayer } from '../src/player.ts';
import type { PlayerState, TicketAnswer } from '../src/types.ts';
import { startWatermark, type Watermark } from '../src/watermark.ts';
import { startControls } from './controls.ts';
import { readFragment } from './fragment.ts';
import { reasonWord, type Word, wordsOf } from './words.ts';

const fallback = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, language: navigator.language };
const fragment = readFragment(location.hash, fallback);
// A ticket opens once: out of the address, so that it is not copied, bookmarked or tried again by a reload.
history.replaceState(null, '', location.pathname + location.search);

const { language, words } = wordsOf(fragment.language);
const part = <T extends Element>(selector: string, type: new () => T): T => {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
};
const stage = part('.stage', HTMLElement);
const video = part('video', HTMLVideoElement);
const headline = part('.headline', HTMLElement);
const help = part('.help', HTMLElement);
const marks = part('.marks', HTMLElement);

document.documentElement.lang = language;
document.title = [fragment.name, fragment.room, words('title')].filter(Boolean).join(' · ');
video.setAttribute('aria-label', document.title);
for (const [selector, text] of [
  ['.name', fragment.name],
  ['.room', fragment.room],
] as const) {
  const chip = part(selector, HTMLElement);
  chip.textContent = text;
  chip.hidden = text === '';
}

function notice(word: Word, more?: Word): void {
  headline.textContent = words(word);
  help.textContent = more ? words(more) : '';
}

function show(state: PlayerState): void {
  stage.dataset.state = state.kind;
  if (state.kind === 'connecting') notice('connecting');
  else if (state.kind === 'reconnecting') notice(state.because);
  else if (state.kind === 'stopped') notice(reasonWord(state.why));
  else if (state.kind === 'unsupported') notice('unsupported', 'unsupportedHelp');
  else if (state.kind === 'denied') askForTicket();
  if (state.kind === 'stopped' || state.kind === 'denied') watermark?.stop();
}

/** Whoever embeds the page can make it anew with a fresh ticket; without an answer, the viewer reloads. */
function askForTicket(): void {
  if (window.parent !== window) window.parent.postMessage('nestling:ticket-needed', '*');
  notice('reload');
}

let ticket: string | null = fragment.ticket === '' ? null : fragment.ticket;
let watermark: Watermark | null = null;
let seenLabel = '';

const socketUrl = new URL('/live', location.href);
socketUrl.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';

const player = createPlayer({
  video,
  url: fragment.hls ? undefined : socketUrl.href,
  hlsUrl: new URL('/hls', location.href).href,
  managed: new URLSearchParams(location.search).get('mse') === 'managed',
  getTicket: async (): Promise<TicketAnswer> => {
    const answer = ticket === null ? { denied: 'used' } : { ticket };
    ticket = null;
    return answer;
  },
  onState: show,
  onInfo: ({ label, width, height }) => {
    if (width > 0 && height > 0) stage.style.setProperty('--shape', String(width / height));
    if (label === seenLabel) return;
    seenLabel = label;
    watermark?.stop();
    if (label === '') return;
    const { timeZone } = fragment;
    watermark = startWatermark({ container: marks, label, now: () => player.now(), timeZone, locale: language });
  },
  onStopped: ({ still }) => {
    if (still === undefined) return;
    const picture = document.createElement('img');
    picture.className = 'still';
    picture.alt = '';
    picture.src = still;
    video.after(picture);
  },
  onNeedsTouch: () => notice('touch'),
});

startClock({
  element: part('.clock', HTMLElement),
  now: () => player.now(),
  timeZone: fragment.timeZone,
  locale: language,
});
startControls({ stage, video, words, play: () => player.play() });
