import { type ReactNode, useState } from 'react';

/** A part of the kit in one of its states, as the gallery and its test draw it. */
export type State = {
  /** The file of the part below `src`, without its ending. */
  readonly part: string;
  readonly state: string;
  readonly draw: () => ReactNode;
};

/** The states of one part, by name. */
export const statesOf = (part: string, states: Readonly<Record<string, () => ReactNode>>): State[] =>
  Object.entries(states).map(([state, draw]) => ({ part, state, draw }));

/** Holds what a field is given and says, as a form does. */
export const Held = <V,>({
  value: first,
  children,
}: {
  value: V;
  children: (props: { readonly value: V; readonly onChange: (value: V) => void }) => ReactNode;
}) => {
  const [value, onChange] = useState(first);
  return children({ value, onChange });
};

export const nothing = (): void => {};
