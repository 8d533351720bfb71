import { type FormErrors, type FormValidateInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ended, Mend } from './action.ts';
import { dropDraft, keepDraft, keptDraft, withDraft } from './draft.ts';

/** What a form of a record is given. */
export type RecordFormInput<V extends Record<string, unknown>, D = unknown> = {
  /** Names the draft, such as `camera:12` or `camera:new`. */
  readonly name: string;
  /** Fields no draft keeps: passwords and codes. */
  readonly secret?: readonly (keyof V & string)[] | undefined;
  readonly initial: V;
  /** One function per field, answering what is wrong or null; said when the field is left, and on submit. */
  readonly validate: FormValidateInput<V>;
  /** Sends the values, usually `useAction(...).run`. */
  readonly save: (values: V) => Promise<Ended<D> | null>;
  /** Called with the answer once the form has let go of its draft and its question before leaving. */
  readonly onSaved: (data: D) => void;
};

/** A form with its state; `FormBody` draws what belongs around the fields. */
export type RecordForm<V extends Record<string, unknown>> = {
  readonly fields: UseFormReturnType<V>;
  /** What stands together at the top after a submit that failed: sentences for fields the form knows, and others. */
  readonly problems: readonly Mend[];
  readonly declined: string | null;
  readonly dirty: boolean;
  readonly drafted: boolean;
  readonly busy: boolean;
  readonly submit: () => void;
  readonly discard: () => void;
};

const mendsOf = (errors: FormErrors): Mend[] =>
  Object.entries(errors).flatMap(([field, message]) =>
    typeof message === 'string' ? [{ field, message }] : message ? [{ field, message: field }] : [],
  );

const without = (values: Record<string, unknown>, names: readonly string[] = []): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * A form over one record. Errors stand at their field as one leaves it and together at the top on submit; what the
 * server declines goes to the same places; a draft survives a reload; `dirty` feeds the leave guard.
 */
export const useRecordForm = <V extends Record<string, unknown>, D>(input: RecordFormInput<V, D>): RecordForm<V> => {
  const { name, secret, initial, validate, save, onSaved } = input;
  const [start] = useState(() => ({ initial, draft: keptDraft(name) }));
  const [problems, setProblems] = useState<readonly Mend[]>([]);
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
    validate,
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
    setProblems(ended.mends);
    fields.setErrors(Object.fromEntries(ended.mends.map(({ field, message }) => [field, message])));
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
