import { saveFile } from '@nestling/kit/save-file.ts';
import { looksLikeFormula } from '@nestling/rules/formula.ts';

/** A cell a spreadsheet takes as text. */
const cell = (text: string): string => `"${(looksLikeFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Gives lines to the reader as a file for spreadsheets. */
export const saveCsv = (name: string, lines: readonly (readonly string[])[]): void => {
  const text = `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
  saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
};
