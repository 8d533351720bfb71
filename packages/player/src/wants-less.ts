/** What browsers tell of the line (Network Information API); Safari and Firefox say nothing. */
interface Line {
  saveData?: unknown;
  effectiveType?: unknown;
}
const isLine = (value: unknown): value is Line => typeof value === 'object' && value !== null;

/** Whether the small picture is the kinder one: the person saves data, or the line is of the slowest kinds. */
export function wantsLess(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : null;
  if (!isLine(line)) return false;
  return line.saveData === true || line.effectiveType === '2g' || line.effectiveType === 'slow-2g';
}
