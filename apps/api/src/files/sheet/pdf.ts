import { PAPER_HIGH } from '@nestling/rules/strokes.ts';
import PDFDocument from 'pdfkit';
import type { FontName } from '../../pdf/font-files.ts';
import { linesOf, measured } from '../../pdf/lines.ts';
import { openFont } from './open-font.ts';
import {
  breathe,
  type Column,
  cellOf,
  isWord,
  paperOf,
  type Sheet,
  type Signature,
  summing,
  widthOf,
} from './sheet.ts';

const INK = '#1f2430';
const FAINT = '#667085';
const LINE = '#d0d5dd';
const MARGIN = 36;
const PAD = 3;
const SIZE = 8;
/** More text columns than this lie better across a page that is wide. */
const UPRIGHT_CHARACTERS = 95;
/** How wide and high a signature is drawn, in points. */
const SIGNED_WIDE = 200;
const SIGNED_HIGH = 60;

/** Widths of the columns in points: each as wide as it says, all together as wide as the page. */
const spread = <Row>(columns: readonly Column<Row>[], width: number): readonly number[] => {
  const wished = columns.map(widthOf);
  const all = wished.reduce((sum, one) => sum + one, 0);
  return wished.map((one) => (one / all) * width);
};

const FONTS = { plain: 'DejaVuSansCondensed', bold: 'DejaVuSansCondensed-Bold' } as const satisfies Record<
  string,
  FontName
>;
type Font = keyof typeof FONTS;
/** A line above the table that is longer is cut: a page holds a table, too. */
const MOST_HEAD_LINES = 20;

/** The page of a table: its pen, and where the next row goes. */
const startPages = <Row>(sheet: Sheet<Row>) => {
  const upright = sheet.columns.reduce((sum, column) => sum + widthOf(column), 0) <= UPRIGHT_CHARACTERS;
  const pdf = new PDFDocument({
    size: 'LETTER',
    layout: upright ? 'portrait' : 'landscape',
    margin: MARGIN,
    autoFirstPage: false,
    info: { Title: sheet.title, Subject: sheet.subtitle },
  });
  for (const font of ['plain', 'bold'] as const) pdf.registerFont(font, openFont(FONTS[font]));
  const measureOf = (font: Font) =>
    measured((sign) => {
      pdf.font(font).fontSize(SIZE);
      return pdf.widthOfString(sign) / SIZE;
    });
  const measure = { plain: measureOf('plain'), bold: measureOf('bold') };
  let widths: readonly number[] = [];
  let page = 0;
  const bottom = () => pdf.page.height - MARGIN - 16;

  /** Lines below one another. The pen of the library is given one line at a time: a long word would take it minutes. */
  const put = (
    lines: readonly string[],
    font: Font,
    size: number,
    at: { readonly x: number; readonly y: number; readonly right?: number },
  ): void => {
    // Measured first: that takes the pen.
    const wide = lines.map((line) => measureLine(line, font) * size);
    pdf.font(font).fontSize(size);
    const lead = pdf.currentLineHeight(true);
    for (const [i, line] of lines.entries()) {
      const x = at.right === undefined ? at.x : Math.max(at.x, at.right - (wide[i] ?? 0));
      if (line !== '') pdf.text(line, x, at.y + i * lead, { lineBreak: false });
    }
    pdf.x = MARGIN;
    pdf.y = at.y + lines.length * lead;
  };
  const measureLine = (line: string, font: Font): number => {
    let sum = 0;
    for (const sign of line) sum += measure[font](sign);
    return sum;
  };

  const draw = (cells: readonly string[], font: Font): void => {
    if (page === 0) turn();
    pdf.font(font).fontSize(SIZE);
    const lead = pdf.currentLineHeight(true);
    // A cell longer than a page is cut at its end rather than spread over empty pages.
    const most = Math.floor((bottom() - MARGIN - 90) / lead);
    const set = cells.map((text, i) => {
      const lines = linesOf(measure[font], text, ((widths[i] ?? 0) - PAD * 2) / SIZE, most + 1);
      return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines;
    });
    const height = Math.max(1, ...set.map(({ length }) => length)) * lead + PAD * 2;
    if (pdf.y + height > bottom()) turn();
    const top = pdf.y;
    let left = MARGIN;
    pdf.fillColor(INK);
    for (const [i, lines] of set.entries()) {
      const column = sheet.columns[i];
      const width = widths[i] ?? 0;
      const right = column && !isWord(column) ? { right: left + width - PAD } : {};
      put(lines, font, SIZE, { x: left + PAD, y: top + PAD, ...right });
      left += width;
    }
    pdf
      .moveTo(MARGIN, top + height)
      .lineTo(left, top + height)
      .lineWidth(font === 'bold' ? 0.8 : 0.4)
      .strokeColor(LINE)
      .stroke();
    pdf.x = MARGIN;
    pdf.y = top + height;
  };

  const turn = (): void => {
    pdf.addPage();
    page += 1;
    const width = pdf.page.width - MARGIN * 2;
    widths = spread(sheet.columns, width);
    pdf.font('plain').fontSize(7).fillColor(FAINT);
    // Below the margin pdfkit would turn the page by itself.
    pdf.page.margins.bottom = 0;
    pdf.text(sheet.words.page(page), MARGIN, pdf.page.height - MARGIN - 4, { width, align: 'right', lineBreak: false });
    pdf.page.margins.bottom = MARGIN;
    pdf.x = MARGIN;
    pdf.y = MARGIN;
    if (page === 1) {
      let lines = MOST_HEAD_LINES;
      const say = (text: string, font: Font, size: number): void => {
        const told = linesOf(measure[font], text, width / size, lines);
        lines -= told.length;
        put(told, font, size, { x: MARGIN, y: pdf.y });
      };
      pdf.fillColor(INK);
      say(sheet.title, 'bold', 14);
      pdf.fillColor(FAINT);
      for (const text of [sheet.subtitle, ...(sheet.notes ?? [])]) if (lines > 0) say(text, 'plain', 9);
      pdf.y += 8;
    }
    draw(
      sheet.columns.map(({ head }) => head),
      'bold',
    );
  };
  /** A signature below what stands there, on a line with its name. */
  const sign = ({ name, strokes }: Signature): void => {
    if (pdf.y + SIGNED_HIGH + 40 > bottom()) turn();
    const top = pdf.y + 14;
    const scale = SIGNED_HIGH / PAPER_HIGH;
    pdf.lineWidth(1.1).strokeColor(INK).lineCap('round').lineJoin('round');
    for (const line of strokes) {
      const points = line.map((value, i) => (i % 2 === 0 ? MARGIN : top) + value * scale);
      const [x = 0, y = 0, ...rest] = points;
      pdf.moveTo(x, y);
      if (rest.length === 0) pdf.lineTo(x + 0.1, y);
      for (let i = 0; i + 1 < rest.length; i += 2) pdf.lineTo(rest[i] ?? 0, rest[i + 1] ?? 0);
      pdf.stroke();
    }
    const low = top + SIGNED_HIGH + 4;
    pdf
      .moveTo(MARGIN, low)
      .lineTo(MARGIN + SIGNED_WIDE, low)
      .lineWidth(0.6)
      .strokeColor(LINE)
      .stroke();
    pdf.fillColor(FAINT);
    put(linesOf(measure.plain, name, SIGNED_WIDE / SIZE, 2), 'plain', SIZE, { x: MARGIN, y: low + 4 });
  };
  return { pdf, draw, turn, sign };
};

/** Rows between two pauses: a row costs about a tenth of a millisecond. */
const BLOCK = 50;

/**
 * A sheet as a printable table on Letter paper: heads on every page, the sums below, pages numbered. The font within
 * it (DejaVu) writes Latin, Greek, Cyrillic, Arabic, Hebrew and signs; what it lacks is shown as a box.
 */
export async function* writePdf<Row>(sheet: Sheet<Row>): AsyncGenerator<Uint8Array> {
  const { pdf, draw, turn, sign } = startPages(sheet);
  const written = async (): Promise<void> => {
    const sums = summing(sheet.columns);
    let count = 0;
    turn();
    for await (const row of sheet.rows) {
      const cells = sheet.columns.map((column) => cellOf(column, row));
      sums.add(cells);
      draw(cells.map(paperOf), 'plain');
      count += 1;
      if (count % BLOCK === 0) await breathe();
    }
    const total = count > 0 ? sums.row(sheet.words.total) : null;
    if (total) draw(total.map(paperOf), 'bold');
    if (sheet.signature) sign(sheet.signature);
    pdf.end();
  };
  const writing = written().catch((error: unknown) => {
    pdf.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  for await (const chunk of pdf) yield chunk;
  await writing;
}
