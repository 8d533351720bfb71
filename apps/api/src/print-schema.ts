import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, printSchema } from 'graphql';
import { changesByDay, schemaNoted } from './domains/developers/interface/changes.gen.ts';
import { changesBetween, noted } from './domains/developers/interface/changes.ts';
import { printChanges } from './domains/developers/interface/print-changes.ts';
import { shapeOfSchema } from './domains/developers/interface/shape.ts';
import { calls } from './domains.ts';
import { schemaOf } from './kernel/call/schema.ts';
import { dayAt } from './kernel/lib/local-time.ts';

const file = new URL('../../../packages/contract/schema.graphql', import.meta.url);
const changesFile = new URL('./domains/developers/interface/changes.gen.ts', import.meta.url);

/**
 * Writes the schema of all calls to packages/contract, and notes what became of the one that stood there under today's
 * day. With `--check` only compares, and fails when they differ.
 */
const text = `${printSchema(schemaOf(calls))}\n`;
const before = readFileSync(file, 'utf8');
const fail = (why: string): void => {
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
};
const digest = (schema: string): string => hash('sha256', schema).slice(0, 16);

if (process.argv.includes('--check')) {
  if (before !== text)
    fail('packages/contract/schema.graphql is not what the calls say. Run "npm run codegen" and commit.');
} else if (digest(before) !== schemaNoted) {
  fail(
    `The changes in ${changesFile.pathname} are not those up to ${file.pathname}. Take both from one commit (git checkout <commit> -- <both>), and run this again.`,
  );
} else if (before !== text) {
  const changes = changesBetween(shapeOfSchema(buildSchema(before)), shapeOfSchema(buildSchema(text)));
  writeFileSync(file, text);
  writeFileSync(changesFile, printChanges(digest(text), noted(changesByDay, dayAt(Date.now(), 'UTC'), changes)));
}
