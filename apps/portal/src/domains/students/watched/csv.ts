/** A cell a spreadsheet takes as text: what begins like a formula is not calculated (OWASP, CSV injection). */
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Gives lines to the reader as a file for spreadsheets. */
export const saveCsv = (name: string, lines: readonly (readonly string[])[]): void => {
  const text = `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
};
