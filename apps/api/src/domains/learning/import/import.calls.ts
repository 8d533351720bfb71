import '../learning.fields.ts';
import { shippedFrameworks } from '@nestling/rules/shipped-frameworks.ts';
import { type Calls, done, mutation, out, outcome, outOrNull } from '../../../kernel/call/call.ts';
import type { Ctx } from '../../../kernel/call/context.ts';
import { choice, flag, type InputOf, secret } from '../../../kernel/call/input.ts';
import { message } from '../../../kernel/call/message.ts';
import { declined, UserError } from '../../../kernel/call/refusals.ts';
import { nobody } from '../../../kernel/read/reach.ts';
import { addShipped } from '../shipped/add-shipped.ts';
import { keepLinks } from './crosswalk.ts';
import { type Kept, keepFramework } from './keep.ts';
import { readInThread } from './read-thread.ts';

/** Letters of a file in Base64; what is larger comes gzipped. */
const MOST_LETTERS = 1_000_000;
const importInput = { file: secret(1, MOST_LETTERS), preview: flag().optional() };
/** Rows that are told at once. */
const MOST_FAULTS = 200;

const bytesOf = (file: string): Buffer => Buffer.from(file.replace(/^data:[\w/+.;=-]{0,100};base64,/, ''), 'base64');

/** Reads a file and keeps all that is in it, or nothing where a row of it is wrong. */
const importFile = async (ctx: Ctx, { file, preview = false }: InputOf<typeof importInput>) => {
  await ctx.settled();
  const read = await readInThread(ctx.who.centre, bytesOf(file));
  if ('unread' in read)
    return declined(message('learning.unread', { why: read.unread }), { field: 'file', code: read.unread });
  const { frameworks, links, faults } = read;
  if (faults.length > 0)
    return declined(
      message('learning.faultyRows', { count: faults.length }),
      ...faults.slice(0, MOST_FAULTS).map(({ row, field, code }) => ({
        field: `file.${row}.${field}`,
        code,
        message: message('learning.faultyRow', { code }),
      })),
    );
  const kept: Kept[] = [];
  for (const framework of frameworks) kept.push(await keepFramework(ctx, framework, preview));
  const ids = kept.flatMap(({ id }) => (id === null ? [] : [id]));
  const added = kept.reduce((sum, one) => sum + one.added, 0);
  const changed = kept.reduce((sum, one) => sum + one.changed, 0);
  const linked = preview ? 0 : await keepLinks(ctx, links, ids);
  const says = message(preview ? 'learning.wouldImport' : 'learning.imported', { added, changed, linked });
  return done(says, { added, changed, linked, id: ids[0] ?? null });
};

/** Frameworks from a file. */
export const importCalls: Calls = {
  importFrameworksCSVFile: mutation({
    rule: 'teacher',
    permission: 'edit_learning',
    about:
      'Reads frameworks from a file in Base64 (gzipped or not): our CSV, Moodle’s export or a CASE package, and adds and changes what it says, or with preview only counts it. Rows that are wrong are told in errors (file.<row>.<field>) and nothing is kept; without the expected header it gets Error.',
    reach: nobody,
    input: importInput,
    answer: outcome({ added: out.int, changed: out.int, linked: out.int, id: outOrNull(out.id) }),
    limit: { times: 60, seconds: 600, by: 'user' },
    run: importFile,
  }),
  addShippedFramework: mutation({
    rule: 'teacher',
    permission: 'edit_learning',
    about:
      'Adds a framework that comes with the product, such as Head Start’s early learning outcomes: it is read and copied, not changed. One the center has, or of the same name, gets Error.',
    reach: nobody,
    input: { framework: choice(...shippedFrameworks) },
    answer: outcome({ id: outOrNull(out.id) }),
    limit: { times: 60, seconds: 600, by: 'user' },
    run: async (ctx, i) => {
      const made = await addShipped(ctx, i.framework);
      return made instanceof UserError ? made : done(message('learning.added', { name: made.name }), { id: made.id });
    },
  }),
};
