import type { SheetWords } from './sheet.ts';

/** Styles by their place in `cellXfs`; a bold number stands `bold` places after its plain one. */
export const STYLE = {
  text: 0,
  head: 1,
  quoted: 2,
  wrapped: 3,
  date: 4,
  clock: 5,
  moment: 6,
  number: 7,
  minutes: 8,
  hours: 9,
  cents: 10,
  bold: 7,
} as const;

/** What XML 1.0 does not hold: control characters, halves of pairs, and the two that are none. */
const NO_XML = /[\p{Cs}\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;
/** The most characters a cell takes. */
const LONGEST = 32_767;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Words as they stand in XML. */
export const escaped = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(NO_XML, '')
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? '');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Dates, clock, moment, number, minutes, hours, cents. */
const FORMATS = [165, 166, 167, 0, 168, 2, 4];
const xf = (format: number, rest = '') => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0"${rest}`;
const STYLES = `${HEAD}<styleSheet ${MAIN}><numFmts count="4"><numFmt numFmtId="165" formatCode="mm/dd/yyyy"/><numFmt numFmtId="166" formatCode="h:mm AM/PM"/><numFmt numFmtId="167" formatCode="mm/dd/yyyy h:mm AM/PM"/><numFmt numFmtId="168" formatCode="[h]:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="18">${xf(0, '/>')}${xf(0, ' applyFont="1"/>').replace('fontId="0"', 'fontId="1"')}${xf(49, ' quotePrefix="1"/>')}${xf(0, ' applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf>')}${FORMATS.map((format) => xf(format, ' applyNumberFormat="1"/>')).join('')}${FORMATS.map((format) => xf(format, ' applyNumberFormat="1" applyFont="1"/>').replace('fontId="0"', 'fontId="1"')).join('')}</cellXfs></styleSheet>`;

/** A name a sheet may have: at most 31 characters, without those that mean something in a reference. */
const sheetName = (title: string): string =>
  escaped(
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'|'$/g, ' ')
      .trim()
      .slice(0, 31),
  ) || '1';

const about = (lines: readonly string[]): string =>
  `${HEAD}<worksheet ${MAIN}><cols><col min="1" max="1" width="90" customWidth="1"/></cols><sheetData>${lines
    .map(
      (line, i) =>
        `<row r="${i + 1}"><c r="A${i + 1}" s="${i === 0 ? STYLE.head : STYLE.wrapped}" t="inlineStr"><is><t xml:space="preserve">${escaped(line)}</t></is></c></row>`,
    )
    .join('')}</sheetData></worksheet>`;

/** The parts of a workbook beside its table, by their names within it. */
export const frame = (
  title: string,
  subtitle: string,
  notes: readonly string[],
  words: SheetWords,
): readonly (readonly [name: string, xml: string])[] => [
  [
    '[Content_Types].xml',
    `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MIME}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MIME}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MIME}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${MIME}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/><sheet name="${sheetName(words.about === title ? `${words.about} 2` : words.about)}" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  ],
  ['xl/styles.xml', STYLES],
  ['xl/worksheets/sheet2.xml', about([title, subtitle, ...notes])],
];
