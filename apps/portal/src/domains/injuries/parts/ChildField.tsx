import { Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import type { FieldOf } from '@nestling/kit/call-form.ts';
import { choicesOf } from '@nestling/kit/field/choices.ts';
import { InjuryChildrenDocument } from '../injuries.graphql.ts';

/** Picks one child of a location; whoever is picked already is offered too, though it may have left. */
export const ChildField = ({
  location,
  known = null,
  ...field
}: FieldOf<string | null> & {
  location: string;
  known?: { readonly id: string; readonly full_name: string } | null;
}) => {
  const { data } = useAsk(InjuryChildrenDocument, { location });
  const here = data?.getActiveStudents ?? [];
  const all = known && !here.some(({ id }) => id === known.id) ? [known, ...here] : here;
  return <Select {...field} searchable clearable openOnFocus={false} data={choicesOf(all)} />;
};
