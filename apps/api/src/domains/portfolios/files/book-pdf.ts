import PDFDocument from 'pdfkit';
import type { PaperPicture } from '../../../files/paper-picture.ts';
import { openFont } from '../../../files/sheet/open-font.ts';
import { plainOf } from '../../../kernel/lib/rich-text.ts';
import { dateFigures } from '../../../messages/when.ts';
import { linesOf, measured } from '../../../pdf/lines.ts';
import { type Around, type Book, told } from './book.ts';

const FONTS = { plain: 'DejaVuSansCondensed', bold: 'DejaVuSansCondensed-Bold' } as const;
type Font = keyof typeof FONTS;
const INK = '#1f2430';
const FAINT = '#667085';
const MARGIN = 54;
const PICTURE_HEIGHT = 260;

/** A portfolio as pages of Letter paper; `pictures` are JPEGs by their key. */
export const writeBook = async (
  book: Book,
  { title, foot, days, kinds, language }: Around,
  pictures: ReadonlyMap<string, PaperPicture>,
): Promise<Uint8Array> => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    info: { Title: title, Subject: days },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  for (const font of ['plain', 'bold'] as const) pdf.registerFont(font, openFont(FONTS[font]));
  const measureOf = (font: Font) =>
    measured((sign) => {
      pdf.font(font).fontSize(10);
      return pdf.widthOfString(sign) / 10;
    });
  const measure = { plain: measureOf('plain'), bold: measureOf('bold') };
  const width = pdf.page.width - MARGIN * 2;
  const bottom = pdf.page.height - MARGIN - 16;
  let y = MARGIN;
  const room = (height: number): void => {
    if (y + height <= bottom) return;
    pdf.addPage();
    y = MARGIN;
  };
  /** The pen of the library is given one line at a time: a long word would take it minutes. */
  const say = (text: string, font: Font, size: number, colour = INK): void => {
    const lines = linesOf(measure[font], text, width / size);
    for (const line of lines) {
      pdf.font(font).fontSize(size);
      const lead = pdf.currentLineHeight(true) * 1.15;
      room(lead);
      if (line !== '') pdf.fillColor(colour).text(line, MARGIN, y, { lineBreak: false });
      y += lead;
    }
  };
  const show = (image: PaperPicture): void => {
    const scale = Math.min(1, width / image.width, PICTURE_HEIGHT / image.height);
    room(image.height * scale + 30);
    pdf.image(Buffer.from(image.bytes), MARGIN, y, { width: image.width * scale, height: image.height * scale });
    y += image.height * scale + 6;
  };
  say(title, 'bold', 20);
  say(days, 'plain', 11, FAINT);
  for (const { name, text, moments, reached } of told(book)) {
    y += 18;
    room(60);
    say(name, 'bold', 14);
    y += 4;
    if (text !== '') say(plainOf(text.replaceAll('<li>', '<li>• ')), 'plain', 10);
    let domain: string | null = null;
    for (const one of reached) {
      if (one.domain !== null && one.domain !== domain) {
        y += 6;
        say(one.domain, 'bold', 11);
      }
      ({ domain } = one);
      say(`• ${one.skill}: ${one.step} (${dateFigures(one.date)})${one.note ? `\n${one.note}` : ''}`, 'plain', 10);
    }
    for (const { kind, date, note, photo } of moments) {
      y += 10;
      const picture = photo === null ? undefined : pictures.get(photo);
      if (picture) show(picture);
      say(`${dateFigures(date)} · ${kinds[kind] ?? kind}`, 'plain', 8, FAINT);
      if (note) say(note, 'plain', 10);
    }
  }
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin pdfkit would turn the page by itself.
    pdf.page.margins.bottom = 0;
    pdf.font('plain').fontSize(8).fillColor(FAINT);
    const [line = ''] = linesOf(measure.plain, foot, (width - 40) / 8, 1);
    pdf.text(line, MARGIN, pdf.page.height - MARGIN + 8, { lineBreak: false });
    pdf.text(`${page + 1} / ${count}`, MARGIN + width - 40, pdf.page.height - MARGIN + 8, { lineBreak: false });
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};
