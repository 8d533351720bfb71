import { sharedRecord } from '@nestling/kit/shared-record.ts';
import type { OneFormQuery } from './forms.graphql.ts';

/** A form as its screen asks for it. */
export type FormRecord = NonNullable<OneFormQuery['form']>;

/** The form that the parts of its screen show, and how it is asked for again. */
export const [SharedForm, useFormRecord] = sharedRecord<{ readonly form: FormRecord; readonly again: () => void }>();
