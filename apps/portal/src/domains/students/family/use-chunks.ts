import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useEnding } from '@nestling/kit/ending.ts';
import { type Sent, sendMutation } from '@nestling/kit/send.ts';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useState } from 'react';
import { useClient } from 'urql';

/** Records sent in one call; a call that is cut off is repeated under its id, so that nothing is done twice. */
const CHUNK = 200;
const TRIES = 3;

/** One record that was not done, and why. */
export type NotDone = { readonly id: string; readonly message: string };

const namedIn = (sent: Sent<object>, ids: readonly string[]): NotDone[] =>
  (sent.kind === 'done' ? (sent.leftOut ?? []) : sent.fieldErrors).flatMap(({ field, message }) => {
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
  const sentence = useEnding();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(0);
  const [left, setLeft] = useState<readonly NotDone[]>([]);

  const send = async (variables: V): Promise<Sent<D>> => {
    let sent = await sendMutation(client, document, variables);
    for (let i = 1; i < TRIES && sent.kind === 'unknown'; i += 1)
      sent = await sendMutation(client, document, variables);
    return sent;
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
        const sent = await send(variables(some));
        said = sentence(sent);
        if (sent.kind === 'done') break;
        const named = namedIn(sent, some);
        // Without names the whole part was turned away.
        failed.push(...(named.length > 0 ? named : some.map((id) => ({ id, message: said }))));
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
