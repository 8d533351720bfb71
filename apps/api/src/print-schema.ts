import { readFileSync, writeFileSync } from 'node:fs';
import { printSchema } from 'graphql';
import { calls } from './domains.ts';
import { schemaOf } from './kernel/call/schema.ts';

const file = new URL('../../../packages/contract/schema.graphql', import.meta.url);

/** Writes the schema of all calls to packages/contract; with `--check` only compares, and fails when they differ. */
const text = `${printSchema(schemaOf(calls))}\n`;
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    process.stderr.write(
      'packages/contract/schema.graphql is not what the calls say. Run "npm run codegen" and commit.\n',
    );
    process.exitCode = 1;
  }
} else writeFileSync(file, text);
