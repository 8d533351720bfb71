import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What a text typed into a field means: a value, and what is wrong with it. */
export type Reading<V> = { readonly value: V; readonly problem: string | null };

type TypedInput<V> = {
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** Reads what was typed; a problem keeps the form from being sent. */
  readonly read: (text: string) => Reading<V>;
  /** Writes a value as the field shows it once it is left. */
  readonly write: (value: V) => string;
};

/** A field of text with a value behind it. */
type Typed = {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly type: (text: string) => void;
  /** To be called when the field is left: a readable text is then written in order. */
  readonly leave: () => void;
  /** To be called for the input's `invalid` event, which `FormBody` causes on submit. */
  readonly show: () => void;
  /** What is wrong with the text; null until the field was left once. */
  readonly problem: string | null;
};

/**
 * Keeps the text of a field apart from its value, so that "3O" stays in sight with its error and is never saved as
 * nothing: the problem is also the input's custom validity, with which `FormBody` sends no form.
 */
export const useTyped = <V>({ value, onChange, read, write }: TypedInput<V>): Typed => {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => write(value));
  const [told, setTold] = useState(value);
  const [shown, setShown] = useState(false);
  // The value changed from outside: a draft was taken up, or the form starts afresh.
  if (!Object.is(value, told)) {
    setTold(value);
    setText(write(value));
  }
  const { problem } = read(text);
  useLayoutEffect(() => ref.current?.setCustomValidity(problem ?? ''), [problem]);

  return {
    ref,
    text,
    type: (next) => {
      const reading = read(next);
      setText(next);
      if (reading.problem === null) setShown(false);
      if (Object.is(reading.value, told)) return;
      setTold(reading.value);
      onChange(reading.value);
    },
    leave: () => {
      setShown(true);
      if (problem === null) setText(write(read(text).value));
    },
    show: () => setShown(true),
    problem: shown ? problem : null,
  };
};
