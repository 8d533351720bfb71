import { Button } from '@mantine/core';
import { Dialog } from '@nestling/ui/overlay/Dialog.tsx';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { FormBody } from './FormBody.tsx';
import classes from './FormDialog.module.css';
import type { RecordForm } from './record-form.ts';
import { kitWords } from './words.ts';

/**
 * A form in a dialog, with a way out at the left and its button at the right.
 * @param says what will happen, above the fields
 * @param submit the button; "Save" where left out
 * @param danger paints the button as one that takes something away
 * @param more buttons beside it
 * @param cancel the way out; "Cancel" where left out
 */
export const FormDialog = <V extends Record<string, unknown>>({
  form,
  title,
  says,
  submit,
  danger = false,
  more,
  cancel,
  width = 480,
  onClose,
  children,
}: {
  form: RecordForm<V>;
  title: string;
  says?: ReactNode;
  submit?: string;
  danger?: boolean;
  more?: ReactNode;
  cancel?: string;
  width?: number;
  onClose: () => void;
  children: ReactNode;
}) => {
  const t = useWords(kitWords);
  return (
    <Dialog label={title} onClose={onClose} width={width}>
      <div className={classes.dialog}>
        <h2>{title}</h2>
        {says ? <p className={classes.says}>{says}</p> : null}
        <FormBody
          form={form}
          actions={
            <>
              <Button variant="default" onClick={onClose}>
                {cancel ?? t('cancel')}
              </Button>
              {more}
              <Button type="submit" loading={form.busy} {...(danger ? { color: 'red' } : {})}>
                {submit ?? t('save')}
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
