import { Button } from '@mantine/core';
import type { Limits } from '@nestling/contract/limits.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useId } from 'react';
import type { Ended } from './action.ts';
import { FormBody } from './FormBody.tsx';
import { type RecordForm, useRecordForm } from './record-form.ts';
import classes from './SettingsForm.module.css';
import { kitWords } from './words.ts';

/** One section of settings: it is saved by itself, and its button works once something was changed. */
export const SettingsForm = <V extends Record<string, unknown>>({
  name,
  title,
  help,
  origin,
  initial,
  labels,
  limits,
  save,
  onSaved,
  children,
}: {
  name: string;
  title: string;
  help?: string;
  /** Where the values come from. */
  origin?: ReactNode;
  initial: V;
  labels: Readonly<Record<string, string>>;
  /** Limits of the call that saves. */
  limits?: Limits;
  save: (values: V) => Promise<Ended<object> | null>;
  onSaved: () => void;
  children: (form: RecordForm<V>['fields']) => ReactNode;
}) => {
  const t = useWords(kitWords);
  const id = useId();
  const form = useRecordForm<V, object>({ name, initial, limits, save, onSaved });
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {help ? <p className={classes.help}>{help}</p> : null}
      {origin}
      <FormBody
        form={form}
        labels={labels}
        actions={
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            {t('save')}
          </Button>
        }
      >
        {children(form.fields)}
      </FormBody>
    </section>
  );
};
