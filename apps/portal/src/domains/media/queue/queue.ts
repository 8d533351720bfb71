import { askOnce } from '@nestling/kit/ask-once.ts';
import { countsIn } from '@nestling/kit/device/sealed.ts';
import { newOperationId, stepOf } from '@nestling/kit/operation.ts';
import { refusalOf } from '@nestling/kit/refusal.ts';
import { type Sent, sendMutation } from '@nestling/kit/send.ts';
import { useSyncExternalStore } from 'react';
import { currentClient } from '../../../graphql/client.ts';
import { onPersonChange } from '../../../session/session.ts';
import { shrunk } from '../cut.ts';
import { ConfirmUploadDocument, UploadLinkDocument } from '../presigned.graphql.ts';
import { UploadImageDocument } from '../uploadImage.graphql.ts';
import { posterOf } from './poster.ts';
import { QueuedPhotoDocument, QueuedVideoDocument, QueuedVideoEntryDocument } from './queue.graphql.ts';
import { sendParts } from './send-parts.ts';
import { dropWaiting, keepWaiting, keptWaiting, type Waiting } from './shelf.ts';

/** A file of the queue as it is shown: how far it is, and why it was not taken; null while nothing is wrong. */
export type Queued = Waiting & { readonly share: number; readonly problem: string | null };

const AGAIN_MS = 8_000;
/** Longest edge a photo is sent with, px. */
const EDGE = 2000;

let owner = '';
let items: readonly Queued[] = [];
let running = false;
let arrived = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();
const show = (next: readonly Queued[]): void => {
  items = next;
  for (const tell of watchers) tell();
};
const change = (id: string, to: Partial<Queued>): void =>
  show(items.map((one) => (one.id === id ? { ...one, ...to } : one)));

/** A step that could not be done: to be tried again, or for good with the sentence why. */
type Step<T> = { readonly done: T } | { readonly again: true } | { readonly problem: string };

const client = () => currentClient();

const link = async (one: Waiting): Promise<Step<NonNullable<Waiting['link']>>> => {
  if (one.link && one.link.until > Date.now()) return { done: one.link };
  const asked = { name: one.name.slice(-100) || 'file', type: one.file.type };
  const { data, error } = await askOnce(client(), UploadLinkDocument, asked);
  const made = data?.getPresignedUploadUrl;
  if (made) return { done: { url: made.url, key: made.key, until: Date.now() + (made.expires_in - 60) * 1000 } };
  return error?.networkError ? { again: true } : { problem: (error && refusalOf(error).message) || '' };
};

/** What a mutation came to: a sentence of the server is final, a broken line is not. */
const settled = <D extends object, T>(sent: Sent<D>, made: (data: D) => T | null | undefined): Step<T> => {
  const done = sent.kind === 'done' ? made(sent.data) : null;
  if (done) return { done };
  return sent.kind === 'unknown' && sent.refused === 'NETWORK' ? { again: true } : { problem: sent.message };
};

const take = async (one: Waiting, key: string): Promise<Step<string>> => {
  const how = { quiet: true, operation: stepOf(one.operation) };
  return one.video
    ? settled(
        await sendMutation(client(), QueuedVideoDocument, { video: key }, how),
        (data) => data.uploadVideo?.video_name,
      )
    : settled(
        await sendMutation(client(), ConfirmUploadDocument, { key }, how),
        (data) => data.confirmPresignedUpload?.file_name,
      );
};

const cover = async (one: Waiting): Promise<string | null> => {
  if (!one.poster || one.cover) return one.cover;
  const sent = await sendMutation(client(), UploadImageDocument, { image: one.poster }, { quiet: true });
  return sent.kind === 'done' ? (sent.data.uploadImage?.image_name ?? null) : null;
};

const write = async (one: Waiting, made: string): Promise<Step<true>> => {
  const { date, time, students, note } = one;
  const entry = { date, time, students: [...students], note: note || null };
  const how = { operation: one.operation };
  const done = () => true as const;
  if (!one.video)
    return settled(await sendMutation(client(), QueuedPhotoDocument, { ...entry, photo: made }, how), done);
  const input = { ...entry, video: made, photo: await cover(one) };
  return settled(await sendMutation(client(), QueuedVideoEntryDocument, input, how), done);
};

/** Does what is left of one file; each step is kept before the next, so that a reload goes on from there. */
const send = async (first: Waiting): Promise<Step<true>> => {
  let one = first;
  const keep = async (to: Partial<Waiting>) => {
    one = { ...one, ...to };
    change(one.id, to);
    await keepWaiting(one);
  };
  if (one.made === null) {
    const to = await link(one);
    if (!('done' in to)) return to;
    await keep({ link: to.done });
    const path = new URL(to.done.url).pathname;
    const sent = await sendParts(path, one.file, (share) => change(one.id, { share: share * 0.95 }));
    if (sent.kind === 'broken') return { again: true };
    if (sent.kind === 'refused') {
      await keep({ link: null });
      return sent.status === 413 ? { problem: 'tooLarge' } : { again: true };
    }
    const made = await take(one, to.done.key);
    if (!('done' in made)) return made;
    await keep({ made: made.done });
  }
  return write(one, one.made ?? '');
};

const run = async (): Promise<void> => {
  if (running) return;
  running = true;
  clearTimeout(timer);
  for (let next = items.find(({ problem }) => problem === null); next; ) {
    const one = next;
    const step = await send(one).catch((): Step<true> => ({ again: true }));
    if ('again' in step) {
      timer = setTimeout(() => void run(), AGAIN_MS);
      break;
    }
    if ('done' in step) {
      arrived += 1;
      await dropWaiting(one);
      show(items.filter(({ id }) => id !== one.id));
    } else change(one.id, { problem: step.problem, share: 0 });
    next = items.find(({ problem }) => problem === null);
  }
  running = false;
};
addEventListener('online', () => void run());

/** Takes up what this person left unsent on this device. */
export const openQueue = (person: string): void => {
  if (owner === person) return;
  owner = person;
  show([]);
  void keptWaiting(person).then((kept) => {
    if (owner !== person) return;
    const known = new Set(items.map(({ id }) => id));
    show([...kept.filter(({ id }) => !known.has(id)).map((one) => ({ ...one, share: 0, problem: null })), ...items]);
    void run();
  });
};

onPersonChange((_, chosen) => {
  if (!chosen) return;
  owner = '';
  show([]);
});
countsIn('files', (person) => (person === owner ? items.length : 0));

/** For whom and when the files are. */
export type About = Pick<Waiting, 'students' | 'date' | 'time' | 'note'>;

/** A photo made small and without where it was taken; as it is where this browser cannot read it (HEIC). */
const readied = async (file: File): Promise<Blob> => {
  if (file.type.startsWith('video/')) return file;
  const address = URL.createObjectURL(file);
  try {
    return await (await fetch(await shrunk(address, EDGE))).blob();
  } catch {
    // A system that does not know the form names none.
    return file.type === '' && /\.hei[cf]$/i.test(file.name) ? new Blob([file], { type: 'image/heic' }) : file;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const sameAs = (file: File) => (one: Queued) =>
  one.name === file.name && one.id.endsWith(`-${file.size}-${file.lastModified}`);

/** Puts files into the queue, in their order; one that waits in it already is not taken twice. */
export const enqueue = async (files: readonly File[], about: About): Promise<void> => {
  for (const file of files) {
    if (items.some(sameAs(file))) continue;
    const video = file.type.startsWith('video/');
    const one: Waiting = {
      ...about,
      id: `${String(Date.now()).padStart(15, '0')}-${file.size}-${file.lastModified}`,
      owner,
      name: file.name,
      file: await readied(file),
      video,
      poster: video ? await posterOf(file) : null,
      link: null,
      made: null,
      cover: null,
      operation: newOperationId(),
    };
    await keepWaiting(one, true);
    show([...items, { ...one, share: 0, problem: null }]);
    void run();
  }
};

/** Tries one again that was not taken. */
export const retry = (id: string): void => {
  change(id, { problem: null, share: 0 });
  void run();
};
/** Takes one out of the queue. */
export const forget = (id: string): void => {
  const gone = items.find((one) => one.id === id);
  show(items.filter((one) => one !== gone));
  if (gone) void dropWaiting(gone);
};

const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => {
    watchers.delete(tell);
  };
};
/** The files on their way, and how many have arrived since the page was opened. */
export const useQueue = () => ({
  items: useSyncExternalStore(watch, () => items),
  arrived: useSyncExternalStore(watch, () => arrived),
});
