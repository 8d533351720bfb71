/** What a table can be taken away as, with its type of content (RFC 7111, IANA). */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;
export type ExportType = keyof typeof EXPORT_TYPES;

/** What is taken as an attachment, by its ending, with the type it is given out as. */
const ATTACHED = {
  pdf: EXPORT_TYPES.pdf,
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: EXPORT_TYPES.xlsx,
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
} as const;
type Ending = keyof typeof ATTACHED;

/** Types of content by the ending of a name; whatever else is sent is bytes. Nothing of it is ever shown by our host. */
const TYPES: Readonly<Record<string, string>> = {
  ...ATTACHED,
  csv: EXPORT_TYPES.csv,
  zip: 'application/zip',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
};

/** The ending of a name, without the dot, in lower case. */
export const endingOf = (name: string): string => /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** The type of content a download of this name is given out as. */
export const typeOfName = (name: string): string => TYPES[endingOf(name)] ?? 'application/octet-stream';

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

/** What an attachment is, by its bytes; null for everything that is not taken. Macros (`vbaProject`) are not. */
export const attachmentType = (bytes: Buffer): { readonly ending: Ending; readonly type: string } | null => {
  const as = (ending: Ending) => ({ ending, type: ATTACHED[ending] });
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
