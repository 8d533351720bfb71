import { askOnce } from '@nestling/kit/ask-once.ts';
import type { FindPeople } from '@nestling/kit/field/people.ts';
import { useCallback } from 'react';
import { useClient } from 'urql';
import { FindAnythingDocument } from './find.graphql.ts';

/** People a `PersonPicker` may offer; contacts and staff are there for managers. */
type PersonKind = 'student' | 'contact' | 'staff';

/**
 * Asks the server for people among those the caller may see, as the search box does.
 * @param kinds a module constant, such as `['contact', 'staff']`
 */
export const useFindPeople = (kinds: readonly PersonKind[]): FindPeople => {
  const client = useClient();
  return useCallback(
    async (text) => {
      const variables = { search: text, kinds: [...kinds], first: 10 };
      const { data, error } = await askOnce(client, FindAnythingDocument, variables);
      if (!data) throw error ?? new Error('The server gave no answer.');
      return data.findAnything.map(({ id, name, detail }) => ({ id, name, detail }));
    },
    [client, kinds],
  );
};
