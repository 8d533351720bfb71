import type { Rule } from '@nestling/rules/roles.ts';
import { byId, list, type OutcomeAnswer, one, outcome, paged, rows } from '../call/answers.ts';
import { type Call, done, plainMutation, plainQuery } from '../call/call.ts';
import type { Ctx } from '../call/context.ts';
import { datetime, type InputOf, type InputShape, id } from '../call/input.ts';
import { message } from '../call/message.ts';
import type { PermissionField } from '../call/permission.ts';
import { declined, UserError } from '../call/refusals.ts';
import type { RowOf, Table } from '../db/tables.ts';
import { type Entity, idOf } from '../read/entity.ts';
import { nobody, orError, orNothing } from '../read/reach.ts';
import { type Records, records } from './records.ts';
import type {
  ActRow,
  AddRow,
  ChangeRow,
  Ending,
  From,
  ListRow,
  OpenState,
  OwnTerms,
  ReadRow,
  RecordOf,
  ResourceTerms,
  Telling,
} from './resource-rows.ts';
import type { RowDiff } from './row-diff.ts';
import type { Changes } from './write-rows.ts';

/** The calls about the records of an entity, and what else is done to them (`lock`, `add`, …) in the functions of others. */
export interface Resource<T extends Table> {
  readonly records: Records<T>;
  /** One record by its id; null where there is none, or none in reach. */
  read(row: ReadRow): Call;
  /** The records in reach that fulfil the conditions; by pages where the input holds `...page`. */
  list<const S extends InputShape>(row: ListRow<T, S>): Call;
  /** Adds a record. */
  add<const S extends InputShape, const A extends OutcomeAnswer = OutcomeAnswer>(row: AddRow<T, S, A>): Call;
  /** Changes columns of a record as they are given. */
  change<const S extends InputShape, const A extends OutcomeAnswer = OutcomeAnswer>(row: ChangeRow<T, S, A>): Call;
  /** Removes a record. */
  remove<const S extends InputShape, const A extends OutcomeAnswer = OutcomeAnswer>(row: ActRow<T, S, A>): Call;
  /** Does something with a record, from the states it is open to. */
  act<const S extends InputShape, const A extends OutcomeAnswer = OutcomeAnswer>(row: ActRow<T, S, A>): Call;
}

/** The seams: what the kernel hands on was parsed by a schema that has these very members, and a record has an id. */
const isInputOf = <S extends InputShape>(_: S | undefined, input: object): input is InputOf<S> =>
  input instanceof Object;
const isRecordOf = <T extends Table>(row: RowOf<T>): row is RecordOf<T> => 'id' in row;
const recordOf = <T extends Table>(of: Entity<T>, row: RowOf<T>): RecordOf<T> => {
  if (isRecordOf(row)) return row;
  throw new TypeError(`${of.table} has no id.`);
};

/** What a function has answered, of those that answer nothing at all too. */
const isTold = <V>(value: V): value is Extract<V, object> => typeof value === 'object' && value !== null;
const toldBy = <V>(value: V): Extract<V, object> | undefined => (isTold(value) ? value : undefined);
const without = (given: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
const isList = (from: object): from is readonly string[] => Array.isArray(from);

/**
 * The calls about the records of an entity. Each is an ordinary row: it says what is its own, and may say otherwise what the
 * resource says for all. The kernel holds the record, declines one that is gone or in another state (GONE, STATE), fills in
 * stamps, writes what differs into the history, publishes, and answers the record.
 */
export const resource = <T extends Table, const R extends Rule>(
  of: Entity<T>,
  terms: ResourceTerms<T, R> & PermissionField<R, never>,
): Resource<T> => {
  const kept = records(of, terms);
  const state = terms.state ?? 'status';
  const recordPart = outcome({ [terms.as]: of });

  /** What a row says, or the resource where it says nothing. */
  const said = <Own extends OwnTerms<InputShape>>(row: Own) => ({
    about: row.about,
    rule: row.rule ?? terms.rule,
    permission: row.permission === undefined ? terms.permission : row.permission,
    ...(row.limit && { limit: row.limit }),
    ...(row.allowedWhileActing !== undefined && { allowedWhileActing: row.allowedWhileActing }),
    ...(row.often !== undefined && { often: row.often }),
    ...(row.secret !== undefined && { secret: row.secret }),
    ...(row.changesNothing !== undefined && { changesNothing: row.changesNothing }),
    ...(row.confirms && { confirms: row.confirms }),
  });

  const declinedIn = (from: From<T>, record: RecordOf<T>, ctx: Ctx, field: string): UserError | null => {
    const states: ReadonlyMap<string, OpenState<T>> = new Map(
      isList(from) ? from.map((name) => [name, true]) : Object.entries(from),
    );
    const held: unknown = Reflect.get(record, state);
    const open = states.get(String(held));
    if (open === true) return null;
    if (open) return open(record, ctx) ?? null;
    const told = terms.wrongState?.(record) ?? message('kernel.otherState');
    return declined(told, { field, code: 'STATE' });
  };

  /** Whether no arrow leads to the state a record is to be in; told at the argument of that name where there is one. */
  const offArrows = (record: RecordOf<T>, set: Changes<T>, input: object, field: string): UserError | null => {
    const held: unknown = Reflect.get(record, state);
    const to: unknown = Reflect.get(set, state);
    if (!terms.arrows || typeof to !== 'string' || to === held) return null;
    if (terms.arrows[String(held)]?.includes(to)) return null;
    const told = terms.wrongState?.(record, to) ?? message('kernel.otherState');
    return declined(told, { field: state in input ? state : field, code: 'STATE' });
  };

  const publish = (ctx: Ctx, record: RecordOf<T>): void => {
    const told = terms.changed?.(record, ctx) ?? [];
    for (const event of 'kind' in told ? [told] : told) ctx.publish(event);
  };

  /** The end of every call: what follows, who is told, and what is answered. */
  const finish = async <S extends InputShape, A extends OutcomeAnswer>(
    ctx: Ctx,
    row: Ending<T, S, A>,
    record: RecordOf<T>,
    input: InputOf<S>,
    effect: Telling<A> | undefined,
    news: RowDiff | null = null,
  ) => {
    const after = toldBy(await row.afterwards?.(ctx, record, input, news));
    if (after instanceof UserError) return after;
    publish(ctx, record);
    const says = after?.says ?? effect?.says ?? (typeof row.says === 'function' ? row.says(record, input) : row.says);
    return done(says, { [terms.as]: record.id, ...effect?.gives, ...after?.gives });
  };

  /** A record as its call names it, locked where the row looks at it, with what the row makes of it. */
  const acting =
    <S extends InputShape, A extends OutcomeAnswer>(row: ChangeRow<T, S, A>) =>
    async (ctx: Ctx, given: Readonly<Record<string, unknown>>) => {
      const field = row.by ?? 'id';
      const named = given[field];
      const seen = row.seen ? given.seen : undefined;
      const input = without(given, row.seen ? [field, 'seen'] : [field]);
      if (!isInputOf(row.input, input)) throw new TypeError(`${of.name} was given nothing.`);
      const which = { id: idOf(of, Number(named)), seen: seen instanceof Date ? seen : undefined, field };
      const looks = row.from ?? row.run ?? terms.arrows;
      const record = looks ? recordOf(of, await kept.lock(ctx, which.id, field)) : null;
      const wrong = record && row.from ? declinedIn(row.from, record, ctx, field) : null;
      if (wrong) return wrong;
      const effect = record ? toldBy(await row.run?.(ctx, record, input)) : undefined;
      if (effect instanceof UserError) return effect;
      const set: Changes<T> = { ...row.set?.(input, ctx), ...effect?.set, ...(row.to ? { [state]: row.to } : {}) };
      const off = record && offArrows(record, set, input, field);
      if (off) return off;
      if (record && Object.keys(set).length === 0 && !effect?.links) {
        if (effect?.notes) ctx.audit({ entity: of, id: record.id, after: effect.notes });
        return finish(ctx, row, record, input, effect);
      }
      const { row: left, news } = await kept.change(ctx, which, set, effect?.links, effect?.notes);
      return finish(ctx, row, recordOf(of, left), input, effect, news);
    };

  const act = <S extends InputShape, A extends OutcomeAnswer>(row: ChangeRow<T, S, A>): Call =>
    plainMutation({
      ...said(row),
      reach: { [row.by ?? 'id']: orError(terms.reach), ...row.reach },
      input: { [row.by ?? 'id']: id(of), ...row.input, ...(row.seen && { seen: datetime().optional() }) },
      answer: row.answer ?? recordPart,
      run: acting(row),
    });

  return {
    records: kept,
    act,
    change: act,
    add: (row) =>
      plainMutation({
        ...said(row),
        reach: row.reach ?? nobody,
        input: row.input,
        answer: row.answer ?? recordPart,
        run: async (ctx, input) => {
          if (!isInputOf(row.input, input)) throw new TypeError(`${of.name} was given nothing.`);
          const made = await row.run(ctx, input);
          if (made instanceof UserError) return made;
          const record = 'made' in made ? made.made : await kept.insert(ctx, made.set, made.links, made.notes);
          return finish(ctx, row, recordOf(of, record), input, made);
        },
      }),
    remove: (row) =>
      plainMutation({
        ...said(row),
        reach: { [row.by ?? 'id']: orError(terms.reach), ...row.reach },
        input: { [row.by ?? 'id']: id(of), ...row.input },
        answer: row.answer ?? outcome(),
        run: async (ctx, given) => {
          const field = row.by ?? 'id';
          const { [field]: named, ...input } = given;
          if (!isInputOf(row.input, input)) throw new TypeError(`${of.name} was given nothing.`);
          const which = idOf(of, Number(named));
          const record = row.from || row.run ? recordOf(of, await kept.lock(ctx, which, field)) : null;
          const wrong = record && row.from ? declinedIn(row.from, record, ctx, field) : null;
          if (wrong) return wrong;
          const effect = record ? toldBy(await row.run?.(ctx, record, input)) : undefined;
          if (effect instanceof UserError) return effect;
          return finish(ctx, row, recordOf(of, await kept.remove(ctx, which, effect?.set, field)), input, effect);
        },
      }),
    read: (row) =>
      plainQuery({
        ...said(row),
        permission: undefined,
        reach: { id: orNothing(terms.reach), rows: terms.reach },
        input: { id: id(of) },
        answer: one(of),
        run: (_, input) => byId(of, Number(input.id)),
      }),
    list: (row) =>
      plainQuery({
        ...said(row),
        permission: row.permission,
        reach: { ...row.reach, rows: terms.reach },
        input: row.input,
        answer: 'first' in row.input ? paged(of) : list(of),
        run: (ctx, input) =>
          rows(of, {
            ...(row.order && {
              order:
                typeof row.order !== 'function' ? row.order : isInputOf(row.input, input) ? row.order(input, ctx) : [],
            }),
            ...(row.most && { limit: row.most }),
            where: (q) => (isInputOf(row.input, input) ? (row.where?.(q, input, ctx) ?? []) : []),
          }),
      }),
  };
};
