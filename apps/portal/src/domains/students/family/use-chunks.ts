import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { newOperationId } from '@nestling/kit/operation.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useState } from 'react';
import { useClient } from 'urql';

/** Records sent in one call; a call that is cut off is repeated under its id, so that nothing is done twice. */
const CHUNK = 200;
const TRIES = 3;

/** One record that was not done, and why. */
export type NotDone = { readonly id: string; readonly message: string };

type Told = {
  readonly status: string;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
};
const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'status') === 'string';

const namedIn = (told: Told | null, ids: readonly string[]): NotDone[] =>
  (told?.errors ?? []).flatMap(({ field, message }) => {
    const id = field.split('.').at(-1) ?? '';
    return ids.includes(id) ? [{ id, message }] : [];
  });

/**
 * Sends an act on any number of records in parts, one after the other: `done` tells how many were sent, `left` who was
 * not done and why. Errors of the answer are told apart by the id at the end of their field, such as 'students.17'.
 * @param options.allOrNone the server does a part wholly or not at all: it is sent again without those it named
 */
export const useChunks = <D extends object, V extends object>(
  document: TypedDocumentNode<D, V>,
  { allOrNone = false }: { readonly allOrNone?: boolean } = {},
) => {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(0);
  const [left, setLeft] = useState<readonly NotDone[]>([]);

  const send = async (variables: V): Promise<Told | null> => {
    const operation_id = newOperationId();
    for (let i = 0; i < TRIES; i += 1) {
      const { data } = await client.mutation<D>(document, { ...variables, operation_id }).toPromise();
      const told: unknown = data ? Object.values(data)[0] : null;
      if (isTold(told)) return told;
    }
    return null;
  };

  const run = async (ids: readonly string[], variables: (some: string[]) => V): Promise<readonly NotDone[]> => {
    setBusy(true);
    setDone(0);
    setLeft([]);
    const failed: NotDone[] = [];
    let said = '';
    for (let from = 0; from < ids.length; from += CHUNK) {
      let some = ids.slice(from, from + CHUNK);
      while (some.length > 0) {
        const told = await send(variables(some));
        said = told?.message ?? said;
        if (told?.status === 'Success') break;
        const named = namedIn(told, some);
        // Without names the whole part was turned away.
        failed.push(...(named.length > 0 ? named : some.map((id) => ({ id, message: told?.message ?? '' }))));
        const out = new Set(named.map(({ id }) => id));
        some = allOrNone && out.size > 0 ? some.filter((id) => !out.has(id)) : [];
      }
      setDone(Math.min(from + CHUNK, ids.length));
      setLeft([...failed]);
    }
    setBusy(false);
    notify({ kind: failed.length === 0 ? 'done' : 'failed', title: said });
    return failed;
  };

  return { run, busy, done, left };
};
