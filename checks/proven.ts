import { readFileSync } from 'node:fs';
import { signatureOf } from '@nestling/api/harness/outermost.ts';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { inRoot } from '../tools/root.ts';

const json = (name: string): unknown => JSON.parse(readFileSync(inRoot(`checks/spec/${name}`), 'utf8'));

/** Calls the last conformance run has proven, each with what stood for its arguments and fields then. */
export const proven = z.record(z.string(), z.string()).parse(json('proven.json'));
/** Of the other calls what they lack: arguments with a colon, fields bare, `effect`. */
export const unproven = z.record(z.string(), z.array(z.string())).parse(json('unproven.json'));
/** What of a call nothing that happens can ever show, with the reason. */
export const neverSeen = z
  .array(z.object({ call: z.string(), lacks: z.string(), reason: z.string() }))
  .parse(json('never-seen.json'));

/** Calls that are proven and take and answer the same as they did then. */
export const provenOf = (schema: GraphQLSchema): string[] =>
  Object.keys(proven).filter((name) => proven[name] === signatureOf(schema, name));
