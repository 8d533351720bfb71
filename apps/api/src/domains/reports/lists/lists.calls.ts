import { lists } from '@nestling/rules/lists.ts';
import { allows } from '@nestling/rules/roles.ts';
import { type Calls, objects, out, outcome, query, refuse } from '../../../kernel/call/call.ts';
import { nobody } from '../../../kernel/read/reach.ts';
import { wordsOf } from '../table.ts';
import { calledIn } from './cells.ts';
import { asFile, ofList } from './lists.inputs.ts';
import { makeList } from './make-list.ts';
import { columnsOf } from './tables.ts';

/** Every list as a file, by the call that answers it. */
export const listCalls: Calls = {
  exportList: query({
    rule: 'blog',
    allowedWhileActing: 'the file shows what the session may read anyway; the trail has both names',
    about:
      'Makes a file (csv, xlsx or pdf) of a list: of the call named, with the arguments given (filters, search, sort; no pages), of all its columns or of those named. Its rule, permission and reach hold as if it were called. More than 10,000 rows, or 3,000 as pdf, and an unknown column get Error.',
    reach: nobody,
    input: asFile,
    answer: outcome({ file: out.text }),
    writes: true,
    limit: { times: 60, seconds: 600, by: 'user' },
    run: makeList,
  }),
  getListColumns: query({
    rule: 'teacher',
    about:
      'Lists the columns of a list that can be taken away as a file, by names that stay, with what they are called.',
    reach: nobody,
    input: ofList,
    answer: objects({ id: out.text, name: out.text }, 'ListColumn'),
    run: (ctx, { list: name }) => {
      if (!allows(ctx.who.role, lists[name].rule)) throw refuse.forbidden('list');
      const texts = wordsOf(ctx);
      return columnsOf(name).map(({ id }) => ({ id, name: calledIn(texts, 'columns', id) }));
    },
  }),
};
