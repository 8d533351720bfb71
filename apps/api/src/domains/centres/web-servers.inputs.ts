import { choice, int, page, secret, text } from '../../kernel/call/input.ts';

const name = text(1, 100);
const url = text(1, 500);
/** The account at the server; an empty password leaves the one that is kept. */
const account = {
  ftp: text(0, 253).optional(),
  path: text(0, 300).optional(),
  username: text(0, 200).optional(),
  password: secret(0, 500).optional(),
  port: int(1, 65_535).optional(),
  type: choice('sftp', 'ftps', 'ftp').optional(),
};
export const newWebServer = { name, url, ...account };
export const webServerChanges = { name: name.optional(), url: url.optional(), ...account };
export const webServersInput = { search: text(0, 200).optional(), ...page };
