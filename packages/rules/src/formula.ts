/**
 * Spreadsheets take a cell that begins like this for a formula, the full-width forms included (OWASP, CSV injection);
 * some drop blanks before it. A quote before it keeps it text.
 */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** True for words a spreadsheet might run. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);
