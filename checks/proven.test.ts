import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { inRoot } from '../tools/root.ts';
import { neverSeen, proven, provenOf, unproven } from './proven.ts';

const schema = buildSchema(readFileSync(inRoot('packages/contract/schema.graphql'), 'utf8'));
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const served = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));

/** Of a hundred calls so many are proven at least. */
const LEAST = 95;
/** Calls that are not proven; whoever proves one makes the number smaller, and nobody makes it larger. */
const MOST_UNPROVEN = 41;
/** What can never be seen is rare. */
const MOST_NEVER = 12;

test('each call is proven, or named with what it lacks: npm run conformance -- --only <call>', () => {
  expect(served.filter((name) => !Object.hasOwn(proven, name) && !Object.hasOwn(unproven, name))).toEqual([]);
});

test('the calls that are not proven grow no more, and none of them is proven', () => {
  const names = Object.keys(unproven).filter((name) => served.includes(name));
  expect(names.length).toBeLessThanOrEqual(MOST_UNPROVEN);
  expect(names.filter((name) => Object.hasOwn(proven, name))).toEqual([]);
});

test(`${LEAST} of a hundred are proven in the form they have`, () => {
  expect((provenOf(schema).length * 100) / served.length).toBeGreaterThanOrEqual(LEAST);
});

test('what can never be seen has its reason, was not seen, and is rare', () => {
  expect(neverSeen.length).toBeLessThanOrEqual(MOST_NEVER);
  for (const { call, lacks, reason } of neverSeen) {
    expect(unproven[call], call).toContain(lacks);
    expect(reason).toMatch(/^[A-Z].{20,}[.]$/s);
  }
});
