import type { Call, Limits } from '@nestling/contract/limits.ts';
import { useRef } from 'react';
import { type ActionOptions, type Ended, useAction } from './action.ts';
import type { CallForm, OneCall, OneChange, TwoCalls, ValuesOf, WithinCall } from './call-form-types.ts';
import { argumentsOf, heldOf, limitsOfChange, newsIn, requiring, stillNeeded, withoutEmpty } from './call-values.ts';
import { documentName, variablesOf } from './document-head.ts';
import { useFieldForm } from './field-form.ts';
import type { FormChecks } from './record-form.ts';

export type { CallForm, FieldOf, FieldsOf, PartOf } from './call-form-types.ts';

type Values = Record<string, unknown>;
type Sent = Ended<object> | null;
type Make = { make(given: Values, values: Values): object }['make'];

/** What the form of any call is given; the signatures of `useCallForm` say how its parts belong together. */
type Input = Omit<ActionOptions<object, never>, 'ownErrors' | 'undo'> & {
  undo?(data: object): (() => void) | null;
  readonly call?: Call<object, object> | undefined;
  readonly add?: Call<object, object> | undefined;
  readonly change?: Call<object, object> | undefined;
  readonly record?: { readonly id: string; readonly updated_at?: string | null } | null | undefined;
  readonly within?: string | undefined;
  readonly values: object;
  readonly fixed?: object;
  readonly args?: Make | undefined;
  readonly validate?: FormChecks<Values> | undefined;
  needs?(values: Values): readonly string[];
  readonly secret?: readonly string[];
  readonly name?: string;
  save?(run: () => Promise<Sent>, values: Values): Promise<Sent>;
  onSaved(data: object): void;
};

/**
 * A form that knows its call: what a field needs, how long it may be, which numbers it takes and what it is sent as come
 * from there. `add` makes a record and `change` changes the one given, which sends only what was changed; `call` makes any
 * other call; `within` names its argument whose members the fields are. What `useRecordForm` says of drafts, errors and
 * another record holds here too.
 */
export function useCallForm<F extends object, A extends object, D extends object>(
  input: OneCall<F, A, D>,
): CallForm<ValuesOf<F, A>>;
export function useCallForm<F extends object, A extends object, W extends keyof A & string, D extends object>(
  input: WithinCall<F, A, W, D>,
): CallForm<ValuesOf<F, NonNullable<A[W]>>>;
export function useCallForm<F extends object, A extends object, D extends object, B extends object, E extends object>(
  input: TwoCalls<F, A, D, B, E>,
): CallForm<ValuesOf<F, A & Omit<B, 'id' | 'seen'>>>;
export function useCallForm<F extends object, B extends object, E extends object>(
  input: OneChange<F, B, E>,
): CallForm<ValuesOf<F, Omit<B, 'id' | 'seen'>>>;
export function useCallForm(input: Input): CallForm<Values> {
  const { call, add, change, record, within, fixed = {}, args, validate, secret, save, onSaved } = input;
  const document = call ?? (record ? change : add);
  if (!document) throw new TypeError('A form is given its call.');
  const { say, undo, undoFor, quiet, beside } = input;
  const { run } = useAction<object, object>(document, { say, undo, undoFor, quiet, beside, ownErrors: true });
  const seen = useRef<string | null>(null);

  const taken = variablesOf(document);
  // Of JSON nothing is known: its fields are held and sent as the screen says.
  const is = (name: string): boolean => (within ? document.limits[within]?.of !== undefined : taken.has(name));
  const membersIn = (limits: Limits): Limits => (within ? (limits[within]?.of ?? {}) : limits);
  const initial = Object.fromEntries(
    Object.entries(input.values).map(([name, value]) => [
      name,
      is(name) ? heldOf(membersIn(document.limits)[name], value) : value,
    ]),
  );
  const said = add && record ? limitsOfChange(add.limits, document.limits, initial) : document.limits;
  const own = membersIn(said);
  const known = record ? stillNeeded(own, initial, is) : own;
  const limits = (values: Values): Limits => requiring(known, input.needs?.(values) ?? []);
  const place = record ? record.id : idsIn(fixed, said);

  /** The arguments the fields stand for, or the members of the one they stand in. */
  const made = (values: Values): Values => {
    const given = argumentsOf(is, own, values);
    return { ...(args ? args(given, values) : given) };
  };
  const argumentsFor = (values: Values, before: Values): Values => {
    if (record) {
      const beside = Object.entries(fixed).filter(([name]) => !(add && variablesOf(add).has(name)));
      const stamp = taken.has('seen') && seen.current ? { seen: seen.current } : {};
      const now = made(values);
      // What the call cannot do without goes along, changed or not.
      const needed = Object.entries(now).filter(([name]) => document.limits[name]?.required);
      return {
        id: record.id,
        ...Object.fromEntries([...beside, ...needed]),
        ...newsIn(now, made(before)),
        ...stamp,
      };
    }
    if (within) return { ...fixed, [within]: made(values) };
    return { ...fixed, ...(add ? withoutEmpty(said, made(values)) : made(values)) };
  };
  const send = async (values: Values, before: Values): Promise<Sent> => {
    const all = argumentsFor(values, before);
    const sent = () => run(Object.fromEntries(Object.entries(all).filter(([name]) => taken.has(name))));
    const ended = atFields(initial, await (save ? save(sent, values) : sent()));
    // What somebody else changed stands at its field now: saving again is meant.
    if (ended?.kind === 'declined' && ended.fieldErrors.some(({ code }) => code === 'CHANGED'))
      seen.current = new Date().toISOString();
    return ended;
  };
  const form = useFieldForm<Values, object>({
    name: input.name ?? [documentName(document), place || 'new'].join(':'),
    secret,
    initial,
    limits,
    isArgument: is,
    validate,
    save: send,
    onSaved,
  });
  if (!form.dirty) seen.current = record?.updated_at ?? null;
  return form;
}

/** The ids among what is fixed: what a new record hangs on. */
const idsIn = (fixed: object, limits: Limits): string =>
  Object.entries(fixed)
    .filter(([name, value]) => limits[name]?.id && value !== null && value !== undefined)
    .map(([, value]) => String(value))
    .join(':');

/** Errors of members are told by the call as `settings.due_days`; the form knows the field as `due_days`. */
const atFields = (fields: Values, ended: Sent): Sent => {
  if (!ended || ended.kind === 'done') return ended;
  const isField = (path: string): boolean => path.replace(/\..*/s, '') in fields;
  const fieldErrors = ended.fieldErrors.map((one) => {
    const member = one.field.replace(/^\w+\./, '');
    return isField(one.field) || !isField(member) ? one : { ...one, field: member };
  });
  return { ...ended, fieldErrors };
};
