import { TextInput } from '@mantine/core';
import type { FieldOf } from '@nestling/kit/call-form.ts';

/** The address of somebody who is not signed in. */
export const EmailField = (field: FieldOf<string>) => (
  <TextInput type="email" autoComplete="email" size="lg" {...field} withAsterisk={false} />
);
