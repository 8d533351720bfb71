import { sql } from 'kysely';
import type { WorkContext } from '../../kernel/call/context.ts';
import { type Speech, textsIn } from '../../kernel/call/languages.ts';
import { message } from '../../kernel/call/message.ts';
import { insertRows } from '../../kernel/write/write-rows.ts';
import { dateFigures } from '../../messages/when.ts';
import { labelOf, statusOf } from './states.ts';

/** What was said or done. `before` and `after` are texts as they were, a status by its id, or ids each reader is told of. */
export interface Line {
  readonly kind:
    | 'opened'
    | 'comment'
    | 'name'
    | 'description'
    | 'status'
    | 'category'
    | 'locations'
    | 'users'
    | 'students'
    | 'attached'
    | 'attachment_removed'
    | 'follows'
    | 'followed'
    | 'assigned'
    | 'merged'
    | 'absorbed'
    | 'linked'
    | 'unlinked'
    | 'snoozed'
    | 'woken'
    | 'reminded'
    | 'expired'
    | 'rated'
    | 'raised'
    | 'letters_held';
  readonly description?: string;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly before_ids?: number[];
  readonly after_ids?: number[];
  readonly internal?: boolean;
  /** Who wrote, where that is nobody of the center. */
  readonly author?: string;
  readonly by_mail?: boolean;
  /** What a mail has quoted below its words. */
  readonly quoted?: string | null;
  /** In whose name, where that is not who does it. */
  readonly created_by?: number | null;
}

/** What came by mail: what it has quoted. */
export interface ByMail {
  readonly quoted: string;
}
/** The same as a line tells it. */
export const mailed = (mail: ByMail | null): Pick<Line, 'by_mail' | 'quoted'> => ({
  by_mail: mail !== null,
  quoted: mail?.quoted || null,
});

/** Adds lines to the history of several tickets and answers their ids, in the order they are given. */
export const recordAll = async (
  ctx: WorkContext,
  lines: readonly (Line & { readonly ticket_id: number })[],
): Promise<number[]> => {
  const by = ctx.who.user || null;
  const stamp = { created_at: ctx.now(), created_by: by, action_by: ctx.who.impersonator ?? by };
  const added = await insertRows(
    ctx,
    'ticket_history',
    lines.map((line) => ({ ...stamp, ...line })),
    ['id'],
  );
  return added.map(({ id }) => id);
};

/** Adds lines to the history of a ticket in their order and answers their ids. */
export const record = (ctx: WorkContext, ticket_id: number, lines: readonly Line[]): Promise<number[]> =>
  recordAll(
    ctx,
    lines.map((line) => ({ ...line, ticket_id })),
  );

/** The line a ticket was opened by. */
export const firstLine = async ({ db }: Pick<WorkContext, 'db'>, ticket: number): Promise<number> => {
  const { rows } = await sql<{ id: number | null }>`select min(id) as id from ticket_history
    where ticket_id = ${ticket}`.execute(db);
  return rows[0]?.id ?? 0;
};

interface Told {
  readonly kind: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly names_before?: unknown;
  readonly names_after?: unknown;
}
const LONGEST = 80;
const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
};

/** What a line says in one sentence, in the language of its reader. */
export const summaryOf = (line: Told, ctx: { readonly request: Speech }): string => {
  const { kind, before, after } = line;
  const texts = textsIn(ctx.request);
  const change = { from: short(before), to: short(after) };
  const names = { from: short(line.names_before), to: short(line.names_after) };
  const label = (status: string | null) => labelOf(ctx, statusOf(Number(status)));
  switch (kind) {
    case 'status':
      return message('tickets.line.status', { from: label(before), to: label(after) }).in(texts);
    case 'name':
    case 'description':
    case 'category':
      return message(`tickets.line.${kind}`, change).in(texts);
    case 'assigned':
      return message('tickets.line.assigned', names).in(texts);
    case 'locations':
    case 'users':
    case 'students':
      return message(`tickets.line.${kind}`, names).in(texts);
    case 'attachment_removed':
    case 'follows':
    case 'followed':
      return message(`tickets.line.${kind}`, { name: short(after) }).in(texts);
    case 'merged':
    case 'absorbed':
    case 'linked':
    case 'unlinked':
      return message(`tickets.line.${kind}`, { name: names.to }).in(texts);
    case 'snoozed':
      return message('tickets.line.snoozed', { day: dateFigures(after ?? '') }).in(texts);
    case 'reminded':
    case 'expired':
      return message(`tickets.line.${kind}`, { days: Number(after) }).in(texts);
    case 'rated':
      return message(after === 'yes' ? 'tickets.line.helped' : 'tickets.line.notHelped').in(texts);
    case 'woken':
    case 'raised':
    case 'letters_held':
    case 'attached':
    case 'opened':
    case 'comment':
      return message(`tickets.line.${kind}`).in(texts);
    default:
      return kind;
  }
};
