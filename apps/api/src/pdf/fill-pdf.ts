import { type Color, PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { type FontName, fontBytes } from './font-files.ts';
import { linesOf, type Measure, measured } from './lines.ts';
import type { MadePdf, PdfWork, Section, Stamp, Strokes } from './pdf-work.ts';
import { quickFontkit } from './quick-fontkit.ts';

const INK = rgb(0.06, 0.09, 0.25);
const TEXT = rgb(0.12, 0.14, 0.19);
const FAINT = rgb(0.4, 0.44, 0.52);
const LETTER = [612, 792] as const;
const MARGIN = 48;
const LARGEST = 11;
const SMALLEST = 6;

/** A font to write with, and how wide it writes. */
interface Pen {
  readonly font: PDFFont;
  readonly measure: Measure;
}
interface Pens {
  readonly plain: Pen;
  readonly bold: Pen;
}

const penOf = async (pdf: PDFDocument, name: FontName): Promise<Pen> => {
  const font = await pdf.embedFont(fontBytes(name), { subset: true });
  return { font, measure: measured((sign) => font.widthOfTextAtSize(sign, 1)) };
};

/** The font each page was last written with: naming it anew for each line would add it to the page each time. */
const inHand = new WeakMap<PDFPage, PDFFont>();

const writeLine = (
  page: PDFPage,
  { font }: Pen,
  line: string,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly color: Color },
): void => {
  if (line === '') return;
  if (inHand.get(page) !== font) page.setFont(font);
  inHand.set(page, font);
  page.drawText(line, at);
};

/** Signs no page can show are left away. */
const clean = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ' ')).trim();

/** Draws a pen's lines into a box, as large as they fit. */
const drawStrokes = (page: PDFPage, strokes: Strokes, box: { x: number; y: number; w: number; h: number }): void => {
  const xs = strokes.flatMap((line) => line.filter((_, i) => i % 2 === 0));
  const ys = strokes.flatMap((line) => line.filter((_, i) => i % 2 === 1));
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(box.w / Math.max(1, right - left), box.h / Math.max(1, low - top), 0.5);
  const path = strokes
    .map((line) => {
      const points: string[] = [];
      for (let i = 0; i + 1 < line.length; i += 2)
        points.push(
          `${(((line[i] ?? 0) - left) * scale).toFixed(2)} ${(((line[i + 1] ?? 0) - top) * scale).toFixed(2)}`,
        );
      return points.length === 1 ? `M ${points[0]} L ${points[0]}` : `M ${points.join(' L ')}`;
    })
    .join(' ');
  const high = (low - top) * scale;
  page.drawSvgPath(path, {
    x: box.x,
    y: box.y + (box.h + high) / 2,
    borderColor: INK,
    borderWidth: 1.1,
    borderLineCap: 1,
  });
};

/** Puts an answer onto its place; answers false when the words did not fit. */
const drawStamp = (page: PDFPage, { plain }: Pens, stamp: Stamp): boolean => {
  const { width, height } = page.getSize();
  const box = { x: stamp.x * width, y: (1 - stamp.y - stamp.h) * height, w: stamp.w * width, h: stamp.h * height };
  if (stamp.kind === 'check') {
    const side = Math.min(box.w, box.h) * 0.7;
    const [x, y] = [box.x + (box.w - side) / 2, box.y + (box.h - side) / 2];
    const thickness = Math.max(0.8, side / 8);
    page.drawLine({ start: { x, y }, end: { x: x + side, y: y + side }, thickness, color: INK });
    page.drawLine({ start: { x, y: y + side }, end: { x: x + side, y }, thickness, color: INK });
    return true;
  }
  if (stamp.strokes && stamp.strokes.length > 0) {
    drawStrokes(page, stamp.strokes, box);
    return true;
  }
  const text = clean(stamp.text);
  const pad = Math.min(2, box.w / 10);
  const room = box.w - 2 * pad;
  for (let size = LARGEST; size >= SMALLEST; size -= 0.5) {
    const lead = size * 1.2;
    const most = Math.max(1, Math.floor((box.h + 1) / lead));
    const lines = linesOf(plain.measure, text, room / size, most + 1);
    if (lines.length > most || (lines.length === 1 && size > box.h && size > SMALLEST)) continue;
    const top = most > 1 ? box.y + box.h - size : box.y + (box.h - size) / 2 + size * 0.22;
    for (const [i, line] of lines.entries())
      writeLine(page, plain, line, { x: box.x + pad, y: top - i * lead, size, color: INK });
    return true;
  }
  const [first = ''] = linesOf(plain.measure, text, (room - 6) / SMALLEST, 1);
  writeLine(page, plain, `${first}…`, {
    x: box.x + pad,
    y: box.y + box.h - SMALLEST - 1,
    size: SMALLEST,
    color: INK,
  });
  return false;
};

/** So many lines of words are set at most, and so many letters: some ten sheets. What is longer goes along as text. */
const MOST_LINES = 500;
const MOST_LETTERS = 40_000;
/** Of an answer that comes when they are used up. */
const LEAST_LINES = 2;

/** Pages that are set from words, one after another. Answers what of them did not find room. */
const setPages = (
  pdf: PDFDocument,
  pens: Pens,
  { title, sections, foot, attached }: Pick<Fill, 'title' | 'sections' | 'foot' | 'attached'>,
): readonly { readonly name: string; readonly text: string }[] => {
  let page = pdf.addPage([...LETTER]);
  let y = LETTER[1] - MARGIN;
  const width = LETTER[0] - 2 * MARGIN;
  const begin = () => {
    const [line = ''] = linesOf(pens.plain.measure, clean(foot), width / 7, 1);
    writeLine(page, pens.plain, line, { x: MARGIN, y: 28, size: 7, color: FAINT });
    y = LETTER[1] - MARGIN;
  };
  begin();
  const need = (room: number) => {
    if (y - room > MARGIN) return;
    page = pdf.addPage([...LETTER]);
    begin();
  };
  let lines = MOST_LINES;
  let letters = MOST_LETTERS;
  /** Answers whether all of it was written; what is `whole` is, and counts not. */
  const write = (text: string, size: number, pen: Pen, whole: boolean, color: Color = TEXT): boolean => {
    const most = whole ? MOST_LINES : Math.max(LEAST_LINES, lines);
    const mostLetters = whole ? MOST_LETTERS : Math.max(LEAST_LINES * 100, letters);
    // Blank lines beyond two say nothing more.
    const said = clean(text).replace(/\n{4,}/g, '\n\n\n');
    const set = linesOf(pen.measure, said.slice(0, mostLetters), width / size, most + 1);
    for (const line of set.slice(0, most)) {
      need(size * 1.35);
      y -= size * 1.35;
      writeLine(page, pen, line, { x: MARGIN, y, size, color });
    }
    if (!whole) {
      lines -= set.length;
      letters -= said.length;
    }
    return set.length <= most && said.length <= mostLetters;
  };
  const left: { name: string; text: string }[] = [];
  write(title, 15, pens.bold, true);
  for (const { title: head, lines: parts, whole = false } of sections) {
    need(60);
    y -= 14;
    if (head) write(head, 11, pens.bold, true);
    for (const { name, text, strokes } of parts) {
      y -= 4;
      const isNamed = !name || write(name, 8, pens.plain, whole, FAINT);
      const isSaid = !text || write(text, 9.5, pens.plain, whole);
      if (!isNamed || !isSaid) {
        write(attached, 8, pens.plain, true, FAINT);
        left.push({ name, text });
      }
      if (strokes && strokes.length > 0) {
        need(46);
        y -= 44;
        drawStrokes(page, strokes, { x: MARGIN, y, w: 200, h: 40 });
      }
    }
  }
  return left;
};

type Fill = Extract<PdfWork, { readonly do: 'fill' }>;

/** What is attached: the answers that are too long for the sheets, each under its name. */
const REST = 'answers.txt';

/**
 * Writes answers onto the pages of a PDF so that they are part of them, and appends pages set from words. It costs as much
 * as the words are long up to some sheets, and hardly more beyond: the rest is attached as a text file. Signed where it is to be.
 */
export const fillPdf = async ({ bytes, stamps, overflow, sign, ...words }: Fill): Promise<MadePdf> => {
  const pdf = bytes ? await PDFDocument.load(bytes, { updateMetadata: false }) : await PDFDocument.create();
  pdf.registerFontkit(quickFontkit);
  pdf.setTitle(words.title);
  const pens = {
    plain: await penOf(pdf, 'DejaVuSansCondensed'),
    bold: await penOf(pdf, 'DejaVuSansCondensed-Bold'),
  };
  const pages = pdf.getPages();
  const long = stamps.filter((stamp) => {
    const page = pages[stamp.page];
    return page ? !drawStamp(page, pens, stamp) : stamp.kind !== 'check';
  });
  const rest: readonly Section[] =
    long.length > 0 ? [{ title: overflow, lines: long.map(({ label, text }) => ({ name: label, text })) }] : [];
  const sections = [...rest, ...words.sections];
  const left = sections.length > 0 ? setPages(pdf, pens, { ...words, sections }) : [];
  if (left.length > 0) {
    const text = left.map((one) => `${one.name}\n\n${one.text}\n`).join('\n');
    await pdf.attach(new TextEncoder().encode(text), REST, { mimeType: 'text/plain' });
  }
  if (!sign) return { bytes: await pdf.save({ useObjectStreams: true }), stamped: false };
  const { saveSigned } = await import('./signing/sign-pdf.ts');
  return saveSigned(pdf, sign);
};
