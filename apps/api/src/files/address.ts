import { isRole } from '@nestling/rules/roles.ts';
import type { Ctx } from '../kernel/call/context.ts';
import type { Who } from '../kernel/call/who.ts';
import type { Through } from '../kernel/files/ways.ts';
import { typeOfName } from './content-types.ts';
import { fileOf, isPictureKey, type Size } from './pictures.ts';
import { plainName } from './plain-name.ts';
import { isSigned, signed } from './signature.ts';

/**
 * By what right a file is fetched: `anybody` (what pages show before sign-in, the library), `signed-in` (faces of grown-ups:
 * the reader's session goes on), `unchanged` (files made for one reader: nothing was taken from its rights since), or through a record
 * that shows it to the reader at that moment.
 */
export type Right = 'anybody' | 'signed-in' | 'unchanged' | Through;

type Kind = 'picture' | 'video' | 'download';

/** What an address says. */
export interface Address {
  readonly kind: Kind;
  readonly centre: number;
  /** Name in the store. */
  readonly file: string;
  /** What a record names it by: its name, or the key it was made of. */
  readonly key: string;
  readonly type: string;
  /** Under which name it is downloaded; null where it is shown. */
  readonly name: string | null;
  /** For whom it was made; null for anybody. */
  readonly reader: Who | null;
  readonly right: Right;
  /** The state of the reader's rights when it was made. */
  readonly epoch: number;
  /** In seconds. */
  readonly until: number;
}

/** Whoever makes an address, and when. */
export type Maker = Pick<Ctx, 'who' | 'now' | 'epoch'>;

/**
 * Addresses of pictures hold for one to two hours, to the end of the next window: within one a picture keeps its address, so
 * that browsers need not fetch it again. That it may still be seen is asked all the same.
 */
const WINDOW_SECONDS = 3600;
/** As long as a tablet shows who stands at the door: it has no reader who could be asked about again. */
const AT_DOOR_SECONDS = 120;
/** As long as somebody watches a recording in one go. */
const VIDEO_SECONDS = 3600;
const DOWNLOAD_SECONDS = 15 * 60;

const readerOf = ({ user, role, session, impersonator, part }: Who) => [
  user,
  session,
  role,
  impersonator ?? null,
  part ? [part.locations, part.students] : null,
];
const rightOf = (right: Right) => (typeof right === 'string' ? right : [right.way, right.id]);

const written = (address: Address): string => {
  const { kind, centre, file, key, type, name, reader, right, epoch, until } = address;
  const said = [
    centre,
    file,
    key === file ? null : key,
    type,
    reader && readerOf(reader),
    rightOf(right),
    epoch,
    until,
  ];
  const ticket = Buffer.from(JSON.stringify(said)).toString('base64url');
  const called = name ?? '-';
  return `/files/${kind}/${ticket}/${signed('file', kind, ticket, called)}/${encodeURIComponent(called)}`;
};

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/** A guest is nobody whose rights could be asked again: what it is shown, anybody may see for as long as the address holds. */
const made = ({ who, epoch }: Maker, right: Right) => ({
  centre: who.centre,
  reader: right === 'anybody' || who.user === 0 ? null : who,
  right: who.user === 0 ? 'anybody' : right,
  epoch: right === 'unchanged' ? epoch() : 0,
});

/** Where a size of a picture is fetched; null when the record has none. */
export const pictureAddress = (ctx: Maker, key: string | null, size: Size, right: Right): string | null => {
  if (key === null || !isPictureKey(key)) return null;
  const isOfDoor = ctx.who.user === 0 && right !== 'anybody';
  const window = isOfDoor ? AT_DOOR_SECONDS / 2 : WINDOW_SECONDS;
  const until = (Math.floor(seconds(ctx.now()) / window) + 2) * window;
  const file = fileOf(key, size);
  return written({ kind: 'picture', file, key, type: 'image/webp', name: null, until, ...made(ctx, right) });
};

interface Video {
  /** Name in the store, and what the record names it by where that is another. */
  readonly file: string;
  readonly key?: string;
  readonly type: string;
  /** Under which name it is downloaded; null to be watched. */
  readonly name: string | null;
}
/** Where a video is fetched, whole or in parts, for an hour or `lasts` seconds. */
export const videoAddress = (ctx: Maker, video: Video, right: Right, lasts = VIDEO_SECONDS): string => {
  const { file, key = file, type, name } = video;
  const called = name === null ? null : `${plainName(name).slice(0, 100) || 'video'}.${type.replace('video/', '')}`;
  return written({
    kind: 'video',
    file,
    key,
    type,
    name: called,
    until: seconds(ctx.now()) + lasts,
    ...made(ctx, right),
  });
};

/** Where a file is downloaded for 15 minutes, under a name people know; nothing of it is ever shown by our host. */
export const downloadAddress = (ctx: Maker, file: string, name: string, right: Right): string => {
  const called = plainName(name).slice(-120) || 'file';
  const until = seconds(ctx.now()) + DOWNLOAD_SECONDS;
  return written({
    kind: 'download',
    file,
    key: file,
    type: typeOfName(called),
    name: called,
    until,
    ...made(ctx, right),
  });
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Null is no narrowing; whatever else is no list of ids narrows to nothing. */
const readIds = (said: unknown): number[] | null =>
  said === null ? null : Array.isArray(said) ? said.map(Number) : [];

const readReader = (centre: number, said: unknown): Who | null => {
  if (!Array.isArray(said)) return null;
  const [user, session, role, impersonator, part] = said;
  if (typeof user !== 'number' || !isText(session) || !isText(role) || !isRole(role)) return null;
  return {
    centre,
    user,
    session,
    role,
    ...(typeof impersonator === 'number' ? { impersonator } : {}),
    ...(Array.isArray(part) ? { part: { locations: readIds(part[0]), students: readIds(part[1]) } } : {}),
  };
};

const readRight = (said: unknown): Right | null => {
  if (said === 'anybody' || said === 'signed-in' || said === 'unchanged') return said;
  if (!Array.isArray(said)) return null;
  const [way, id] = said;
  return isText(way) && typeof id === 'number' ? { way, id } : null;
};

const parsed = (ticket: string): unknown => {
  try {
    return JSON.parse(Buffer.from(ticket, 'base64url').toString());
  } catch {
    return null;
  }
};

/** What an address asks for, when its signature is ours and its time is not over; else null. */
export const readAddress = (
  {
    kind,
    ticket,
    sign,
    name,
  }: { readonly kind: Kind; readonly ticket: string; readonly sign: string; readonly name: string },
  now: Date,
): Address | null => {
  if (!isSigned(sign, 'file', kind, ticket, name)) return null;
  const said = parsed(ticket);
  if (!Array.isArray(said)) return null;
  const [centre, file, key, type, reader, saidRight, epoch, until] = said;
  const right = readRight(saidRight);
  if (typeof centre !== 'number' || typeof epoch !== 'number' || typeof until !== 'number') return null;
  if (!isText(file) || !isText(type) || right === null || until * 1000 <= now.getTime()) return null;
  return {
    kind,
    centre,
    file,
    key: isText(key) ? key : file,
    type,
    name: name === '-' ? null : name,
    reader: readReader(centre, reader),
    right,
    epoch,
    until,
  };
};

const KINDS: readonly Kind[] = ['picture', 'video', 'download'];

/** The same of a whole address, as somebody has sent it. */
export const readUrl = (url: string, now: Date): Address | null => {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  const [, , of, ticket = '', sign = '', name = ''] = path.split('/');
  const kind = KINDS.find((one) => one === of);
  return kind ? readAddress({ kind, ticket, sign, name: decoded(name) }, now) : null;
};

const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
};
