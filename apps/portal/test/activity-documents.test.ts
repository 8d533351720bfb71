import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { activityKindNames } from '@nestling/rules/activity-kinds.ts';
import { buildSchema, parse, validate } from 'graphql';
import { stringifyDocument } from 'urql';
import { expect, test } from 'vitest';
import { saveDocument } from '../src/domains/activities/save-document.ts';

const schema = buildSchema(
  readFileSync(join(import.meta.dirname, '../../../packages/contract/schema.graphql'), 'utf8'),
);

test.each(activityKindNames)('the portal saves and changes %s by calls the server has', (kind) => {
  for (const what of ['save', 'update'] as const)
    expect(validate(schema, parse(stringifyDocument(saveDocument(kind, what))))).toEqual([]);
});
