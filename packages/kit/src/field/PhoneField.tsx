import { TextInput } from '@mantine/core';
import { e164, phoneWords } from '@nestling/rules/phones.ts';
import { useWords } from '@nestling/ui/words.ts';
import type { FieldProps } from './field-props.ts';
import { useTyped } from './typed.ts';
import { fieldWords } from './words.ts';

/**
 * A phone number. The value is E.164 ("+12075550142"), '' when empty; numbers of the United States are shown as
 * "(207) 555-0142", others with their country code. A number kept in another form before is shown as the same number
 * and stays as it is until somebody types. What is no number stays in the field, and `FormBody` sends no form.
 */
export const PhoneField = ({ value = '', onChange, onBlur, error, ...rest }: FieldProps<string>) => {
  const t = useWords(fieldWords);
  const typed = useTyped({
    value,
    onChange,
    read: (text) => {
      const number = e164(text);
      const problem = text.trim() === '' || number ? null : t('notPhone');
      return { value: number ?? text.trim(), problem };
    },
    write: phoneWords,
  });
  return (
    <TextInput
      {...rest}
      ref={typed.ref}
      type="tel"
      autoComplete="off"
      value={typed.text}
      error={error ?? typed.problem}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onInvalid={typed.show}
      onBlur={(event) => {
        typed.leave();
        onBlur?.(event);
      }}
    />
  );
};
