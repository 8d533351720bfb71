import { isSigned, signed } from './signature.ts';

/** How long a file of the store is given out to whoever was answered its address. */
const SECONDS = 15 * 60;

/** Types of content by the ending of a name; whatever else is sent is bytes. Nothing of it is ever shown by our host. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** The ending of a name, without the dot, in lower case. */
export const endingOf = (name: string): string => /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Letters of any script, digits and a few signs stay in the name of a download; the rest could mislead. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._,()-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(-100) || 'file';

/** Where a file that people have sent is downloaded for 15 minutes, under its name. */
export const storedAddress = (centre: number, file: string, name: string, now: Date): string => {
  const until = Math.floor(now.getTime() / 1000) + SECONDS;
  const called = plainName(name);
  return `/files/stored/${centre}/${file}/${until}/${signed('stored', centre, file, until, called)}/${encodeURIComponent(called)}`;
};

/** What such an address asks for, when its signature is ours and its time is not over; else null. */
export const readStoredAddress = (
  { centre, file, until, sign, name }: Readonly<Record<'centre' | 'file' | 'until' | 'sign' | 'name', string>>,
  now: Date,
): { readonly centre: number; readonly file: string; readonly name: string; readonly type: string } | null => {
  if (!isSigned(sign, 'stored', centre, file, until, name) || Number(until) * 1000 <= now.getTime()) return null;
  return { centre: Number(centre), file, name, type: TYPES[endingOf(name)] ?? 'application/octet-stream' };
};
