/** What is wrong with a row of a file, as messages name it (`learning.row.<code>`). */
export type FaultCode =
  | 'NO_NAME'
  | 'NAME_LONG'
  | 'NAME_TWICE'
  | 'CODE_LONG'
  | 'CODE_TWICE'
  | 'IDENTIFIER_LONG'
  | 'IDENTIFIER_TWICE'
  | 'TEXT_LONG'
  | 'AGES'
  | 'ORPHAN'
  | 'TWO_PARENTS'
  | 'CIRCLE'
  | 'TOO_DEEP'
  | 'NO_FRAMEWORK';

/** A row of a sheet counted from 1 with its heading, or the place of an item in a CASE package counted from 1; 0: the head. */
export interface Fault {
  readonly row: number;
  readonly field: string;
  readonly code: FaultCode;
}

/** What a file says of a framework itself. */
export interface Head {
  readonly row: number;
  readonly name: string;
  readonly identifier: string | null;
  readonly description: string | null;
  readonly version: string | null;
  readonly source: string | null;
  readonly licence: string | null;
}

export type Level = 'domain' | 'attribute' | 'skill';

/** A part as the file lists it, before anybody has looked how the parts hang together. */
export interface Item {
  readonly row: number;
  /** The place of its framework among the heads. */
  readonly head: number;
  /** What others call it as their parent, within its framework. */
  readonly key: string;
  /** Keys of what it is told to be under; '' is the framework. Each once. */
  readonly parents: readonly string[];
  /** Its place among those beside it; those without one come last, as the file has them. */
  readonly order: number | null;
  /** Where the file says itself what it is; else the depth says it. */
  readonly level: Level | null;
  readonly name: string;
  readonly code: string | null;
  readonly identifier: string | null;
  readonly description: string | null;
  readonly ageFrom: number | null;
  readonly ageTo: number | null;
}

/** What a file says of two skills. */
export interface Link {
  readonly from: string;
  readonly relation: 'exactMatchOf' | 'isRelatedTo' | 'replacedBy';
  readonly to: string;
  /** Both names mean something within the framework alone. */
  readonly local: boolean;
}

export interface Loose {
  readonly heads: readonly Head[];
  readonly items: readonly Item[];
  readonly links: readonly Link[];
  readonly faults: readonly Fault[];
}

/** Parts of one file: more is no framework of children's learning. */
export const MOST_ITEMS = 25_000;
