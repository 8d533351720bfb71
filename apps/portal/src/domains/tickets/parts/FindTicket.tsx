import { Select } from '@mantine/core';
import { useAsk } from '@nestling/kit/ask.ts';
import type { FieldProps } from '@nestling/kit/field/field-props.ts';
import { useState } from 'react';
import { TicketsDocument } from '../tickets.graphql.ts';

const MOST = 10;

/** Chooses another ticket, found by its number or the words in it. */
export const FindTicket = ({ not, ...field }: FieldProps<string | null> & { readonly not: string }) => {
  const [search, setSearch] = useState('');
  const asked = { status: null, category: null, location: null, start_date: null, end_date: null, sort: null, page: 1 };
  const { data } = useAsk(TicketsDocument, { ...asked, search: search.trim() || null, first: MOST });
  return (
    <Select
      searchable
      openOnFocus={false}
      // What the server has found is shown, also where a word stands in a reply and not in the name.
      filter={({ options }) => options}
      data={(data?.tickets.data ?? [])
        .filter(({ id }) => id !== not)
        .map(({ id, ticket_number, name }) => ({ value: id, label: `${ticket_number} ${name}` }))}
      onSearchChange={setSearch}
      {...field}
    />
  );
};
