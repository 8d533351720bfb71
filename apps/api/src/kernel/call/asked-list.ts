import type { Shape } from './shape.ts';

/** A list one call asks of another: by its name, with arguments as a client sends them. */
export interface AskedList {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** Which fields of each record. */
  readonly record: Shape;
  /** How many records at most, whatever its schema lets a client ask for. */
  readonly most: number;
}
