import { askOnce } from '@nestling/kit/ask-once.ts';
import { allows, type Role } from '@nestling/rules/roles.ts';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { FindAnythingDocument, type FindAnythingQuery } from './find.graphql.ts';

type Found = FindAnythingQuery['findAnything'];

/** How long typing rests before the server is asked, and how many letters it takes. */
const REST_MS = 120;
const LETTERS = 2;

/**
 * People, rooms and records the server finds for what is typed; those found last stay until the next answer, and an
 * answer that comes late is dropped. `failed` when it could not be asked: screens are found without it.
 */
export const useFound = (typed: string, role: Role): { found: Found; busy: boolean; failed: boolean } => {
  const client = useClient();
  const search = typed.trim();
  const asks = allows(role, 'teacher') && search.length >= LETTERS;
  const [state, setState] = useState<{ of: string; found: Found; failed: boolean }>({
    of: '',
    found: [],
    failed: false,
  });
  useEffect(() => {
    if (!asks) return setState({ of: search, found: [], failed: false });
    let over = false;
    const timer = setTimeout(() => {
      askOnce(client, FindAnythingDocument, { search, first: 5 }).then(
        ({ data }) => over || setState({ of: search, found: data?.findAnything ?? [], failed: !data }),
      );
    }, REST_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [client, search, asks]);
  return { found: state.found, failed: state.failed, busy: asks && state.of !== search };
};
