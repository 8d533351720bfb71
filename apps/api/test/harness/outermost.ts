import { createHash } from 'node:crypto';
import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
} from 'graphql';

/** Fields of a type that a document can ask for without arguments; of records in it one plain field, of a page's rows all. */
export const outermostFields = (type: GraphQLOutputType, whole = true): string => {
  const bare = getNamedType(type);
  if (!isObjectType(bare)) return '';
  const fields = Object.values(bare.getFields());
  const plain = fields.filter((field) => !isObjectType(getNamedType(field.type)) && field.args.length === 0);
  if (!whole) return plain[0]?.name ?? '__typename';
  return fields
    .map((field) => {
      const inner = field.name === 'errors' ? 'field' : outermostFields(field.type, isRowsOf(bare, field.name));
      return inner === '' ? field.name : `${field.name} { ${inner} }`;
    })
    .join(' ');
};

/** Whether the field holds the rows of a page. */
export const isRowsOf = (type: GraphQLObjectType, field: string): boolean =>
  field === 'data' && type.getFields().currentPage !== undefined;

const rootsOf = (schema: GraphQLSchema) => [
  schema.getQueryType(),
  schema.getMutationType(),
  schema.getSubscriptionType(),
];

/** What a call answers, or undefined where there is no such call. */
const answerTypeOf = (schema: GraphQLSchema, name: string): GraphQLOutputType | undefined =>
  rootsOf(schema)
    .map((root) => root?.getFields()[name]?.type)
    .find((type) => type !== undefined);

const recordFields = (type: GraphQLOutputType): string[] => {
  const bare = getNamedType(type);
  if (!isObjectType(bare)) return [];
  const { data, ...fields } = bare.getFields();
  if (data && isRowsOf(bare, 'data')) return recordFields(data.type);
  // What went wrong is empty where all went well.
  return Object.keys(data ? { data, ...fields } : fields).filter((key) => key !== 'errors' && key !== 'error');
};

/** Names of the fields of the records a call answers: of a page those of its rows. */
export const recordFieldsOf = (schema: GraphQLSchema, name: string): string[] => {
  const type = answerTypeOf(schema, name);
  return type ? recordFields(type) : [];
};

/** Stands for what a call takes and answers: another one when an argument or a field is added or taken away. */
export const signatureOf = (schema: GraphQLSchema, name: string): string => {
  const args = rootsOf(schema)
    .flatMap((root) => root?.getFields()[name]?.args ?? [])
    // What was confirmed is no value of the call: it says yes to what the others lead to.
    .filter((arg) => arg.name !== 'confirm' || String(arg.type) !== '[String!]');
  const text = [args.map((arg) => arg.name).sort(), recordFieldsOf(schema, name).sort()].join(';');
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
};

/** The plain fields of the records a call answers, and of each record in them one: enough to see which hold a value. */
export const outermostOf = (schema: GraphQLSchema, name: string): string => {
  const type = answerTypeOf(schema, name);
  if (!type) throw new Error(`No call ${name}.`);
  return outermostFields(type);
};
