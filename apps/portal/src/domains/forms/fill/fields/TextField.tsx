import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react';
import { about, Field, type Said } from './Field.tsx';
import classes from './fields.module.css';

/** A text of several lines, as high as what is written in it. */
export const TextField = ({
  id,
  label,
  help,
  required,
  error,
  value,
  ...rest
}: Said & Omit<ComponentProps<'textarea'>, 'required' | 'value'> & { readonly value: string }) => {
  const made = useId();
  const said = { label, help, required, error };
  const own = id ?? made;
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text, another height
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return;
    current.style.height = 'auto';
    // With the lines above and below it.
    current.style.height = `${current.scrollHeight + 2}px`;
  }, [value]);
  return (
    <Field id={own} {...said}>
      <textarea
        {...rest}
        ref={area}
        id={own}
        rows={3}
        value={value}
        className={`${classes.input} ${classes.text}`}
        {...about(own, said)}
      />
    </Field>
  );
};
