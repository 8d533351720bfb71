import { Button } from '@mantine/core';
import { Pending } from '@nestling/kit/Pending.tsx';
import { Section } from '@nestling/kit/Section.tsx';
import { type ReactNode, useState } from 'react';
import type { CombinedError } from 'urql';

/**
 * What a center has of one kind, and a button that opens the form of another one.
 * @param none what stands there while it has none
 * @param form the dialog that adds one; the rows are asked for anew when it closes
 */
export const AddingSection = <R,>({
  title,
  help,
  add,
  none,
  answer: { rows, error, again },
  waits,
  form,
  children,
}: {
  title: string;
  help: string;
  add: string;
  none: string;
  answer: {
    readonly rows: readonly R[] | null | undefined;
    readonly error: CombinedError | undefined;
    readonly again: () => void;
  };
  /** So many lines stand there while it is asked. */
  waits: number;
  form: (onClose: () => void) => ReactNode;
  children: (rows: readonly R[]) => ReactNode;
}) => {
  const [adding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    again();
  };
  return (
    <Section
      title={title}
      help={help}
      action={
        <Button variant="default" onClick={() => setAdding(true)}>
          {add}
        </Button>
      }
    >
      {rows ? null : <Pending error={error} onRetry={again} rows={waits} />}
      {rows?.length === 0 ? <p>{none}</p> : null}
      {rows ? children(rows) : null}
      {adding ? form(close) : null}
    </Section>
  );
};
