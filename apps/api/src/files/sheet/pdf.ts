import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { breathe, type Column, cellOf, isWord, type Sheet, summing, textOf, widthOf } from './sheet.ts';

const fontFile = (name: string): string => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

const INK = '#1f2430';
const FAINT = '#667085';
const LINE = '#d0d5dd';
const MARGIN = 36;
const PAD = 3;
const SIZE = 8;
/** More text columns than this lie better across a page that is wide. */
const UPRIGHT_CHARACTERS = 95;

/** Widths of the columns in points: each as wide as it says, all together as wide as the page. */
const spread = <Row>(columns: readonly Column<Row>[], width: number): readonly number[] => {
  const wished = columns.map(widthOf);
  const all = wished.reduce((sum, one) => sum + one, 0);
  return wished.map((one) => (one / all) * width);
};

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
  pdf.registerFont('plain', fontFile('DejaVuSansCondensed'));
  pdf.registerFont('bold', fontFile('DejaVuSansCondensed-Bold'));
  let widths: readonly number[] = [];
  let page = 0;
  const bottom = () => pdf.page.height - MARGIN - 16;

  const draw = (cells: readonly string[], font: 'plain' | 'bold'): void => {
    pdf.font(font).fontSize(SIZE);
    const tall = Math.max(
      pdf.currentLineHeight(),
      ...cells.map((text, i) => {
        const width = (widths[i] ?? 0) - PAD * 2;
        return pdf.widthOfString(text) > width ? pdf.heightOfString(text, { width }) : 0;
      }),
    );
    // A cell longer than a page is cut at its end rather than spread over empty pages.
    const height = Math.min(tall, bottom() - MARGIN - 90) + PAD * 2;
    if (page === 0 || pdf.y + height > bottom()) turn();
    const top = pdf.y;
    let left = MARGIN;
    pdf.font(font).fontSize(SIZE).fillColor(INK);
    for (const [i, text] of cells.entries()) {
      const column = sheet.columns[i];
      const width = widths[i] ?? 0;
      const align = column && !isWord(column) ? 'right' : 'left';
      if (text !== '') {
        pdf.text(text, left + PAD, top + PAD, { width: width - PAD * 2, height: height - PAD, align, ellipsis: true });
      }
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
      pdf.font('bold').fontSize(14).fillColor(INK).text(sheet.title, { width });
      pdf.font('plain').fontSize(9).fillColor(FAINT).text(sheet.subtitle, { width });
      for (const note of sheet.notes ?? []) pdf.text(note, { width });
      pdf.moveDown(0.8);
    }
    draw(
      sheet.columns.map(({ head }) => head),
      'bold',
    );
  };
  return { pdf, draw, turn };
};

/** Rows between two pauses: a row costs about a tenth of a millisecond. */
const BLOCK = 50;

/**
 * A sheet as a printable table on Letter paper: heads on every page, the sums below, pages numbered. The font within
 * it (DejaVu) writes Latin, Greek, Cyrillic, Arabic, Hebrew and signs; what it lacks is shown as a box.
 */
export async function* writePdf<Row>(sheet: Sheet<Row>): AsyncGenerator<Uint8Array> {
  const { pdf, draw, turn } = startPages(sheet);
  const written = async (): Promise<void> => {
    const sums = summing(sheet.columns);
    let count = 0;
    turn();
    for await (const row of sheet.rows) {
      const cells = sheet.columns.map((column) => cellOf(column, row));
      sums.add(cells);
      draw(cells.map(textOf), 'plain');
      count += 1;
      if (count % BLOCK === 0) await breathe();
    }
    const total = count > 0 ? sums.row(sheet.words.total) : null;
    if (total) draw(total.map(textOf), 'bold');
    pdf.end();
  };
  const writing = written().catch((error: unknown) => {
    pdf.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  for await (const chunk of pdf) yield chunk;
  await writing;
}
