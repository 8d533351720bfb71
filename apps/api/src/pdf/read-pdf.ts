import {
  degrees,
  EncryptedPDFError,
  PDFArray,
  PDFBool,
  PDFCheckBox,
  PDFDict,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFHexString,
  PDFName,
  PDFOptionList,
  type PDFPage,
  PDFRadioGroup,
  PDFSignature,
  PDFString,
  PDFTextField,
} from '@cantoo/pdf-lib';
import type { FoundField, PdfFault, ReadPdf, Spot } from './pdf-work.ts';

interface Limits {
  readonly mostPages: number;
  readonly mostFields: number;
}

/** The part of a page that is shown, and by how many quarters it is turned clockwise. */
const shownOf = (page: PDFPage) => {
  const { x, y, width, height } = page.getCropBox();
  const turns = ((Math.round(page.getRotation().angle / 90) % 4) + 4) % 4;
  return { x, y, width, height, turns, upright: turns % 2 === 0 };
};
type ShownPage = ReturnType<typeof shownOf>;

const rounded = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100_000) / 100_000;

/** A rectangle of a page as a place on what is shown of it. */
const spotOf = (
  page: number,
  { x, y, width, height, turns }: ShownPage,
  rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Spot => {
  const [left, right] = [(rect.x - x) / width, (rect.x + rect.width - x) / width];
  const [low, high] = [(rect.y - y) / height, (rect.y + rect.height - y) / height];
  const [x0, x1, y0, y1] =
    turns === 1
      ? [low, high, left, right]
      : turns === 2
        ? [1 - right, 1 - left, low, high]
        : turns === 3
          ? [1 - high, 1 - low, 1 - right, 1 - left]
          : [left, right, 1 - high, 1 - low];
  const [atX, atY] = [rounded(x0), rounded(y0)];
  return { page, x: atX, y: atY, w: rounded(rounded(x1) - atX), h: rounded(rounded(y1) - atY) };
};

const wordsOf = (value: unknown): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';

/** What a field is called: its own hint, or its name made readable. */
const labelOf = (field: PDFField): string => {
  const hint = wordsOf(field.acroField.dict.lookup(PDFName.of('TU'))).trim();
  if (hint) return hint.slice(0, 300);
  const last = field.getName().split('.').at(-1) ?? '';
  const words = last
    .replace(/\[\d+\]/g, '')
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 300) || 'Field';
};

const kindOf = (field: PDFField): FoundField['kind'] | null => {
  if (field instanceof PDFSignature) return 'signature';
  if (field.isReadOnly()) return null;
  if (field instanceof PDFTextField) return field.isMultiline() ? 'textarea' : 'text';
  if (field instanceof PDFCheckBox) return 'checkbox';
  if (field instanceof PDFRadioGroup) return 'radio';
  if (field instanceof PDFDropdown || field instanceof PDFOptionList) return 'choice';
  return null;
};

/** The fields of a document in the order they are read: page by page, from the top. */
const fieldsOf = (pdf: PDFDocument, shown: readonly ShownPage[]): readonly FoundField[] => {
  const pageOf = new Map<PDFDict, number>();
  for (const [at, page] of pdf.getPages().entries()) {
    const annotations = page.node.Annots();
    for (let i = 0; annotations && i < annotations.size(); i += 1) {
      const one = annotations.lookup(i);
      if (one instanceof PDFDict) pageOf.set(one, at);
    }
  }
  const found = pdf
    .getForm()
    .getFields()
    .flatMap((field): FoundField[] => {
      const kind = kindOf(field);
      if (!kind) return [];
      const places = field.acroField.getWidgets().map((widget): Spot | null => {
        const page = pageOf.get(widget.dict);
        const at = page === undefined ? undefined : shown[page];
        if (page === undefined || !at) return null;
        const spot = spotOf(page, at, widget.getRectangle());
        return spot.w > 0 && spot.h > 0 ? spot : null;
      });
      const one = { kind, label: labelOf(field), required: field.isRequired() };
      if (kind === 'radio' && field instanceof PDFRadioGroup) {
        const names = field.getOptions();
        const options = places.flatMap((at, i) =>
          at ? [{ label: (names[i] ?? String(i + 1)).slice(0, 200), at }] : [],
        );
        return options.length > 0 ? [{ ...one, at: null, options }] : [];
      }
      const names = field instanceof PDFDropdown || field instanceof PDFOptionList ? field.getOptions() : [];
      const options = names.filter((name) => name.trim() !== '').slice(0, 100);
      // One field of many places: the first of them is asked for.
      const at = places.find((place) => place !== null);
      if (!at || (kind === 'choice' && options.length === 0)) return [];
      return [{ ...one, at, options: options.map((label) => ({ label: label.slice(0, 200), at: null })) }];
    });
  const first = ({ at, options }: FoundField) => at ?? options[0]?.at ?? { page: 0, x: 0, y: 0 };
  return [...found].sort((a, b) => {
    const [one, other] = [first(a), first(b)];
    return one.page - other.page || Math.round((one.y - other.y) * 100) || one.x - other.x;
  });
};

/** What the boxes of fields look like stays on the page; what was typed into them does not. */
const flatten = (pdf: PDFDocument): void => {
  const form = pdf.getForm();
  for (const field of form.getFields()) {
    if (field.isReadOnly()) continue;
    if (field instanceof PDFTextField) field.setText('');
    else if (field instanceof PDFCheckBox) field.uncheck();
    else if (field instanceof PDFRadioGroup || field instanceof PDFDropdown || field instanceof PDFOptionList)
      field.clear();
  }
  form.flatten();
};

/**
 * Draws each page anew into a plain file. Nothing else of the document comes along: no scripts, actions, embedded files,
 * links, layers or fields, for only what draws a page is copied.
 */
const drawnAnew = async (pdf: PDFDocument, shown: readonly ShownPage[]): Promise<Uint8Array> => {
  const plain = await PDFDocument.create();
  for (const [i, page] of pdf.getPages().entries()) {
    const at = shown[i];
    if (!at) continue;
    const { x, y, width, height, turns, upright } = at;
    const [w, h] = upright ? [width, height] : [height, width];
    const target = plain.addPage([w, h]);
    if (!page.node.Contents()) continue;
    const drawn = await plain.embedPage(page, { left: x, bottom: y, right: x + width, top: y + height });
    const corner = [
      { x: 0, y: 0 },
      { x: 0, y: h },
      { x: w, y: h },
      { x: w, y: 0 },
    ][turns];
    target.drawPage(drawn, { ...corner, width, height, rotate: degrees([0, -90, -180, -270][turns] ?? 0) });
  }
  return plain.save({ useObjectStreams: true });
};

/**
 * Opens a PDF. One that is locked for its owner alone, as forms of states and insurers are, opens for everybody: its password
 * to read is empty. Null where reading it takes a password.
 */
const opened = async (bytes: Uint8Array): Promise<PDFDocument | null> => {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    if (!(error instanceof EncryptedPDFError)) throw error;
    return PDFDocument.load(bytes, { updateMetadata: false, password: '' }).catch(() => null);
  }
};

/**
 * Whether what a PDF shows is made by Adobe's program out of an XML form: its page says "Please wait" and nothing else. One that
 * has fields beside it (XFA over an AcroForm) is read by those.
 */
const isXfaAlone = ({ catalog }: PDFDocument): boolean => {
  const form = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict);
  if (!form?.has(PDFName.of('XFA'))) return false;
  const fields = form.lookupMaybe(PDFName.of('Fields'), PDFArray);
  return catalog.lookup(PDFName.of('NeedsRendering')) === PDFBool.True || !fields || fields.size() === 0;
};

/** Reads a PDF that somebody has sent. */
export const readPdf = async (
  bytes: Uint8Array,
  { mostPages, mostFields }: Limits,
): Promise<{ readonly read: ReadPdf } | { readonly fault: PdfFault }> => {
  // One that was cut off would be read as empty pages.
  if (!Buffer.from(bytes.slice(-4096)).includes('startxref')) return { fault: 'BROKEN' };
  try {
    const pdf = await opened(bytes);
    if (!pdf) return { fault: 'LOCKED' };
    if (isXfaAlone(pdf)) return { fault: 'XFA' };
    const pages = pdf.getPages();
    if (pages.length > mostPages) return { fault: 'TOO_MANY_PAGES' };
    const shown = pages.map(shownOf);
    if (
      shown.length === 0 ||
      shown.some(({ width, height }) => !(width > 10 && height > 10 && width < 15_000 && height < 15_000))
    )
      return { fault: 'BROKEN' };
    const fields = fieldsOf(pdf, shown);
    if (fields.length > mostFields) return { fault: 'TOO_MANY_FIELDS' };
    try {
      flatten(pdf);
    } catch {
      // A field that cannot be drawn is left away; its place is known by now.
    }
    return {
      read: {
        bytes: await drawnAnew(pdf, shown),
        pages: shown.map(({ width, height, upright }) =>
          upright ? { width, height } : { width: height, height: width },
        ),
        fields,
      },
    };
  } catch {
    return { fault: 'BROKEN' };
  }
};
