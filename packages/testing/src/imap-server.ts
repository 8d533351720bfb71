import { createServer, type Socket } from 'node:net';

interface Mail {
  readonly uid: number;
  readonly raw: Buffer;
}

/** The mailboxes of the one account, and what the next move answers. */
interface Account {
  readonly user: string;
  readonly password: string;
  readonly boxes: Map<string, Mail[]>;
  next: number;
  /** Ends the line at the next move, before (`lost`) or after (`unheard`) it was made; null: moves. */
  atMove: 'lost' | 'unheard' | null;
  readonly idle: Set<() => void>;
}

/** The words of a command: atoms, quoted texts, lists in brackets as they are. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\([^)]*\))|(\S+)/g)].map(
    ([, quoted, list, atom]) => quoted?.replace(/\\(.)/g, '$1') ?? list ?? atom ?? '',
  );

const speak = (line: Socket, account: Account): void => {
  let pending = '';
  let box: Mail[] = [];
  let idling: string | null = null;
  let told = 0;
  const say = (...texts: readonly (string | Buffer)[]) => {
    for (const text of texts) line.write(typeof text === 'string' ? `${text}\r\n` : text);
  };
  const tell = () => {
    if (idling === null || box.length === told) return;
    say(`* ${box.length} EXISTS`);
    told = box.length;
  };
  account.idle.add(tell);
  line.on('close', () => account.idle.delete(tell));
  line.on('error', () => line.destroy());

  const fetched = (uid: number, items: string): void => {
    const at = box.findIndex((mail) => mail.uid === uid);
    const { raw } = box[at] ?? { raw: Buffer.alloc(0) };
    if (at < 0) return;
    const size = /SIZE/.test(items) ? ` RFC822.SIZE ${raw.length}` : '';
    const [, from = '0', most = `${raw.length}`] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/.exec(items) ?? [];
    const part = raw.subarray(Number(from), Number(from) + Number(most));
    if (!items.includes('BODY.PEEK[]')) {
      say(`* ${at + 1} FETCH (UID ${uid}${size})`);
      return;
    }
    const name = /BODY\.PEEK\[\]</.test(items) ? `BODY[]<${from}>` : 'BODY[]';
    say(`* ${at + 1} FETCH (UID ${uid}${size} ${name} {${part.length}}`, part, ')');
  };
  const moved = (tag: string, uid: number, to: string): void => {
    const into = account.boxes.get(to);
    const at = box.findIndex((mail) => mail.uid === uid);
    if (!into) {
      say(`${tag} NO [TRYCREATE] no such mailbox`);
      return;
    }
    const { atMove } = account;
    account.atMove = null;
    if (atMove === 'lost') {
      line.destroy();
      return;
    }
    into.push(...box.splice(at, at < 0 ? 0 : 1));
    told = box.length;
    if (atMove === 'unheard') line.destroy();
    else say(`* ${at + 1} EXPUNGE`, `${tag} OK moved`);
  };
  const answers: Readonly<Record<string, (tag: string, args: readonly string[]) => void>> = {
    CAPABILITY: (tag) => say('* CAPABILITY IMAP4rev1 IDLE MOVE UIDPLUS', `${tag} OK`),
    LOGIN: (tag, [user, password]) =>
      say(user === account.user && password === account.password ? `${tag} OK` : `${tag} NO [AUTHENTICATIONFAILED] no`),
    LIST: (tag, [, pattern = '']) => {
      const named = [...account.boxes.keys()].filter((name) => ['*', '%', name].includes(pattern));
      say(...named.map((name) => `* LIST () "/" "${name}"`), ...(pattern === '' ? ['* LIST (\\Noselect) "/" ""'] : []));
      say(`${tag} OK`);
    },
    CREATE: (tag, [name = '']) => {
      const stood = account.boxes.has(name);
      if (!stood) account.boxes.set(name, []);
      say(stood ? `${tag} NO [ALREADYEXISTS] it is there` : `${tag} OK`);
    },
    SELECT: (tag, [name = '']) => {
      box = account.boxes.get(name) ?? [];
      told = box.length;
      say('* FLAGS (\\Seen \\Deleted)', `* ${box.length} EXISTS`, '* OK [UIDVALIDITY 7] ok');
      say(`* OK [UIDNEXT ${account.next}] ok`, `${tag} OK [READ-WRITE] ok`);
    },
    'UID SEARCH': (tag) => say(['* SEARCH', ...box.map(({ uid }) => uid)].join(' '), `${tag} OK`),
    'UID FETCH': (tag, [uid, items = '']) => {
      fetched(Number(uid), items);
      say(`${tag} OK`);
    },
    'UID MOVE': (tag, [uid, to = '']) => moved(tag, Number(uid), to),
    IDLE: (tag) => {
      idling = tag;
      say('+ idling');
      tell();
    },
    LOGOUT: (tag) => {
      say('* BYE', `${tag} OK`);
      line.end();
    },
  };

  say('* OK ready');
  line.on('data', (part) => {
    pending += part.toString('latin1');
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const [tag = '', verb = '', ...rest] = wordsOf(pending.slice(0, end));
      pending = pending.slice(end + 2);
      if (tag.toUpperCase() === 'DONE') {
        say(`${idling} OK`);
        idling = null;
        continue;
      }
      const [second = ''] = rest;
      const isOfUids = verb.toUpperCase() === 'UID';
      const name = isOfUids ? `UID ${second.toUpperCase()}` : verb.toUpperCase();
      const answer = answers[name];
      if (answer) answer(tag, isOfUids ? rest.slice(1) : rest);
      else say(`${tag} OK`);
    }
  });
};

/** A mailbox to be read over IMAP (RFC 9051, as far as a client that reads and moves goes), on a port of its own. */
export const startImapServer = async () => {
  const boxes = new Map<string, Mail[]>([['INBOX', []]]);
  const account: Account = { user: 'reply', password: 'p@ss word', boxes, next: 1, atMove: null, idle: new Set() };
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
    speak(line, account);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { user, password } = account;
  return {
    url: `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    account,
    /** Puts a mail into INBOX and tells whoever waits for one. */
    deliver: (raw: string | Buffer): void => {
      boxes.get('INBOX')?.push({ uid: account.next, raw: Buffer.from(raw) });
      account.next += 1;
      for (const tell of account.idle) tell();
    },
    /** How many mails lie in a mailbox. */
    count: (name: string): number => boxes.get(name)?.length ?? 0,
    close: (): void => {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
};
