import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import type { Limits } from '@nestling/contract/limits.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ended, FieldError } from './action.ts';
import { dropDraft, keepDraft, keptDraft, withDraft } from './draft.ts';
import { wrongIn } from './limits.ts';
import { kitWords } from './words.ts';

/** What a form checks beyond the limits of its call: a function per field, answering what is wrong or null. */
export type FormChecks<V extends object> = { readonly [K in keyof V]?: Check<V[K], V> };
type Check<X, V> = { check(value: X, values: V): string | null }['check'];

/** What a form of a record is given. */
export type RecordFormInput<V extends Record<string, unknown>, D = unknown> = {
  /** Names the record and the draft, such as `camera:12` or `camera:new`; another name is another form. */
  readonly name: string;
  /** Fields no draft keeps: passwords and codes. */
  readonly secret?: readonly (keyof V & string)[] | undefined;
  /** What the fields begin with; while nothing was typed they follow it. */
  readonly initial: V;
  /** Limits of the call that saves, such as `createStudentTag.limits`, for the fields named as its arguments; by what they hold. */
  readonly limits: Limits | ((values: V) => Limits);
  /** What is checked beside the limits, and said in their place; when the field is left, and on submit. */
  readonly validate?: FormChecks<V> | undefined;
  /** Sends the values, usually `useAction(...).run`; `before` are those the form began with, or saved last. */
  readonly save: (values: V, before: V) => Promise<Ended<D> | null>;
  /** Called with the answer once the form has let go of its draft and its question before leaving. */
  readonly onSaved: (data: D) => void;
};

/** A form with its state; `FormBody` draws what belongs around the fields. */
export type RecordForm<V extends Record<string, unknown>> = {
  readonly fields: UseFormReturnType<V>;
  /** What stands together at the top after a submit that failed: sentences for fields the form knows, and others. */
  readonly problems: readonly FieldError[];
  readonly declined: string | null;
  readonly dirty: boolean;
  readonly drafted: boolean;
  readonly busy: boolean;
  /** Keeps it busy while a press waits for files that are on their way. */
  readonly hold: (waits: boolean) => void;
  readonly submit: () => void;
  readonly discard: () => void;
  /** What each field is called, where it said so as it was drawn. */
  readonly labels?: Readonly<Record<string, string>>;
};

const mendsOf = (errors: FormErrors): FieldError[] =>
  Object.entries(errors).flatMap(([field, message]) =>
    typeof message === 'string' ? [{ field, message }] : message ? [{ field, message: field }] : [],
  );

const checked = <V extends Record<string, unknown>>(
  values: V,
  { limits, validate }: Pick<RecordFormInput<V>, 'limits' | 'validate'>,
  t: Parameters<typeof wrongIn>[2],
): FormErrors => {
  const errors: FormErrors = wrongIn(typeof limits === 'function' ? limits(values) : limits, values, t);
  for (const name in values) {
    const own = validate?.[name]?.(values[name], values);
    if (own) errors[name] = own;
  }
  return errors;
};

type Refused = { readonly values: Record<string, unknown>; readonly errors: readonly FieldError[] };

/** What the server declined and nobody changed since: leaving the field does not make it right. */
const refusedStill = (values: Record<string, unknown>, refused: Refused | null): FormErrors =>
  Object.fromEntries(
    (refused?.errors ?? [])
      .filter(({ field }) => {
        const root = field.replace(/\..*/s, '');
        return JSON.stringify(values[root]) === JSON.stringify(refused?.values[root]);
      })
      .map(({ field, message }) => [field, message]),
  );

const without = (values: Record<string, unknown>, names: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** What a form begins with: the record's values, as text too, to see whether they changed; and a draft of it. */
const begin = <V extends Record<string, unknown>>(name: string, initial: V) => ({
  name,
  initial,
  text: JSON.stringify(initial),
  draft: keptDraft(name),
});

/**
 * A form over one record. Errors stand at their field as one leaves it and together at the top on submit; what the
 * server declines goes to the same places; a draft survives a reload; `dirty` feeds the leave guard. Under another name
 * it is the form of another record, and while nothing was typed it follows its own.
 */
export const useRecordForm = <V extends Record<string, unknown>, D>(input: RecordFormInput<V, D>): RecordForm<V> => {
  const { name, secret, initial, limits, validate, save, onSaved } = input;
  const t = useWords(kitWords);
  const [start, setStart] = useState(() => begin(name, initial));
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [declined, setDeclined] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<{ readonly data: D } | null>(null);
  const latest = useRef({ onSaved, secret, name });
  latest.current = { onSaved, secret, name };
  const refused = useRef<Refused | null>(null);
  const fields = useForm<V>({
    mode: 'controlled',
    initialValues: initial,
    validate: (values) => ({
      ...refusedStill(values, refused.current),
      ...checked(values, { limits, validate }, t),
    }),
    validateInputOnBlur: true,
  });
  const { setValues, values } = fields;
  const dirty = fields.isDirty();

  const other = start.name !== name;
  if (other || (!dirty && !busy && start.text !== JSON.stringify(initial))) {
    const next = begin(name, initial);
    setStart(next);
    setProblems([]);
    setDeclined(null);
    if (other) {
      setSaved(null);
      setBusy(false);
    }
    fields.setValues(initial);
    fields.resetDirty(initial);
    fields.clearErrors();
  }

  // A draft is taken up once, when the form of the record appears.
  useEffect(() => {
    if (start.draft) setValues(withDraft(start.initial, start.draft));
  }, [start, setValues]);

  useEffect(() => {
    if (start.name !== name) return;
    const kept = without(values, latest.current.secret);
    if (dirty && Object.keys(kept).length > 0) keepDraft(name, kept);
    else dropDraft(name);
  }, [dirty, name, start, values]);

  useEffect(() => {
    if (saved) latest.current.onSaved(saved.data);
  }, [saved]);

  const send = useCallback(async (): Promise<void> => {
    setDeclined(null);
    // Sent again unchanged is asked again: what the server knows may have changed, or it is meant.
    refused.current = null;
    const found = mendsOf(fields.validate().errors);
    setProblems(found);
    if (found.length > 0) return;
    setBusy(true);
    const sent = fields.getValues();
    const ended = await save(sent, fields.getInitialValues());
    if (ended?.kind === 'done') dropDraft(name);
    // The form is that of another record by now.
    if (latest.current.name !== name) return;
    setBusy(false);
    if (!ended) return;
    if (ended.kind === 'done') {
      fields.resetDirty(sent);
      setSaved({ data: ended.data });
      return;
    }
    setDeclined(ended.message);
    setProblems(ended.fieldErrors);
    refused.current = { values: sent, errors: ended.fieldErrors };
    fields.setErrors(Object.fromEntries(ended.fieldErrors.map(({ field, message }) => [field, message])));
  }, [fields, name, save]);

  return {
    fields,
    problems,
    declined,
    dirty,
    drafted: start.draft !== null && dirty,
    busy,
    hold: setBusy,
    submit: () => void send(),
    discard: () => {
      dropDraft(name);
      setStart({ ...begin(name, initial), draft: null });
      fields.setValues(initial);
      fields.resetDirty(initial);
      setProblems([]);
      setDeclined(null);
    },
  };
};
