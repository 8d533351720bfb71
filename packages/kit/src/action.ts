import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useClient } from 'urql';
import { useEnding } from './ending.ts';
import { sendingPart } from './later-send.ts';
import type { Ended, FieldError, Sent } from './send.ts';
import { kitWords } from './words.ts';

export type { Ended, FieldError } from './send.ts';

/** The part that sends has not come: nothing left this device. */
const UNSENT = { kind: 'declined', message: '', fieldErrors: [], refused: 'NETWORK' } as const;

/** Why something of a list was left out, though the rest was done; each reason once, and three at most. */
const reasonsOf = (leftOut: readonly FieldError[] = []): string =>
  [...new Set(leftOut.map(({ message }) => message))].slice(0, 3).join(' ');

/** What an act says and does when it is over. */
export type ActionOptions<D, V> = {
  /** The notice; the server's sentence when left out, none at all for null. */
  readonly say?: ((data: D) => { title: string; detail?: string | undefined } | null) | undefined;
  /** Makes the act that takes this one back; the notice then offers Undo. */
  readonly undo?: ((data: D, variables: V) => (() => void) | null) | undefined;
  /** How long it can be taken back, in ms; a few seconds when left out. */
  readonly undoFor?: number | undefined;
  /** Leaves the queries of the screen as they are. */
  readonly quiet?: boolean | undefined;
  /** Says nothing when declined: a form shows it at its fields. */
  readonly ownErrors?: boolean | undefined;
  /** Says nothing at all, however it ended: whoever runs it shows that where it stays in sight. */
  readonly ownEnding?: boolean | undefined;
  /** What is shown beside the question, where the server asks one before it goes on. */
  readonly beside?: ReactNode | undefined;
};

/**
 * One mutation behind a button or a form: runs it once per intention, says how it ended, offers to take it back, and has
 * the queries on the screen asked again. A document with `$operation_id` gets one by itself, and keeps it for the next
 * press where no answer came. `run` never throws; while it runs, `busy` is true and a second call answers null, as it does
 * where the person was asked and said no.
 */
export const useAction = <D extends object, V extends object>(
  document: TypedDocumentNode<D, V>,
  options: ActionOptions<D, V> = {},
) => {
  const client = useClient();
  const t = useWords(kitWords);
  const sentence = useEnding();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const run = useCallback(
    async (variables: V): Promise<Ended<D> | null> => {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      const { say, undo, quiet, ownErrors, ownEnding, beside } = latest.current;
      const sent: Sent<D> = await sendingPart().then(
        ({ sendMutation }) => sendMutation(client, document, variables, { quiet, beside }),
        () => UNSENT,
      );
      running.current = false;
      setBusy(false);

      if (sent.kind !== 'done') {
        if (sent.calledOff) return null;
        const message = sentence(sent);
        const { kind, fieldErrors, refused } = sent;
        const title = kind === 'declined' && refused ? t('notDone') : message;
        const detail = kind === 'unknown' ? sent.message : title === message ? undefined : message;
        const shownByForm = ownErrors && (refused === undefined ? true : fieldErrors.length > 0);
        if (!shownByForm && !ownEnding) notify({ kind: 'failed', title, detail: detail || undefined });
        return { kind, message, fieldErrors };
      }
      const { data, message, leftOut = [] } = sent;
      const why = reasonsOf(leftOut);
      if (ownEnding) return { kind: 'done', message, data, leftOut };
      const said = why ? { title: message, detail: why } : say ? say(data) : { title: message || t('done') };
      if (said)
        notify({ kind: 'done', ...said, undo: undo?.(data, variables) ?? undefined, stays: latest.current.undoFor });
      return { kind: 'done', message, data, leftOut };
    },
    [client, document, sentence, t],
  );

  return { run, busy };
};
