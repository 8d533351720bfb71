import type { ReactNode } from 'react';

/** What the form of a setting is given. */
export type InheritedForm = {
  /** Names the draft. */
  readonly name: string;
  /** Which setting, and of which location; null for the center itself. */
  readonly of: { readonly setting: string; readonly location: string | null };
  readonly value: unknown;
  /** Where the value comes from, to stand above the fields. */
  readonly origin: ReactNode;
};
