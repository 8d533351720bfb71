import type { Field } from '@nestling/blocks/field.ts';
import type { AnyBlock, BlockDocument, BlockSchema } from '@nestling/blocks/schema.ts';
import type { ComponentType, ReactNode } from 'react';

/** What a part that draws a field is given. `as` of the field says which part it is. */
export interface BlockFieldProps {
  /** For the part's element: unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly field: Field<unknown>;
  readonly value: unknown;
  /** Undefined takes an optional value away. `chosen` is a step by itself, any other word joins the last one of it. */
  readonly onChange: (value: unknown, how: string) => void;
  /** The block it is of. */
  readonly block: AnyBlock;
  readonly name: string;
  /** Names a choice. */
  readonly choiceName: (value: string | number) => string;
}

/**
 * How a set of blocks is edited: its schema, and what only people need: words, looks, and parts for fields of its own. Made
 * once for a language (`useMemo`): every block is drawn anew when it changes.
 */
export interface BlockSet<B extends AnyBlock> {
  readonly schema: BlockSchema<B>;
  /** The kinds one can add, in the order they are offered. */
  readonly offered: readonly string[];
  /** What a kind is called. */
  kindName(type: string): string;
  /** What a block is called in lists and in the names of its buttons; its kind where it says nothing yet. */
  blockName(block: B): string;
  /** Beside its name: what a list says of it in a smaller hand; its kind where left out. */
  blockNote?(block: B): string;
  fieldName(type: string, name: string): string;
  slotName?(type: string, slot: string): string;
  choiceName?(type: string, name: string, value: string | number): string;
  /** Help above the fields of a block. */
  help?(block: B): string | null;
  /** Fields that are not asked for in this block, or not now. */
  hides?(block: B, name: string): boolean;
  /** The words on the fold a field is folded away behind; null for one that stands open. */
  foldOf?(block: B, name: string): string | null;
  /** How a block looks where it is built; what it has in slots is drawn by the editor. */
  draw?(block: B): ReactNode;
  /** A new block of a kind; what the schema begins with where left out. */
  make?(type: string): B | null;
  /** Parts for fields, by their `as`, beside those the editor has. */
  readonly parts?: Readonly<Record<string, ComponentType<BlockFieldProps>>>;
}

/** A way to look at the whole document, beside the blocks. */
export interface Preview<B extends AnyBlock> {
  readonly key: string;
  readonly label: string;
  /** It needs more room than a phone has. */
  readonly wide?: boolean;
  /** The words that close it; `label` where left out. */
  readonly close?: string;
  draw(document: BlockDocument<B>): ReactNode;
}
