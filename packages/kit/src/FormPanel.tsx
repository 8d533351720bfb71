import { Button } from '@mantine/core';
import { useWords } from '@nestling/ui/words.ts';
import type { ReactNode } from 'react';
import { FormBody } from './FormBody.tsx';
import type { RecordForm } from './record-form.ts';
import { SidePanel } from './SidePanel.tsx';
import { kitWords } from './words.ts';

/**
 * A form in a panel beside its list.
 * @param submit the button; "Save" where left out
 * @param more buttons beside it
 */
export const FormPanel = <V extends Record<string, unknown>>({
  form,
  title,
  submit,
  more,
  onClose,
  children,
}: {
  form: RecordForm<V>;
  title: string;
  submit?: string;
  more?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) => {
  const t = useWords(kitWords);
  return (
    <SidePanel title={title} onClose={onClose}>
      <FormBody
        form={form}
        actions={
          <>
            <Button type="submit" loading={form.busy}>
              {submit ?? t('save')}
            </Button>
            {more}
          </>
        }
      >
        {children}
      </FormBody>
    </SidePanel>
  );
};
