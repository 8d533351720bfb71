import { isSigned, signed } from './signature.ts';

/** What a table can be taken away as, with its type of content (RFC 7111, IANA). */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;
export type ExportType = keyof typeof EXPORT_TYPES;

/** Every ending such an address may have; a zip holds more than one table. */
const TYPES = { ...EXPORT_TYPES, zip: 'application/zip' } as const;
const isType = (text: string): text is keyof typeof TYPES => Object.hasOwn(TYPES, text);

/** How long a file that was made is given out. */
const SECONDS = 15 * 60;

/** Letters of any script, digits and a few signs stay in the name of a download; the rest could mislead. */
const plainName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._,()-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '')
    .slice(0, 100) || 'export';

/**
 * Where a file of the store is fetched, under a name people know; for 15 minutes, by whoever was answered it. `file` is
 * the name in the store, its ending one of the types.
 */
export const exportAddress = (centre: number, file: string, name: string, now: Date): string => {
  const until = Math.floor(now.getTime() / 1000) + SECONDS;
  const called = `${plainName(name)}${file.slice(file.lastIndexOf('.'))}`;
  return `/files/export/${centre}/${file}/${until}/${signed('export', centre, file, until, called)}/${encodeURIComponent(called)}`;
};

/** What such an address asks for, when its signature is ours and its time is not over; else null. */
export const readExportAddress = (
  { centre, file, until, sign, name }: Readonly<Record<'centre' | 'file' | 'until' | 'sign' | 'name', string>>,
  now: Date,
): { readonly centre: number; readonly file: string; readonly name: string; readonly type: string } | null => {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  if (!isType(ending) || !isSigned(sign, 'export', centre, file, until, name)) return null;
  return Number(until) * 1000 > now.getTime() ? { centre: Number(centre), file, name, type: TYPES[ending] } : null;
};
