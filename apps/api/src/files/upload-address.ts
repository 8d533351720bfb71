import { randomBytes } from 'node:crypto';
import { isSigned, signed } from './signature.ts';

/** What may be put straight into the store: pictures, which are made anew before anybody is served them. */
export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;

/** Recordings of incidents, which are looked through before anybody is served them. */
export const VIDEO_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;
/** Documents: what they are is read from their bytes, and they are only ever downloaded. */
export const DOCUMENT_TYPE = 'application/octet-stream';
type UploadType = (typeof UPLOAD_TYPES)[number] | (typeof VIDEO_TYPES)[number] | typeof DOCUMENT_TYPE;

/** How long an address takes its file. */
export const UPLOAD_SECONDS = 15 * 60;
/** The same of one that takes its file in parts: a phone may be without a line for an afternoon. */
export const RESUMABLE_SECONDS = 24 * 60 * 60;
/** The size of every part but the last, in bytes. */
export const PART_BYTES = 2 * 1024 * 1024;
/** The most one file may hold; a photo as a phone makes it has some 5 MB. */
const PICTURE_MEGABYTES = 25;
const VIDEO_MEGABYTES = 500;
const DOCUMENT_MEGABYTES = 50;

/** The most a file of a type may hold, in MB. */
export const megabytesOf = (type: string): number => {
  if (type === DOCUMENT_TYPE) return DOCUMENT_MEGABYTES;
  return VIDEO_TYPES.some((video) => video === type) ? VIDEO_MEGABYTES : PICTURE_MEGABYTES;
};

/** 128 random bits, then the signature of whose file it is: nobody else can confirm it. */
const KEY = /^(u[\w-]{22})([\w-]{22})$/;

/** True when the key was answered to this person of this centre. */
export const isUploadKeyOf = (key: string, centre: number, user: number): boolean => {
  const [, random = '', sign = ''] = KEY.exec(key) ?? [];
  return isSigned(sign, 'upload key', centre, user, random);
};

/** Name in the store of a file that waits to be confirmed. */
export const uploadFile = (key: string): string => `${key}.bin`;

/** Name in the store of one part of such a file, from 0. */
export const uploadPart = (key: string, part: number): string => `${key}-${part}.part`;

/** A new address that takes one file of one type by PUT, and the key by which this person confirms it. */
export const uploadAddress = (
  { centre, user }: { readonly centre: number; readonly user: number },
  type: UploadType,
  now: Date,
  seconds = UPLOAD_SECONDS,
): { readonly url: string; readonly key: string } => {
  const random = `u${randomBytes(16).toString('base64url')}`;
  const key = `${random}${signed('upload key', centre, user, random)}`;
  const until = Math.floor(now.getTime() / 1000) + seconds;
  return { key, url: `/files/upload/${centre}/${key}/${until}/${signed('upload', centre, key, type, until)}` };
};

/** Whether such an address takes a file of this type now. */
export const takesUpload = (
  { centre, key, until, sign }: Readonly<Record<'centre' | 'key' | 'until' | 'sign', string>>,
  type: string,
  now: Date,
): boolean =>
  KEY.test(key) && Number(until) * 1000 > now.getTime() && isSigned(sign, 'upload', centre, key, type, until);
