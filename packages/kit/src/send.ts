import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ReactNode } from 'react';
import { type Client, type CombinedError, stringifyDocument } from 'urql';
import { askPerson } from './confirming.ts';
import { documentName, variablesOf } from './document-head.ts';
import { intend } from './intention.ts';
import { questionIn } from './question.ts';
import { type RefusalCode, refusalOf } from './refusal.ts';
import { tablesNoted } from './touched.ts';

/** One field the person can mend, as the server declined it; its code where the document asks for it. */
export type FieldError = { readonly field: string; readonly message: string; readonly code?: string };

/** How an act ended: done, declined with what to mend, or not answered, so that nobody knows. */
export type Ended<D> =
  | {
      readonly kind: 'done';
      readonly message: string;
      readonly data: D;
      /** What of a list was not done, with why. */
      readonly leftOut?: readonly FieldError[];
    }
  | { readonly kind: 'declined' | 'unknown'; readonly message: string; readonly fieldErrors: readonly FieldError[] };

/** How what was sent ended. `message` is the server's own sentence, '' where there is none. */
export type Sent<D> = Ended<D> & {
  /** Why the server refused, or was not heard. */
  readonly refused?: RefusalCode;
  /** True where sending it again could do it twice: it has no operation id. */
  readonly unrepeatable?: true;
  /** The person was asked and said no: nothing was done. */
  readonly calledOff?: true;
};

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

/** What is no answer: it may have been done all the same. */
const UNHEARD: ReadonlySet<RefusalCode> = new Set(['NETWORK', 'INTERNAL', 'NOT_READY']);

/** How a mutation is sent. */
export type SendOptions = {
  /** Leaves the queries of the screen as they are. */
  readonly quiet?: boolean | undefined;
  /** The operation id, where what is sent keeps its own until it was answered: an outbox. */
  readonly operation?: string | undefined;
  /** Names of values that differ at each press and mean the same, such as the minute of a check-in. */
  readonly stated?: readonly string[] | undefined;
  /** What is shown beside the question, where the server asks one. */
  readonly beside?: ReactNode | undefined;
};

const unheard = <D>(error: CombinedError): Sent<D> => {
  const { code, message, issues } = refusalOf(error);
  const kind = UNHEARD.has(code) ? 'unknown' : 'declined';
  return { kind, message, fieldErrors: issues, refused: code };
};

const ending = <D extends object>(data: D, outcome: Outcome | null): Ended<D> => {
  // Null where the record is out of reach; an answer without a status is what was asked for.
  if (!outcome && Object.values(data)[0] === null) return { kind: 'declined', message: '', fieldErrors: [] };
  if (!outcome) return { kind: 'done', message: '', data };
  const { status, message, errors } = outcome;
  return status === 'Success'
    ? { kind: 'done', message, data, leftOut: errors }
    : { kind: 'declined', message, fieldErrors: errors };
};

/**
 * Sends a mutation for the person: the one way the portal does. A document with `$operation_id` is sent under the id of its
 * intention, which stays the same until an answer came, so that it is done once however often it is pressed; what the
 * server wants confirmed is asked, and sent again under the same id. Never throws.
 */
export const sendMutation = async <D extends object, V extends object>(
  client: Client,
  document: TypedDocumentNode<D, V>,
  variables: V,
  { quiet, operation, stated, beside }: SendOptions = {},
): Promise<Sent<D>> => {
  const repeatable = variablesOf(document).has('operation_id');
  const intention = repeatable && operation === undefined ? intend(documentName(document), variables, stated) : null;
  const id = operation ?? intention?.id;
  const context = { quiet, changes: tablesNoted(document, 'changes') };
  const text = stringifyDocument(document);
  let confirm: readonly string[] = [];
  for (;;) {
    const sent = {
      ...variables,
      ...intention?.stated,
      ...(repeatable ? { operation_id: id } : {}),
      ...(confirm.length > 0 ? { confirm } : {}),
    };
    const { data, error } = await client.mutation<D>(text, sent, context).toPromise();
    if (error || !data) {
      const ended: Sent<D> = error
        ? unheard(error)
        : { kind: 'unknown', message: '', fieldErrors: [], refused: 'NETWORK' };
      if (ended.kind === 'declined') intention?.settle();
      return repeatable ? ended : { ...ended, unrepeatable: true };
    }
    const outcome = outcomeOf(data);
    const question = outcome && outcome.status !== 'Success' ? questionIn(outcome.message, outcome.errors) : null;
    const again = question !== null && !question.codes.every((code) => confirm.includes(code));
    if (again && (await askPerson({ ...question, beside }))) {
      confirm = [...confirm, ...question.codes];
      continue;
    }
    intention?.settle();
    return question
      ? { kind: 'declined', message: question.title, fieldErrors: [], calledOff: true }
      : ending(data, outcome);
  }
};
