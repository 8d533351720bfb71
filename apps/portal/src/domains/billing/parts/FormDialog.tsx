import { Button } from '@mantine/core';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import type { RecordForm } from '@nestling/kit/record-form.ts';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import classes from './billing.module.css';
import { dialogWords } from './dialog-words.ts';

/**
 * A form in a dialog, with its button and a way out.
 * @param says what will happen, above the fields
 * @param danger paints the button as one that takes something away
 */
export const FormDialog = <V extends Record<string, unknown>>({
  title,
  says,
  form,
  labels,
  submit,
  danger = false,
  width = 480,
  onClose,
  children,
}: {
  title: string;
  says?: ReactNode;
  form: RecordForm<V>;
  labels: Readonly<Record<string, string>>;
  submit: string;
  danger?: boolean;
  width?: number;
  onClose: () => void;
  children: ReactNode;
}) => {
  const t = useWords(dialogWords);
  return (
    <Dialog label={title} onClose={onClose} width={width}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        {says ? <p className={classes.quiet}>{says}</p> : null}
        <FormBody
          form={form}
          labels={labels}
          actions={
            <>
              <Button type="submit" loading={form.busy} {...(danger ? { color: 'red' } : {})}>
                {submit}
              </Button>
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
            </>
          }
        >
          {children}
        </FormBody>
      </div>
    </Dialog>
  );
};
