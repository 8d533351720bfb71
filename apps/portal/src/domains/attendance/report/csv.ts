/** A column of a file: its heading, and what stands in each row. */
export type FileColumn<Row> = { readonly head: string; readonly text: (row: Row) => string | number };

/** Spreadsheets take a cell that begins like this for a formula; a quote before it keeps it text. */
const formula = /^[=+\-@\t\r]/;

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV (RFC 4180), with a mark by which spreadsheets know that it is UTF-8. */
export const csvOf = <Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]): string => {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
};

/** Hands a text to the browser as a file. */
export const saveFile = (name: string, text: string, type = 'text/csv'): void => {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
