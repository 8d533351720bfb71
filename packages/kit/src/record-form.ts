import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import type { Limits } from '@nestling/contract/operation.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ended, FieldError } from './action.ts';
import { dropDraft, keepDraft, keptDraft, withDraft } from './draft.ts';
import { wrongBy } from './limits.ts';
import { kitWords } from './words.ts';

/** What a form checks beyond the limits of its call: a function per field, answering what is wrong or null. */
export type FormChecks<V extends Record<string, unknown>> = {
  readonly [K in keyof V]?: (value: V[K], values: V) => string | null;
};

/** What a form of a record is given. */
export type RecordFormInput<V extends Record<string, unknown>, D = unknown> = {
  /** Names the draft, such as `camera:12` or `camera:new`. */
  readonly name: string;
  /** Fields no draft keeps: passwords and codes. */
  readonly secret?: readonly (keyof V & string)[] | undefined;
  readonly initial: V;
  /** Limits of the call that saves, such as `createStudentTag.limits`, for the fields named as its arguments. */
  readonly limits?: Limits | undefined;
  /** What is checked beside the limits, and said in their place; when the field is left, and on submit. */
  readonly validate?: FormChecks<V> | undefined;
  /** Sends the values, usually `useAction(...).run`. */
  readonly save: (values: V) => Promise<Ended<D> | null>;
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
  readonly submit: () => void;
  readonly discard: () => void;
};

const mendsOf = (errors: FormErrors): FieldError[] =>
  Object.entries(errors).flatMap(([field, message]) =>
    typeof message === 'string' ? [{ field, message }] : message ? [{ field, message: field }] : [],
  );

const checked = <V extends Record<string, unknown>>(
  values: V,
  { limits = {}, validate }: Pick<RecordFormInput<V>, 'limits' | 'validate'>,
  t: Parameters<typeof wrongBy>[2],
): FormErrors => {
  const errors: FormErrors = {};
  for (const name in values) {
    const limit = limits[name];
    const wrong = validate?.[name]?.(values[name], values) ?? (limit ? wrongBy(limit, values[name], t) : null);
    if (wrong) errors[name] = wrong;
  }
  return errors;
};

const without = (values: Record<string, unknown>, names: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * A form over one record. Errors stand at their field as one leaves it and together at the top on submit; what the
 * server declines goes to the same places; a draft survives a reload; `dirty` feeds the leave guard.
 */
export const useRecordForm = <V extends Record<string, unknown>, D>(input: RecordFormInput<V, D>): RecordForm<V> => {
  const { name, secret, initial, limits, validate, save, onSaved } = input;
  const t = useWords(kitWords);
  const [start] = useState(() => ({ initial, draft: keptDraft(name) }));
  const [problems, setProblems] = useState<readonly FieldError[]>([]);
  const [declined, setDeclined] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<{ readonly data: D } | null>(null);
  const latestOnSaved = useRef(onSaved);
  latestOnSaved.current = onSaved;
  const latestSecret = useRef(secret);
  latestSecret.current = secret;
  const fields = useForm<V>({
    mode: 'controlled',
    initialValues: initial,
    validate: (values) => checked(values, { limits, validate }, t),
    validateInputOnBlur: true,
  });
  const { setValues, values } = fields;
  const dirty = fields.isDirty();

  // A draft is taken up once, when the form appears.
  useEffect(() => {
    if (start.draft) setValues(withDraft(start.initial, start.draft));
  }, [start, setValues]);

  useEffect(() => {
    if (saved) return;
    if (dirty) keepDraft(name, without(values, latestSecret.current));
    else dropDraft(name);
  }, [dirty, name, saved, values]);

  useEffect(() => {
    if (saved) latestOnSaved.current(saved.data);
  }, [saved]);

  const send = useCallback(async (): Promise<void> => {
    setDeclined(null);
    const found = mendsOf(fields.validate().errors);
    setProblems(found);
    if (found.length > 0) return;
    setBusy(true);
    const ended = await save(fields.getValues());
    setBusy(false);
    if (!ended) return;
    if (ended.kind === 'done') {
      dropDraft(name);
      fields.resetDirty();
      setSaved({ data: ended.data });
      return;
    }
    setDeclined(ended.message);
    setProblems(ended.fieldErrors);
    fields.setErrors(Object.fromEntries(ended.fieldErrors.map(({ field, message }) => [field, message])));
  }, [fields, name, save]);

  return {
    fields,
    problems,
    declined,
    dirty: dirty && !saved,
    drafted: start.draft !== null && dirty,
    busy,
    submit: () => void send(),
    discard: () => {
      dropDraft(name);
      fields.setValues(initial);
      setProblems([]);
      setDeclined(null);
    },
  };
};
