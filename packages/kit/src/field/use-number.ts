import { useSpeech, useWords } from '@nestling/ui/words.ts';
import type { KeyboardEvent } from 'react';
import { readDecimal } from './decimal.ts';
import { useTyped } from './typed.ts';
import { fieldWords } from './words.ts';

/** Which numbers a field takes: digits behind the point, the least and the most, and by how much the arrow keys change it. */
export type NumberRange = {
  readonly decimals?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
};

type Held = {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly readOnly?: boolean | undefined;
};

/**
 * An input that holds a number: what it is given, what is wrong with what was typed, and what is to be called when it is left.
 * What is no number, or lies outside, stays in the field with its error and keeps the form from being sent.
 */
export const useNumber = (
  { value, onChange, readOnly }: Held,
  { decimals = 0, min = 0, max = 2_147_483_647, step = 1 }: NumberRange,
) => {
  const t = useWords(fieldWords);
  const { language } = useSpeech();
  const scale = 10 ** decimals;
  const write = (number: number | null): string =>
    number === null ? '' : number.toLocaleString('en-US', { maximumFractionDigits: decimals });
  const problemOf = (number: number | null): string | null => {
    if (number === null) return null;
    if (Number.isNaN(number)) return t(decimals > 0 ? 'notDecimal' : 'notNumber');
    if (number < min) return t('atLeast', { min: min.toLocaleString(language) });
    return number > max ? t('atMost', { max: max.toLocaleString(language) }) : null;
  };
  const read = (text: string) => {
    const scaled = readDecimal(text, decimals);
    const number = scaled === null ? null : scaled / scale;
    return { value: Number.isNaN(number) ? null : number, problem: problemOf(number) };
  };
  const typed = useTyped({ value, onChange, read, write });
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || readOnly) return;
    event.preventDefault();
    const next = Math.round(((read(typed.text).value ?? 0) + by) * scale) / scale;
    typed.type(write(Math.min(max, Math.max(min, next))));
  };
  return {
    input: {
      ref: typed.ref,
      inputMode: decimals > 0 ? ('decimal' as const) : min < 0 ? ('text' as const) : ('numeric' as const),
      autoComplete: 'off',
      value: typed.text,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        typed.type(event.currentTarget.value),
      onKeyDown: press,
      onInvalid: typed.show,
    },
    problem: typed.problem,
    leave: typed.leave,
  };
};
