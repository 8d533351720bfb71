/** Digits before and behind the decimal separator; null when the text is no number. */
const partsOf = (body: string): readonly [whole: string, behind: string] | null => {
  const at = Math.max(body.lastIndexOf('.'), body.lastIndexOf(','));
  if (at < 0) return /^\d+$/.test(body) ? [body, ''] : null;
  const mark = body.charAt(at);
  const other = mark === '.' ? ',' : '.';
  const behind = body.slice(at + 1);
  const before = body.slice(0, at);
  // One comma before three digits groups thousands, as both languages write them in the United States.
  const groups = !body.includes(other) && (before.includes(mark) || (mark === ',' && behind.length === 3));
  if (groups) return grouped(body, mark) ? [body.replaceAll(mark, ''), ''] : null;
  if (!/^\d*$/.test(behind)) return null;
  if (before.includes(other)) return grouped(before, other) ? [before.replaceAll(other, ''), behind] : null;
  return /^\d*$/.test(before) && before + behind !== '' ? [before, behind] : null;
};

const grouped = (text: string, mark: string): boolean => {
  const [first = '', ...rest] = text.split(mark);
  return /^\d{1,3}$/.test(first) && rest.every((group) => /^\d{3}$/.test(group));
};

/**
 * Reads a number as people type it: "1,234.50", "1.234,50", "1 234", "$12", "12,5".
 * @param decimals digits kept behind the separator; a number with more of them is not read
 * @returns the number times 10^decimals, a whole number (cents for 2); null for an empty text, NaN for what is no number
 */
export const readDecimal = (text: string, decimals: number): number | null => {
  const bare = text.replace(/[\s$]/g, '').replace(/^[−–]/, '-');
  if (bare === '') return null;
  const negative = bare.startsWith('-');
  const parts = partsOf(negative ? bare.slice(1) : bare);
  if (!parts || parts[1].replace(/0+$/, '').length > decimals) return Number.NaN;
  const scaled = Number(parts[0] + parts[1].slice(0, decimals).padEnd(decimals, '0'));
  if (!Number.isSafeInteger(scaled)) return Number.NaN;
  return negative && scaled !== 0 ? -scaled : scaled;
};
