import { listNames, lists } from '@nestling/rules/lists.ts';
import { getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { calls } from '../../../domains.ts';
import { metaOf } from '../../../kernel/call/input.ts';
import { schemaOf } from '../../../kernel/call/schema.ts';
import { en } from '../../../messages/en.ts';
import { es } from '../../../messages/es.ts';
import { columnsOf } from '../lists/tables.ts';

// The rows of lists name calls and fields of other domains by their words: here they are held to what these are.

const queries = schemaOf(calls).getQueryType()?.getFields() ?? {};
const kinds: Readonly<Record<string, readonly string[]>> = {
  DateTime: ['moment'],
  Date: ['date'],
  Clock: ['clock'],
  Int: ['number', 'cents'],
  Float: ['number', 'cents'],
  Boolean: ['flag'],
};
const words = ['text', 'code'];

/** The type of a list's records: those of its page, where it has pages. */
const recordOf = (name: string) => {
  const type = getNamedType(queries[name]?.type);
  const data = isObjectType(type) ? type.getFields().data : undefined;
  const page = data && getNamedType(data.type);
  return isObjectType(page) ? page : type;
};

describe.each(listNames)('%s', (name) => {
  const call = calls[name];

  test('is a query that only reads, with the rule its row says, of days where it takes two', () => {
    expect(call).toMatchObject({ kind: 'query', writes: false, forHome: false });
    expect(call?.limit).toBeUndefined();
    expect(lists[name].rule).toBe(call?.rule);
    const dated = 'start_date' in (call?.input ?? {}) && 'end_date' in (call?.input ?? {});
    expect('dated' in lists[name]).toBe(dated);
  });

  test('has columns that are fields of its records, each written as what it is and called something', () => {
    const columns = columnsOf(name);
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
    for (const { id, path, kind } of columns) {
      let type = recordOf(name);
      let many = false;
      for (const part of path) {
        const field = isObjectType(type) ? type.getFields()[part] : undefined;
        expect(field, `${name}.${path.join('.')}`).toBeDefined();
        if (!field) return;
        many ||= isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
        type = getNamedType(field.type);
      }
      expect(isObjectType(type), `${name}.${path.join('.')} is an object`).toBe(false);
      const known = many ? words : (kinds[type?.name ?? ''] ?? words);
      expect(known, `${name}.${path.join('.')} of ${type?.name}`).toContain(kind);
      for (const texts of [en, es]) expect(texts).toHaveProperty([`columns.${id}`]);
    }
    for (const texts of [en, es]) expect(texts).toHaveProperty([`lists.${name}`]);
  });

  test('has a word for each of the codes its filters know', () => {
    const coded = new Set(columnsOf(name).flatMap(({ id, kind }) => (kind === 'code' ? [id] : [])));
    for (const [argument, schema] of Object.entries(call?.input ?? {}))
      if (coded.has(argument))
        for (const code of metaOf(schema).values ?? [])
          for (const texts of [en, es]) expect(texts, `${name}.${argument}`).toHaveProperty([`codes.${code}`]);
  });
});
