/** What an import has made or changed. */
export interface Change {
  readonly id: number;
  readonly number: number;
  readonly noun: string;
  readonly record_id: number;
  readonly name: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
  readonly at: Date;
}
