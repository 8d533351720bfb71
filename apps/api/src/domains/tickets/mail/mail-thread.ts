import { ThreadPool } from '../../../kernel/lib/thread-pool.ts';

/** How a mail came to the server that hands it on (RFC 5321). */
export interface Envelope {
  /** The address of the machine it came from, and how that called itself. */
  readonly ip: string;
  readonly helo: string;
  /** MAIL FROM; empty of what asks for no answer. */
  readonly sender: string;
}

/** What came with a mail: its name as its sender wrote it, and its bytes. */
export interface MailFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What is read of a mail. Whoever sent it chose all of it, but for what was proven. */
export interface ReadMail {
  /** Addresses it says it came to, the one it was delivered to first; whoever sent it may have written any of them. */
  readonly addressed: readonly string[];
  /** Names the mail: a hash of its Message-ID, or of all of it where it has none. */
  readonly digest: Uint8Array;
  /** Whether it holds together at all: parts within parts, headers without an end and the like are not looked into. */
  readonly isReadable: boolean;
  /** The one address in From, in lower case; null where there is none, or several. */
  readonly from: string | null;
  readonly fromName: string;
  /**
   * Whether the domain of From stands for the mail: DMARC (RFC 9989), else a DKIM signature of that domain over all of it.
   * 'later': the domain could not be asked at this moment.
   */
  readonly proven: 'yes' | 'no' | 'later';
  /** Whether a program wrote it, such as a note of absence, a list or a report of a mail server. */
  readonly automatic: boolean;
  readonly subject: string;
  /** What was written, and apart from it what that answers. */
  readonly words: string;
  readonly quoted: string;
  readonly files: readonly MailFile[];
  /** Files that were too many or too large. */
  readonly left: number;
}

/** A mail as it came. */
export interface RawMail {
  readonly raw: Uint8Array;
  /** Null of one that lay in a mailbox: nobody knows any more by which machine it came, so that its signature alone counts. */
  readonly envelope: Envelope | null;
}

/** The largest mail that is taken, in bytes. */
export const MAIL_BYTES = 25_000_000;

/** Servers that are asked about domains, as `127.0.0.1:5353`; those of the machine where none are named. */
type Resolvers = readonly string[];

const openPool = (resolvers: Resolvers) =>
  new ThreadPool<RawMail, ReadMail>({
    script: new URL('./mail-worker.ts', import.meta.url),
    workerData: { resolvers },
    threads: 1,
    waiting: 50,
    // 25 MB of files take two seconds.
    cpuMs: 15_000,
    answerMs: 40_000,
    megabytes: 384,
  });
let pool: { readonly resolvers: string; readonly threads: ReturnType<typeof openPool> } | undefined;

/** Reads a mail and asks its domain whether it stands for it, in a thread. Rejects with `ThreadFailed`. */
export const readMail = (centre: number, mail: RawMail, resolvers: Resolvers = []): Promise<ReadMail> => {
  if (pool?.resolvers !== resolvers.join()) pool = { resolvers: resolvers.join(), threads: openPool(resolvers) };
  return pool.threads.ask(centre, mail);
};
