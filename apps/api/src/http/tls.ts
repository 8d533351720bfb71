import { createSecureContext, createServer, type SecureContext } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { isForHost } from '../domains/centres/certificates.fields.ts';
import { aboutKey } from '../domains/centres/keep-certificate.ts';
import { installation } from '../installation.ts';
import { compile } from '../kernel/db/compile.ts';
import type { ConnectionPools } from '../kernel/db/connection-pools.ts';
import { decrypt } from '../secrets/vault.ts';
import type { HostList } from './host-list.ts';

/** As many hosts are greeted without a question to the database. */
const LIMIT = 10_000;
/** A host without a certificate is asked for again after so long. */
const FORGET_MS = 5_000;
const HANDSHAKE_MS = 10_000;

interface Greeting {
  readonly context: SecureContext | null;
  readonly until: number;
}

/** What each host greets with, by the name a browser asks for; kept until told that something has changed. */
export class Greetings {
  private readonly pools: ConnectionPools;
  private readonly now: () => Date;
  private readonly hosts: Pick<HostList, 'has'>;
  private known = new Map<string, Greeting>();

  constructor(pools: ConnectionPools, hosts: Pick<HostList, 'has'>, now: () => Date) {
    this.pools = pools;
    this.hosts = hosts;
    this.now = now;
  }

  /** What was being asked for meanwhile is kept in the map that is left behind, and so by nobody. */
  forget(): void {
    this.known = new Map();
  }

  /** The certificate of a host that ends last; null where the host is nobody's, or has none that holds. */
  async at(host: string): Promise<SecureContext | null> {
    const name = host.toLowerCase();
    const { known } = this;
    const kept = known.get(name);
    if (kept && kept.until > this.now().getTime()) return kept.context;
    if (!(await this.hosts.has(name))) return null;
    const found = await this.find(name);
    if (known.size >= LIMIT) known.clear();
    const greeting = found ?? { context: null, until: this.now().getTime() + FORGET_MS };
    known.set(name, greeting);
    return greeting.context;
  }

  private async find(host: string): Promise<Greeting | null> {
    const connection = await this.pools.acquire('reads');
    const [result] = await connection
      .send([
        compile(sql`select c.owner_id, c.certificate, c.chain, c.key_sealed, c.fingerprint, c.not_after
          from centre_host h join center_certificate c on c.owner_id = h.centre_id
          where h.host = ${host} and c.not_after > ${this.now()} and ${isForHost(sql`c.names`, sql`h.host`)}
          order by c.not_after desc, c.id desc limit 1`),
      ])
      .finally(() => connection.release());
    const row = result?.rows[0];
    if (!row || !Buffer.isBuffer(row.key_sealed) || !(row.not_after instanceof Date)) return null;
    const about = aboutKey(Number(row.owner_id), String(row.fingerprint));
    const context = createSecureContext({
      cert: `${row.certificate}${row.chain}`,
      key: decrypt(installation().secrets.vault, about, row.key_sealed),
      minVersion: 'TLSv1.2',
    });
    return { context, until: row.not_after.getTime() };
  }
}

/**
 * Takes connections by TLS, each greeted with the certificate of the host it asks for, and hands them to the server of pages.
 * A host without one, and whoever names none, is not greeted.
 */
export const serveTls = (http: FastifyInstance, greetings: Greetings) => {
  const server = createServer(
    {
      handshakeTimeout: HANDSHAKE_MS,
      ALPNProtocols: ['http/1.1'],
      SNICallback: (host, answer) => {
        greetings.at(host).then(
          (context) => (context ? answer(null, context) : answer(new Error('There is no certificate for this host.'))),
          (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
        );
      },
    },
    (socket) => http.server.emit('connection', socket),
  );
  // Who breaks off a greeting does so to itself alone.
  server.on('tlsClientError', (_, socket) => socket.destroy());
  return server;
};
