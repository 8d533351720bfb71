import './exports.fields.ts';
import { REMOVE_FILES } from '../../files/upload-tasks.ts';
import {
  type Calls,
  declined,
  done,
  message,
  mutation,
  object,
  out,
  outcome,
  subscription,
} from '../../kernel/call/call.ts';
import { constraint, UserError } from '../../kernel/call/refusals.ts';
import { idOf } from '../../kernel/read/entity.ts';
import { resource } from '../../kernel/write/resource.ts';
import { beginExport, takeExport } from './begin-export.ts';
import { CenterExport } from './exports.entities.ts';
import { exportForm } from './exports.inputs.ts';
import { exportsOfCenter } from './exports.reach.ts';

// Two who ask at once: the index lets one of them through.
constraint('center_export_running', 'passphrase', 'RUNNING', message('exports.runs'));

const exports = resource(CenterExport, {
  as: 'export',
  rule: 'admin',
  permission: null,
  because: 'a center may take away everything it has, and its administrators decide that',
  reach: exportsOfCenter,
  gone: message('exports.gone'),
  changed: ({ id }) => ({ kind: 'export', ids: [id] }),
});

/** Everything a center has, taken away by its own administrators. */
export const calls: Calls = {
  getCenterExports: exports.list({
    about: 'Lists the full exports of the own center, the newest first, with how far the one under way is.',
    input: {},
    order: ['-id'],
  }),
  centerExportChanged: subscription({
    rule: 'admin',
    about: 'Tells how far the exports of the own center are, as one after another is written.',
    reach: { rows: exportsOfCenter },
    input: {},
    answer: object({ id: out.id }, 'CenterExportChange'),
    listensTo: ['export'],
    run: (_, __, { ids = [] }) => ({ id: ids[0] ?? 0 }),
  }),
  requestCenterExport: mutation({
    rule: 'admin',
    permission: null,
    because: 'a center may take away everything it has, and its administrators decide that',
    about:
      'Has everything the own center has put into one file: rows as JSON and CSV, files, meanings and checksums; with `passphrase` (16 characters or more) it is sealed. Asks for the password again, and tells all administrators; a short passphrase, or one under way, gets Error.',
    limit: { times: 10, seconds: 86_400, by: 'user' },
    reach: { rows: exportsOfCenter },
    secret: true,
    input: exportForm,
    answer: outcome({ export: CenterExport }),
    run: async (ctx, given) => {
      const made = await beginExport(ctx, given);
      if (made instanceof UserError) return made;
      ctx.publish({ kind: 'export', ids: [made] });
      return done(message('exports.begun'), { export: idOf(CenterExport, made) });
    },
  }),
  downloadCenterExport: exports.act({
    about:
      'Answers where a finished export is downloaded, for 15 minutes and by the caller alone, who has just typed the password again. It is written into the trail; one that is not done, or whose week has passed, gets Error.',
    limit: { times: 60, seconds: 3600, by: 'user' },
    secret: true,
    answer: outcome({ url: out.text }),
    changesNothing: 'who took an export away stands in the trail',
    from: ['done'],
    run: takeExport,
    says: message('exports.ready'),
  }),
  deleteCenterExport: exports.remove({
    about: 'Deletes an export with its file; one under way gets Error.',
    answer: outcome(),
    run: (ctx, { status, file }) => {
      if (status === 'waiting' || status === 'running')
        return declined(message('exports.underWay'), { field: 'id', code: 'RUNNING' });
      if (file !== null) ctx.enqueue(REMOVE_FILES, { files: [file] });
      return undefined;
    },
    says: message('exports.deleted'),
  }),
};
