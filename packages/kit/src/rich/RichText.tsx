import { Input } from '@mantine/core';
import { lazy } from '@nestling/ui/lazy.ts';
import { Suspense, useId } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import classes from './RichText.module.css';

const RichEditor = lazy(() => import('./RichEditor.tsx'));

/**
 * A text with headings, lists, emphasis and links. The value is HTML of the few elements `RichTextView` shows, '' when
 * nothing is written; the call that takes it has the input `richText()`, which cleans it again on the server. The editor
 * is fetched when the first one appears.
 */
export const RichText = ({
  label,
  description,
  error,
  withAsterisk,
  className,
  value = '',
  ...editor
}: FieldProps<string>) => {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={description}
      error={error}
      withAsterisk={withAsterisk ?? false}
      className={className}
    >
      <Suspense fallback={<div className={classes.waiting} />}>
        <RichEditor {...editor} value={value} labelledBy={`${id}-label`} failed={Boolean(error)} />
      </Suspense>
    </Input.Wrapper>
  );
};
