import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { PdfWork, Section, Stamp, Strokes } from './pdf-work.ts';

const fonts = new Map<string, Uint8Array>();
const fontFile = (name: string): Uint8Array => {
  const known = fonts.get(name);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  fonts.set(name, bytes);
  return bytes;
};

const INK = rgb(0.06, 0.09, 0.25);
const TEXT = rgb(0.12, 0.14, 0.19);
const FAINT = rgb(0.4, 0.44, 0.52);
const LETTER = [612, 792] as const;
const MARGIN = 48;
const LARGEST = 11;
const SMALLEST = 6;

interface Pens {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
}

/** The words broken into lines of a width; a word wider than that is broken, too. */
const linesOf = (font: PDFFont, text: string, size: number, width: number): readonly string[] => {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(/\s+/)) {
      let rest = word;
      const longer = line ? `${line} ${rest}` : rest;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      while (!fits(rest) && rest.length > 1) {
        let at = rest.length - 1;
        while (at > 1 && !fits(rest.slice(0, at))) at -= 1;
        lines.push(rest.slice(0, at));
        rest = rest.slice(at);
      }
      line = rest;
    }
    return [...lines, line];
  });
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
    const lines = linesOf(plain, text, size, room);
    if (lines.length > most || (lines.length === 1 && size > box.h && size > SMALLEST)) continue;
    const top = most > 1 ? box.y + box.h - size : box.y + (box.h - size) / 2 + size * 0.22;
    for (const [i, line] of lines.entries())
      page.drawText(line, { x: box.x + pad, y: top - i * lead, size, font: plain, color: INK });
    return true;
  }
  const [first = ''] = linesOf(plain, text, SMALLEST, room - 6);
  page.drawText(`${first}…`, {
    x: box.x + pad,
    y: box.y + box.h - SMALLEST - 1,
    size: SMALLEST,
    font: plain,
    color: INK,
  });
  return false;
};

/** Pages that are set from words, one after another. */
const setPages = (pdf: PDFDocument, pens: Pens, title: string, sections: readonly Section[], foot: string): void => {
  let page = pdf.addPage([...LETTER]);
  let y = LETTER[1] - MARGIN;
  const width = LETTER[0] - 2 * MARGIN;
  const begin = () => {
    page.drawText(clean(foot), { x: MARGIN, y: 28, size: 7, font: pens.plain, color: FAINT });
    y = LETTER[1] - MARGIN;
  };
  begin();
  const need = (room: number) => {
    if (y - room > MARGIN) return;
    page = pdf.addPage([...LETTER]);
    begin();
  };
  const write = (text: string, size: number, font: PDFFont, color = TEXT, indent = 0) => {
    for (const line of linesOf(font, clean(text), size, width - indent)) {
      need(size * 1.35);
      y -= size * 1.35;
      page.drawText(line, { x: MARGIN + indent, y, size, font, color });
    }
  };
  write(title, 15, pens.bold);
  for (const { title: head, lines } of sections) {
    need(60);
    y -= 14;
    if (head) write(head, 11, pens.bold);
    for (const { name, text, strokes } of lines) {
      y -= 4;
      if (name) write(name, 8, pens.plain, FAINT);
      if (text) write(text, 9.5, pens.plain);
      if (strokes && strokes.length > 0) {
        need(46);
        y -= 44;
        drawStrokes(page, strokes, { x: MARGIN, y, w: 200, h: 40 });
      }
    }
  }
};

/** Writes answers onto the pages of a PDF so that they are part of them, and appends pages set from words. */
export const fillPdf = async ({
  bytes,
  stamps,
  title,
  overflow,
  sections,
  foot,
}: Extract<PdfWork, { readonly do: 'fill' }>): Promise<Uint8Array> => {
  const pdf = bytes ? await PDFDocument.load(bytes, { updateMetadata: false }) : await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  pdf.setTitle(title);
  const pens = {
    plain: await pdf.embedFont(fontFile('DejaVuSansCondensed'), { subset: true }),
    bold: await pdf.embedFont(fontFile('DejaVuSansCondensed-Bold'), { subset: true }),
  };
  const pages = pdf.getPages();
  const long = stamps.filter((stamp) => {
    const page = pages[stamp.page];
    return page ? !drawStamp(page, pens, stamp) : stamp.kind !== 'check';
  });
  const rest: readonly Section[] =
    long.length > 0 ? [{ title: overflow, lines: long.map(({ label, text }) => ({ name: label, text })) }] : [];
  const all = [...rest, ...sections];
  if (all.length > 0) setPages(pdf, pens, title, all, foot);
  return pdf.save({ useObjectStreams: true });
};
