/** A number of a row or an argument; 0 where there is none. */
export const int = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
export const ids = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** So many days after a day, 'YYYY-MM-DD'. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
/** The same day so many months later, the last one of a shorter month. */
export const monthsAfter = (day: string, months: number): string => {
  const [year = 0, month = 1, of = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(of, last))).toISOString().slice(0, 10);
};

/** What is found otherwise than it must be, in words. */
export class Expecting {
  private found: string[] = [];
  protected must(holds: unknown, otherwise: string): void {
    if (!holds) this.found.push(otherwise);
  }
  protected take = (): readonly string[] => this.found.splice(0);
}
