import type { Ended } from '@nestling/kit/action.ts';
import type { ReactNode } from 'react';

/** What the form of a setting is given. */
export type InheritedForm = {
  /** Names the draft. */
  readonly name: string;
  readonly value: unknown;
  readonly save: (value: unknown) => Promise<Ended<object> | null>;
  /** Where the value comes from, to stand above the fields. */
  readonly origin: ReactNode;
};
