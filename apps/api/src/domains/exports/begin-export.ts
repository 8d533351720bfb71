import { randomBytes } from 'node:crypto';
import { EXPORTS } from '../../archives/write-backup.ts';
import { downloadAddress } from '../../files/address.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { UserError } from '../../kernel/call/refusals.ts';
import { findRow } from '../../kernel/db/find-rows.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { createRow } from '../../kernel/write/write-rows.ts';
import { mustBeConfirmed } from '../auth/auth.door.ts';
import { writeToAdmins } from '../centres/centres.door.ts';
import { MAKE_EXPORT } from './export-tasks.ts';
import { CenterExport } from './exports.entities.ts';
import { type exportForm, PASSPHRASE_LEAST } from './exports.inputs.ts';
import { sealPassphrase } from './passphrase.ts';

/** Asks for an export of the own center, and tells all who run it. */
export const beginExport = async (ctx: Ctx, { passphrase }: InputOf<typeof exportForm>) => {
  const stopped = await mustBeConfirmed(ctx);
  if (stopped) return stopped;
  if (passphrase && passphrase.length < PASSPHRASE_LEAST) {
    const told = message('exports.passphraseShort', { least: PASSPHRASE_LEAST });
    return declined(told, { field: 'passphrase', code: 'SHORT', message: told });
  }
  if (await findRow(ctx, 'center_export', { status: ['waiting', 'running'] }, ['id']))
    return declined(message('exports.runs'), { field: 'passphrase', code: 'RUNNING' });
  const { centre, user } = ctx.who;
  const file = `${EXPORTS}${randomBytes(16).toString('base64url')}.${passphrase ? 'enc' : 'tar'}`;
  const made = await createRow(ctx, 'center_export', {
    ...{ file, sealed: Boolean(passphrase), created_at: ctx.now(), created_by: user },
    passphrase_sealed: passphrase ? sealPassphrase(centre, file, passphrase) : null,
  });
  if (made instanceof UserError) return made;
  ctx.enqueue(MAKE_EXPORT, { export: made.id }, { key: String(made.id) });
  ctx.audit({ entity: CenterExport, id: made.id, after: { sealed: Boolean(passphrase) } });
  const own = await findRow(ctx, 'app_user', { id: user }, ['full_name']);
  await writeToAdmins(ctx, 'center_export', () => ({
    subject: message('exports.letterSubject'),
    lines: [message('exports.letterBody', { name: own?.full_name ?? '' }), message('exports.letterStop')],
    button: { label: message('exports.letterButton'), path: '/exports' },
  }));
  return made.id;
};

type Taken = Pick<RowOf<'center_export'>, 'id' | 'file' | 'sealed' | 'ends_at'>;

/** Where an export is downloaded, by who has just typed the password again. */
export const takeExport = async (ctx: Ctx, { id, file, sealed, ends_at }: Taken) => {
  const stopped = await mustBeConfirmed(ctx);
  if (stopped) return stopped;
  if (file === null || ends_at === null || ends_at <= ctx.now()) return declined(message('exports.over'));
  const name = `center-export-${id}.tar${sealed ? '.enc' : ''}`;
  return { notes: { downloaded: true }, gives: { url: downloadAddress(ctx, file, name, 'unchanged') } };
};
