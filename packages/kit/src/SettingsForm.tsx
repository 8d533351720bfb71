import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useId } from 'react';
import type { CallForm } from './call-form.ts';
import { FormBody } from './FormBody.tsx';
import classes from './SettingsForm.module.css';
import { kitWords } from './words.ts';

/**
 * One section of settings: it is saved by itself, and its button works once something was changed.
 * @param origin where the values come from
 * @param more buttons beside it
 */
export const SettingsForm = <V extends Record<string, unknown>>({
  form,
  title,
  help,
  origin,
  more,
  children,
}: {
  form: CallForm<V>;
  title: string;
  help?: string;
  origin?: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) => {
  const t = useWords(kitWords);
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {help ? <p className={classes.help}>{help}</p> : null}
      {origin}
      <FormBody
        form={form}
        actions={
          <>
            <Button type="submit" loading={form.busy} disabled={!form.dirty}>
              {t('save')}
            </Button>
            {more}
          </>
        }
      >
        {children}
      </FormBody>
    </section>
  );
};
