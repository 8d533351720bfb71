import { isSigned, signed } from './signature.ts';

/** What is taken as an attachment, by its ending, with the type it is given out as. */
const TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
} as const;
type Ending = keyof typeof TYPES;
const isEnding = (text: string): text is Ending => Object.hasOwn(TYPES, text);

const SECONDS = 60 * 60;
const MARKUP = /^\s*(<|%!)/;

/** Whether bytes are text without markup: whatever begins with a tag could run where it is opened. */
const isPlainText = (bytes: Buffer): boolean => {
  if (bytes.includes(0)) return false;
  try {
    return !MARKUP.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return false;
  }
};

/** What a file is, by its bytes; null for everything that is not taken. Macros (`vbaProject`) are not. */
export const attachmentType = (bytes: Buffer): { readonly ending: Ending; readonly type: string } | null => {
  const as = (ending: Ending) => ({ ending, type: TYPES[ending] });
  if (bytes.length === 0) return null;
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return as('pdf');
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    if (!bytes.includes('[Content_Types].xml') || bytes.includes('vbaProject')) return null;
    if (bytes.includes('word/document.xml')) return as('docx');
    if (bytes.includes('xl/workbook.xml')) return as('xlsx');
    return bytes.includes('ppt/presentation.xml') ? as('pptx') : null;
  }
  return isPlainText(bytes) ? as('txt') : null;
};

/** Where an attachment is fetched for an hour, as a download, by whoever was answered the address. */
export const attachmentAddress = (centre: number, file: string, name: string, now: Date): string => {
  const until = Math.floor(now.getTime() / 1000) + SECONDS;
  return `/files/attachment/${centre}/${file}/${until}/${signed('attachment', centre, file, until, name)}/${encodeURIComponent(name)}`;
};

/** What such an address asks for, when its signature is ours and its time is not over; else null. */
export const readAttachmentAddress = (
  { centre, file, until, sign, name }: Readonly<Record<'centre' | 'file' | 'until' | 'sign' | 'name', string>>,
  now: Date,
): { readonly centre: number; readonly file: string; readonly name: string; readonly type: string } | null => {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  if (!isEnding(ending) || !isSigned(sign, 'attachment', centre, file, until, name)) return null;
  return Number(until) * 1000 > now.getTime() ? { centre: Number(centre), file, name, type: TYPES[ending] } : null;
};
