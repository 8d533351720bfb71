import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Evidence, type Seen } from '@nestling/api/harness/evidence.ts';
import { recordFieldsOf, signatureOf } from '@nestling/api/harness/outermost.ts';
import { added, type Writes } from '@nestling/api/harness/seen-writes.ts';
import type { GraphQLSchema } from 'graphql';
import type { Call, Calls } from '../src/kernel/call/call.ts';

/** What of a call was not seen yet: arguments with a colon, fields of the records it answers bare, and `effect`. */
export const lackingOf = (evidence: Evidence, name: string, call: Call, schema: GraphQLSchema): string[] => {
  const { given, held, changed } = evidence.of(name);
  const args = Object.keys(call.input).filter((key) => !given.includes(key));
  const fields = recordFieldsOf(schema, name).filter((key) => !held.includes(key));
  const idle = call.kind === 'mutation' && !call.changesNothing && !changed;
  return [...args.map((key) => `${key}:`), ...fields, ...(idle ? ['effect'] : [])];
};

/** What servers under test have seen and kept in a folder; nothing where none is named. */
export const seenIn = (folder: string): Evidence => {
  const evidence = new Evidence();
  for (const path of folder ? globSync('*.json', { cwd: folder }) : []) {
    const seen: Record<string, Seen> = JSON.parse(readFileSync(join(folder, path), 'utf8'));
    evidence.add(seen);
  }
  return evidence;
};

const spec = (name: string) => new URL(`../../../checks/spec/${name}`, import.meta.url);

const writesFile = spec('writes.json');
/** What each call was seen to write, as it is kept. */
export const keptWrites = (): Readonly<Record<string, Writes>> => JSON.parse(readFileSync(writesFile, 'utf8'));

/** Adds what was seen to what is kept; of calls that are no more nothing is. */
export const keepWrites = (seen: Readonly<Record<string, Writes>>, calls: Calls): void => {
  const kept = keptWrites();
  const names = [...new Set([...Object.keys(kept), ...Object.keys(seen)])].filter((name) => name in calls).sort();
  const both = Object.fromEntries(names.map((name) => [name, added(kept[name] ?? {}, seen[name] ?? {})]));
  writeFileSync(writesFile, `${JSON.stringify(both, null, 1)}\n`);
};

/** Of each call that is not proven what it lacks. */
type Unproven = Readonly<Record<string, readonly string[]>>;

/**
 * Keeps the names of the proven calls, each with what stands for its form, and what the others lack.
 * @param wanted the calls that were driven; what is kept of others stays as it was
 */
export const keepProven = (
  evidence: Evidence,
  { calls, schema, wanted }: { calls: Calls; schema: GraphQLSchema; wanted: ReadonlySet<string> },
): void => {
  const before: Readonly<Record<string, string>> = JSON.parse(readFileSync(spec('proven.json'), 'utf8'));
  const lackedBefore: Unproven = JSON.parse(readFileSync(spec('unproven.json'), 'utf8'));
  // A call that takes or answers something else by now is to be driven again.
  // Whoever drives a part of the calls adds to what is proven; a whole run alone takes away from it.
  const isWhole = Object.keys(calls).every((name) => wanted.has(name));
  const proven: [string, string][] = [];
  const unproven: [string, readonly string[]][] = [];
  for (const [name, call] of Object.entries(calls).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const lacking = wanted.has(name) ? lackingOf(evidence, name, call, schema) : (lackedBefore[name] ?? ['not driven']);
    const signature = signatureOf(schema, name);
    if (lacking.length === 0 || (!isWhole && before[name] === signature)) proven.push([name, signature]);
    else unproven.push([name, lacking]);
  }
  writeFileSync(spec('proven.json'), `${JSON.stringify(Object.fromEntries(proven), null, 2)}\n`);
  writeFileSync(spec('unproven.json'), `${JSON.stringify(Object.fromEntries(unproven), null, 2)}\n`);
};
