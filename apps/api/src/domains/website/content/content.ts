import { sql } from 'kysely';
import type { Rows } from '../../../kernel/call/answers.ts';
import {
  byId,
  type Call,
  type Calls,
  done,
  one,
  out,
  outcome,
  paged,
  plainMutation,
  plainQuery,
  rows,
} from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { datetime, flag, type InputOf, type InputShape, id, pageIfAny } from '../../../kernel/call/input.ts';
import type { Message } from '../../../kernel/call/message.ts';
import { UserError } from '../../../kernel/call/refusals.ts';
import type { RowOf, Table } from '../../../kernel/db/tables.ts';
import { type Entity, idOf } from '../../../kernel/read/entity.ts';
import { orError, orNothing, type Scope } from '../../../kernel/read/reach.ts';
import { type Given, type Links, records } from '../../../kernel/write/records.ts';
import type { Changes } from '../../../kernel/write/write-rows.ts';
import { unlessInLibrary } from '../library.ts';
import { builder } from '../terms.ts';
import { ofSite } from '../website.inputs.ts';
import { sites } from '../website.reach.ts';

/** Tables of what a site tells of its center. */
type ContentTable = Extract<
  Table,
  | 'website_event'
  | 'website_staff_member'
  | 'website_program'
  | 'website_news_category'
  | 'website_news'
  | 'website_testimonial'
  | 'website_menu_option'
  | 'website_menu_week'
>;
type Awaitable<V> = V | Promise<V>;

/** What a call makes of a row, with what is linked to it. */
interface Made<T extends Table> {
  readonly set: Changes<T>;
  readonly links?: Links;
  /** Written once the row stands. */
  readonly afterwards?: (id: number) => Promise<void>;
}

/** What one kind of content says of itself; the rest is the same for all. */
interface ContentTerms<T extends ContentTable, S extends InputShape> {
  /** As its calls are named: 'Event' makes `createWebsiteEvent`. */
  readonly name: string;
  /** Of several: 'Events' makes `websiteEvents`. */
  readonly names: string;
  /** As people call it: 'a website event'. */
  readonly called: string;
  readonly reach: Scope<T>;
  /** What a new row must have; a change may give each of it. */
  readonly required: S;
  readonly optional: InputShape;
  /** What bad input gets, of adding and changing: 'an end before the start gets Error'. */
  readonly bad: string;
  /** Scopes of the ids in its input. */
  readonly ids?: Readonly<Record<string, Scope>>;
  /** The columns that are set by what was given; `before` is null of a new row. */
  readonly columns: (
    ctx: Ctx,
    given: Partial<InputOf<S>> & Record<string, unknown>,
    before: RowOf<T> | null,
  ) => Awaitable<Made<T> | UserError>;
  /** Why a row cannot be deleted. */
  readonly held?: (ctx: Ctx, row: RowOf<T>) => Promise<UserError | undefined>;
  /** Whether it can be shown and hidden by a call of its own. */
  readonly hasStatus?: true;
  readonly order: NonNullable<Rows<T>['order']>;
  /** Further filters of its list. */
  readonly filters?: {
    readonly input: InputShape;
    readonly columns: Readonly<Record<string, string>>;
    readonly reach: Readonly<Record<string, Scope>>;
  };
  readonly gone: Message;
  readonly says: { readonly added: Message; readonly saved: Message; readonly removed: Message };
}

/** The seams: what the kernel hands on was parsed by these very members, and what a kind makes of a new row is whole. */
const isGiven = <S extends InputShape>(_: S, input: object): input is Partial<InputOf<S>> & Record<string, unknown> =>
  input instanceof Object;
const isWhole = <T extends Table>(_: Entity<T>, set: object): set is Given<T> => set instanceof Object;

const same = <T extends Table>({ table }: Entity<T>, column: string, value: unknown) =>
  sql<boolean>`${sql.ref(`${table}.${column}`)} = ${value}`;
const everyOptional = (shape: InputShape): InputShape =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.optional()]));
const pictureOf = ({ img }: Readonly<Record<string, unknown>>) => (typeof img === 'string' ? img : null);

/** The calls about one kind of content: listing, reading, adding, changing, deleting and, where it has a status, showing and hiding. */
export const content = <T extends ContentTable, S extends InputShape>(
  of: Entity<T>,
  terms: ContentTerms<T, S>,
): Calls => {
  const { name, names, called, reach, required, optional, bad, ids = {}, says, gone, filters } = terms;
  const kept = records(of, { gone, stamps: builder.stamps });
  const { rule, permission } = builder;
  const idReach = { id: orError(reach) };

  const made = async (ctx: Ctx, input: Readonly<Record<string, unknown>>, before: RowOf<T> | null) => {
    if (!isGiven(required, input)) throw new TypeError(`${of.name} was given nothing.`);
    return (await unlessInLibrary(ctx, [pictureOf(input)])) ?? terms.columns(ctx, input, before);
  };
  const change = async (ctx: Ctx, given: Readonly<Record<string, unknown>>) => {
    const { id: named, seen, ...input } = given;
    const which = idOf(of, Number(named));
    const before = await kept.lock(ctx, which);
    const effect = await made(ctx, input, before);
    if (effect instanceof UserError) return effect;
    const seenAt = seen instanceof Date ? seen : undefined;
    await kept.change(ctx, { id: which, seen: seenAt }, effect.set, effect.links);
    await effect.afterwards?.(which);
    return done(says.saved);
  };

  const calls: Record<string, Call> = {
    [`website${names}`]: plainQuery({
      rule,
      permission: undefined,
      about: `Lists the rows of a kind (${called}) of a site, hidden ones included; a page size that is not a positive integer is refused.`,
      reach: { site_id: sites, ...filters?.reach, rows: reach },
      input: { ...ofSite, ...filters?.input, ...pageIfAny },
      answer: paged(of),
      run: (_, input) =>
        rows(of, {
          order: terms.order,
          where: () =>
            Object.entries({ site_id: 'site_id', ...filters?.columns }).map(
              ([argument, column]) => input[argument] !== undefined && same(of, column, input[argument]),
            ),
        }),
    }),
    [`website${name}`]: plainQuery({
      rule,
      permission: undefined,
      about: `Answers one ${called} for editing; an unknown id answers null.`,
      reach: { id: orNothing(reach), rows: reach },
      input: { id: id(of) },
      answer: one(of),
      run: (_, input) => byId(of, Number(input.id)),
    }),
    [`createWebsite${name}`]: plainMutation({
      rule,
      permission,
      about: `Adds a ${called}; ${bad}.`,
      reach: { ...ids, site_id: orError(sites) },
      input: { ...required, ...optional, ...ofSite },
      answer: outcome({ id: out.id }),
      run: async (ctx, given) => {
        const effect = await made(ctx, given, null);
        if (effect instanceof UserError) return effect;
        const set = { site_id: given.site_id, ...effect.set };
        if (!isWhole(of, set)) throw new TypeError(`${of.name} was given nothing.`);
        const row = await kept.insert(ctx, set, effect.links);
        await effect.afterwards?.(row.id);
        return done(says.added, { id: row.id });
      },
    }),
    [`updateWebsite${name}`]: plainMutation({
      rule,
      permission,
      about: `Changes a ${called}, seen on the next publish; ${bad}.`,
      reach: { ...idReach, ...ids },
      input: { id: id(of), ...everyOptional(required), ...optional, seen: datetime().optional() },
      answer: outcome(),
      run: change,
    }),
    [`deleteWebsite${name}`]: plainMutation({
      rule,
      permission,
      about: `Deletes a ${called}; an unknown id gets Error.`,
      reach: idReach,
      input: { id: id(of) },
      answer: outcome(),
      run: async (ctx, { id: named }) => {
        const which = idOf(of, Number(named));
        const wrong = await terms.held?.(ctx, await kept.lock(ctx, which));
        if (wrong) return wrong;
        await kept.remove(ctx, which);
        return done(says.removed);
      },
    }),
  };
  if (terms.hasStatus)
    calls[`updateWebsite${name}Status`] = plainMutation({
      rule,
      permission,
      about: `Shows or hides a ${called}; an unknown id gets Error.`,
      reach: idReach,
      input: { id: id(of), status: flag() },
      answer: outcome(),
      run: change,
    });
  return calls;
};
