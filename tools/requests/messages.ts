/** Valid arguments by call, several of each. */
export type Samples = Readonly<Record<string, readonly unknown[]>>;

/** What the process under test says. */
export type FromServer =
  | { t: 'ready'; port: number; schema: string }
  /** Where their centre is found, and authorization headers by role. */
  | { t: 'people'; host: string; tokens: Readonly<Record<string, string>>; samples: Samples }
  /** Bytes that are resident, and those of them in use, after all that can be collected was. */
  | { t: 'memory'; rss: number; heap: number }
  /** An error it has logged. */
  | { t: 'failed'; line: unknown };

/** What it is asked. */
export type ToServer = { t: 'people' } | { t: 'memory'; snapshot: string | null } | { t: 'end' };
