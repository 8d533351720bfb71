import type { Limit, Limits } from '@nestling/contract/limits.ts';
import { type ReactNode, useRef } from 'react';
import type { CallForm } from './call-form-types.ts';
import { heldOf } from './call-values.ts';
import { type RecordFormInput, useRecordForm } from './record-form.ts';

type Values = Record<string, unknown>;

type FieldFormInput<V extends Values, D> = RecordFormInput<V, D> & {
  /** Whether a field is an argument of what is sent; all are, where nothing is said. */
  isArgument?(name: string): boolean;
};

/**
 * A form whose fields are drawn by their limits, sent as `save` says: for the few that are sent another way than by a call,
 * which state their limits themselves. Every other form is a `useCallForm`.
 */
export function useFieldForm<V extends Values, D>(input: FieldFormInput<V, D>): CallForm<V>;
export function useFieldForm(input: FieldFormInput<Values, unknown>): CallForm<Values> {
  const { limits, secret, isArgument = () => true } = input;
  const form = useRecordForm<Values, unknown>(input);
  const labels = useRef<Record<string, string>>({});
  const { fields } = form;
  const values = fields.getValues();
  const now = typeof limits === 'function' ? limits(values) : limits;

  const draw = (path: string, limit: Limit, label: string, help: ReactNode) => {
    labels.current[path] = label;
    const held: unknown = fields.getInputProps(path).value;
    const flag = typeof held === 'boolean';
    const { onChange, onBlur, value, ...props } = fields.getInputProps(path, { type: flag ? 'checkbox' : 'input' });
    const numbers = limit.number && typeof held !== 'string';
    return {
      ...props,
      value,
      onBlur,
      label,
      ...(help === undefined ? {} : { description: help }),
      'data-path': path,
      // A choice that is taken back is the empty one of its argument.
      onChange: (next: unknown) => onChange(next === null ? heldOf(limit, null) : next),
      ...(flag ? {} : { withAsterisk: limit.required === true }),
      // Less than nothing is a number that the screen asks for, as a correction does.
      ...(numbers && limit.least !== undefined && limit.least >= 0 ? { min: limit.least } : {}),
      ...(numbers && limit.most !== undefined ? { max: limit.most } : {}),
      // A password is never cut short without a word.
      ...(typeof held === 'string' && limit.longest && !secret?.includes(path) ? { maxLength: limit.longest } : {}),
    };
  };
  return {
    ...form,
    labels: labels.current,
    values,
    field: (name, label, help) =>
      draw(name, isArgument(name) ? (now[name] ?? {}) : { ...now[name], id: true }, label, help),
    part: (path, label, help) => draw(path, limitAt(now, path), label, help),
    set: (name: string, value: unknown) => fields.setFieldValue(name, value),
  };
}

/** The limit of what stands within a field, such as `items.0.name`. */
const limitAt = (limits: Limits, path: string): Limit =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .reduce<Limit>((at, step) => at.of?.[step] ?? {}, { of: limits });
