import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { notify } from '@nestling/ui/notice/notices.ts';
import { useWords } from '@nestling/ui/words.ts';
import { useCallback, useRef, useState } from 'react';
import { stringifyDocument, useClient } from 'urql';
import { newOperationId } from './operation.ts';
import { refusalOf } from './refusal.ts';
import { typesNoted } from './touched.ts';
import { kitWords } from './words.ts';

/** One field the person can mend, as the server declined it; its code where the document asks for it. */
export type FieldError = { readonly field: string; readonly message: string; readonly code?: string };

/** How an act ended: done, declined with what to mend, or not answered at all. */
export type Ended<D> =
  | {
      readonly kind: 'done';
      readonly message: string;
      readonly data: D;
      /** What of a list was not done, with why. */
      readonly leftOut?: readonly FieldError[];
    }
  | { readonly kind: 'declined'; readonly message: string; readonly fieldErrors: readonly FieldError[] };

/** What every mutation answers with. */
type Outcome = { readonly status: string; readonly message: string; readonly errors: readonly FieldError[] };

const isOutcome = (value: unknown): value is Partial<Outcome> & { status: string } =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'status') === 'string';

/** The answer of the mutation: its data has one field, which holds the outcome. */
const outcomeOf = (data: object): Outcome | null => {
  const answer: unknown = Object.values(data)[0];
  return isOutcome(answer)
    ? { status: answer.status, message: answer.message ?? '', errors: answer.errors ?? [] }
    : null;
};

/** Why something of a list was left out, though the rest was done; each reason once, and three at most. */
const reasonsOf = ({ errors }: Outcome): string =>
  [...new Set(errors.map(({ message }) => message))].slice(0, 3).join(' ');

const namesOperation = (document: TypedDocumentNode<unknown, never>): boolean =>
  document.definitions.some(
    (one) =>
      one.kind === 'OperationDefinition' &&
      one.variableDefinitions?.some(({ variable }) => variable.name.value === 'operation_id'),
  );

/** What an act says and does when it is over. */
type ActionOptions<D, V> = {
  /** The notice; the server's sentence when left out, none at all for null. */
  readonly say?: ((data: D) => { title: string; detail?: string } | null) | undefined;
  /** Makes the act that takes this one back; the notice then offers Undo. */
  readonly undo?: ((data: D, variables: V) => (() => void) | null) | undefined;
  /** Leaves the queries of the screen as they are. */
  readonly quiet?: boolean | undefined;
  /** Says nothing when declined: a form shows it at its fields. */
  readonly ownErrors?: boolean | undefined;
};

/**
 * One mutation behind a button or a form: runs it once per intention, says how it ended, offers to take it back, and has
 * the queries on the screen asked again. A document with `$operation_id` gets one by itself.
 * `run` never throws; while it runs, `busy` is true and a second call answers null.
 */
export const useAction = <D extends object, V extends object>(
  document: TypedDocumentNode<D, V>,
  options: ActionOptions<D, V> = {},
) => {
  const client = useClient();
  const t = useWords(kitWords);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const run = useCallback(
    async (variables: V): Promise<Ended<D> | null> => {
      if (running.current) return null;
      running.current = true;
      setBusy(true);
      const { say, undo, quiet, ownErrors } = latest.current;
      const changes = typesNoted(document, 'changes');
      const sent = namesOperation(document) ? { ...variables, operation_id: newOperationId() } : variables;
      const { data, error } = await client
        .mutation<D>(stringifyDocument(document), sent, { quiet, changes })
        .toPromise();
      running.current = false;
      setBusy(false);

      const outcome = data ? outcomeOf(data) : null;
      if (error || !data || !outcome) {
        const refusal = error ? refusalOf(error) : null;
        const message = refusal?.message || t('unreachable');
        if (!ownErrors || !refusal?.issues.length) notify({ kind: 'failed', title: t('notDone'), detail: message });
        return { kind: 'declined', message, fieldErrors: refusal?.issues ?? [] };
      }
      if (outcome.status !== 'Success') {
        if (!ownErrors) notify({ kind: 'failed', title: outcome.message });
        return { kind: 'declined', message: outcome.message, fieldErrors: outcome.errors };
      }
      const why = reasonsOf(outcome);
      const said = why
        ? { title: outcome.message, detail: why }
        : say
          ? say(data)
          : { title: outcome.message || t('done') };
      if (said) notify({ kind: 'done', ...said, undo: undo?.(data, variables) ?? undefined });
      return { kind: 'done', message: outcome.message, data, leftOut: outcome.errors };
    },
    [client, document, t],
  );

  return { run, busy };
};
