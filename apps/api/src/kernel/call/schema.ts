import {
  type GraphQLArgumentConfig,
  GraphQLBoolean,
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { z } from 'zod';
import type { Entity, Field } from '../read/entity.ts';
import type { Answer, ObjectAnswer, Part, Parts } from './answers.ts';
import type { Call, Calls } from './call.ts';
import { type InputShape, metaOf } from './input.ts';
import { scalars } from './scalars.ts';

/** What the resolvers need: the way in for calls, and for those who want to be told. */
export interface GraphContext {
  enter(name: string, args: Record<string, unknown>, info: GraphQLResolveInfo): Promise<unknown>;
  listen(name: string, args: Record<string, unknown>, info: GraphQLResolveInfo): Promise<AsyncIterable<unknown>>;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const some = (type: GraphQLOutputType): GraphQLOutputType => new GraphQLNonNull(type);
const listOf = (type: GraphQLOutputType): GraphQLOutputType => some(new GraphQLList(some(type)));

/** Makes the GraphQL types of all calls; each type once. */
class Types {
  private readonly entities = new Map<Entity, GraphQLObjectType>();
  /** By their parts: answers of one name and the same parts are one type. */
  private readonly objects = new Map<Parts, GraphQLObjectType>();
  private readonly pages = new Map<Entity, GraphQLObjectType>();
  private readonly error = new GraphQLObjectType({
    name: 'OutcomeError',
    description: 'One field the caller can mend.',
    fields: {
      field: { type: some(GraphQLString) },
      message: { type: some(GraphQLString) },
      code: { type: some(GraphQLString) },
    },
  });
  private readonly outcome = this.outcomeType('Outcome', {});

  private entity(of: Entity): GraphQLObjectType {
    const known = this.entities.get(of);
    if (known) return known;
    const type = new GraphQLObjectType({
      name: of.name,
      fields: () => Object.fromEntries([...of.fields].map(([name, field]) => [name, this.field(field)])),
    });
    this.entities.set(of, type);
    return type;
  }

  private field(field: Field): GraphQLFieldConfig<unknown, unknown> {
    const bare = 'entity' in field ? this.entity(field.entity) : scalars[field.type];
    const type = field.kind === 'many' ? listOf(bare) : field.nullable ? bare : some(bare);
    const rule = field.rule ? `${field.kind === 'many' ? 'Empty' : 'Null'} below ${field.rule}.` : '';
    const description = [field.about, rule].filter(Boolean).join(' ');
    return description ? { type, description } : { type };
  }

  private part(part: Part, name: string): GraphQLOutputType {
    if (isMany(part)) return listOf(this.single(part[0], name));
    if ('table' in part || part.kind === 'object') return this.single(part, name);
    const bare = part.list ? listOf(scalars[part.type]) : some(scalars[part.type]);
    return part.nullable && bare instanceof GraphQLNonNull ? bare.ofType : bare;
  }

  private single(part: Exclude<Part, readonly unknown[]>, name: string): GraphQLOutputType {
    if ('table' in part) return this.entity(part);
    return part.kind === 'object' ? this.object(part, name) : scalars[part.type];
  }

  private parts(parts: Parts, owner: string): Record<string, GraphQLFieldConfig<unknown, unknown>> {
    return Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, { type: this.part(part, `${owner}${capital(name)}`) }]),
    );
  }

  private object(of: ObjectAnswer, name: string): GraphQLObjectType {
    const own = of.name ?? name;
    const known = this.objects.get(of.parts);
    if (known?.name === own) return known;
    const type = new GraphQLObjectType({ name: own, fields: () => this.parts(of.parts, own) });
    this.objects.set(of.parts, type);
    return type;
  }

  private page(of: Entity): GraphQLObjectType {
    const known = this.pages.get(of);
    if (known) return known;
    const int = { type: some(GraphQLInt) };
    const type = new GraphQLObjectType({
      name: `${of.name}Page`,
      fields: () => ({
        data: { type: listOf(this.entity(of)) },
        currentPage: int,
        lastPage: int,
        perPage: int,
        total: int,
      }),
    });
    this.pages.set(of, type);
    return type;
  }

  /** Parts of an outcome are null unless it was done. */
  private outcomeType(name: string, parts: Parts): GraphQLObjectType {
    const text = { type: some(GraphQLString) };
    return new GraphQLObjectType({
      name,
      fields: () => {
        const own = Object.entries(this.parts(parts, name)).map(([part, { type }]) => [
          part,
          { type: type instanceof GraphQLNonNull ? type.ofType : type },
        ]);
        return {
          status: { ...text, description: 'Success or Error.' },
          message: { ...text, description: "A sentence in the caller's language." },
          color: { ...text, description: 'success, danger, or warning where some of several were left out.' },
          errors: { type: listOf(this.error) },
          ...Object.fromEntries(own),
        };
      },
    });
  }

  answer(answer: Answer, call: string): GraphQLOutputType {
    switch (answer.kind) {
      case 'one':
        return this.entity(answer.entity);
      case 'list':
        return listOf(this.entity(answer.entity));
      case 'paged':
        return some(this.page(answer.entity));
      case 'object':
        return this.object(answer, `${capital(call)}Answer`);
      case 'objects':
        return listOf(this.object(answer.of, `${capital(call)}Answer`));
      case 'outcome':
        return Object.keys(answer.parts).length === 0
          ? this.outcome
          : this.outcomeType(`${capital(call)}Outcome`, answer.parts);
    }
  }
}

const isMany = (part: Part): part is Extract<Part, readonly unknown[]> => Array.isArray(part);

const argumentsOf = (shape: InputShape, owner: string): Record<string, GraphQLArgumentConfig> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, argument(name, schema, owner)]));

/** By their members: an object several calls take is one type. */
const inputObjects = new WeakMap<InputShape, GraphQLInputObjectType>();

const inputObject = (name: string, shape: InputShape, owner: string): GraphQLInputObjectType => {
  const known = inputObjects.get(shape);
  if (known?.name === name) return known;
  const type = new GraphQLInputObjectType({ name, fields: argumentsOf(shape, owner) });
  inputObjects.set(shape, type);
  return type;
};

const argument = (name: string, schema: z.ZodType, owner: string): GraphQLArgumentConfig => {
  const meta = metaOf(schema);
  const own = `${owner}${capital(name)}`;
  const bare: GraphQLInputType =
    meta.type === 'Object' ? inputObject(meta.name ?? `${own}Input`, meta.shape ?? {}, own) : scalars[meta.type];
  const type = meta.list ? new GraphQLList(new GraphQLNonNull(bare)) : bare;
  const required = !schema.safeParse(undefined).success;
  const description = meta.values ? { description: `One of: ${meta.values.join(', ')}.` } : {};
  return { type: required ? new GraphQLNonNull(type) : type, ...description };
};

const operationId: GraphQLArgumentConfig = {
  type: GraphQLString,
  description: 'A UUID made by the client: repeating the call with it answers the first result and changes nothing.',
};

const confirmedCodes = (call: Call): Record<string, GraphQLArgumentConfig> => {
  const asked = Object.entries(call.confirms);
  if (asked.length === 0) return {};
  const when = asked.map(([code, said]) => `${code} ${said}`).join('; ');
  return {
    confirm: {
      type: new GraphQLList(new GraphQLNonNull(GraphQLString)),
      description: `Codes of what was confirmed, as they stand behind "confirm." in errors of code CONFIRM. It asks ${when}.`,
    },
  };
};

const fieldOf = (name: string, call: Call, types: Types): GraphQLFieldConfig<unknown, GraphContext> => {
  const args = { ...argumentsOf(call.input, capital(name)), ...confirmedCodes(call) };
  const common = {
    type: types.answer(call.answer, name),
    args: call.repeatable ? { ...args, operation_id: operationId } : args,
    description: `${call.about} Needs ${call.rule}.`,
  };
  if (call.kind !== 'subscription') {
    return { ...common, resolve: (_, given, context, info) => context.enter(name, given, info) };
  }
  return {
    ...common,
    subscribe: (_, given, context, info) => context.listen(name, given, info),
    resolve: (told) => told,
  };
};

/** The schema of all calls; fields stand in order of their names, so that the printed one changes little. */
export const schemaOf = (calls: Calls): GraphQLSchema => {
  const types = new Types();
  const root = (kind: Call['kind']) => {
    const rows = Object.entries(calls)
      .filter(([, call]) => call.kind === kind)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    if (rows.length === 0) return undefined;
    const fields = Object.fromEntries(rows.map(([name, call]) => [name, fieldOf(name, call, types)]));
    return new GraphQLObjectType<unknown, GraphContext>({ name: capital(kind), fields });
  };
  const query = root('query') ?? new GraphQLObjectType({ name: 'Query', fields: { ready: { type: GraphQLBoolean } } });
  return new GraphQLSchema({ query, mutation: root('mutation') ?? null, subscription: root('subscription') ?? null });
};
