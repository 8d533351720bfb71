import { installation } from '../../installation.ts';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import type { InputOf } from '../../kernel/call/input.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { encrypt } from '../../secrets/vault.ts';
import type { webServerChanges } from './web-servers.inputs.ts';

type Given = InputOf<typeof webServerChanges>;

/** Empty is nothing. */
const orNone = (value: string | undefined): string | null | undefined =>
  value === undefined ? value : value.trim() || null;

/** Columns of a web server as they are told, without its password; an address that is none is declined. */
export const webServerColumns = ({ name, url, ftp, path, username, port, type }: Given) => {
  const parsed = url === undefined ? null : URL.parse(url.trim());
  if (url !== undefined && !(parsed && /^https?:$/.test(parsed.protocol)))
    return declined(message('centres.noUrl'), { field: 'url', code: 'INVALID' });
  const account = { ftp: orNone(ftp), path: orNone(path), username: orNone(username), port, type };
  return { ...account, ...(name === undefined ? {} : { name: name.trim() }), ...(parsed ? { url: parsed.href } : {}) };
};

/** Keeps the password of a web server, sealed to its row; an empty one leaves what is kept. */
export const keepServerPassword = async (ctx: Ctx, id: number, password: string | undefined): Promise<void> => {
  if (!password) return;
  const about = `password of web server ${id} of centre ${ctx.who.centre}`;
  await updateRows(
    ctx,
    'web_server',
    { id },
    { password_sealed: encrypt(installation().secrets.vault, about, password) },
  );
};
