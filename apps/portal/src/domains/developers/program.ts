/** What both a token and a client say of themselves. */
export interface Program {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly scopes: unknown;
  readonly networks: unknown;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly last_ip: string | null;
}

/** Texts of a list that comes as JSON. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Networks as they are typed into one line: parted by commas or blanks. */
export const networksIn = (typed: string): string[] => typed.split(/[\s,]+/).filter((one) => one !== '');
