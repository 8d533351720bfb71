import { Button } from '@mantine/core';
import { FormBody } from '@nestling/kit/FormBody.tsx';
import type { RecordForm } from '@nestling/kit/record-form.ts';
import type { ReactNode } from 'react';

/** A form on a page for guests: its fields, and one wide button that sends it. */
export const GuestForm = <V extends Record<string, unknown>>({
  form,
  send,
  children,
}: {
  form: RecordForm<V>;
  send: string;
  children: ReactNode;
}) => (
  <FormBody form={form}>
    {children}
    <Button type="submit" size="lg" fullWidth loading={form.busy}>
      {send}
    </Button>
  </FormBody>
);
