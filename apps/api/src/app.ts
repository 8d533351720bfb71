import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server as TlsServer } from 'node:tls';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { gatekeeper } from './domains/auth/gate.ts';
import { LastUse } from './domains/auth/last-use.ts';
import { GatewaySupervisor } from './domains/cameras/gateway/supervisor.ts';
import { tellInterface } from './domains/developers/interface/describe.ts';
import { scopeFor } from './domains/developers/scope-for.ts';
import { noteForWebhooks } from './domains/developers/webhooks/outgoing.ts';
import { closeSender } from './domains/developers/webhooks/sender.ts';
import { watchMailbox } from './domains/tickets/mail/mailbox.ts';
import { domainOf, calls as ownCalls } from './domains.ts';
import { serveCalendars } from './http/calendar.ts';
import { answerBadUrl, answerFaults, endSocket } from './http/faults.ts';
import { serveFiles } from './http/files.ts';
import { serveGateways } from './http/gateway-route.ts';
import { gatewaysOfHosts } from './http/gateways-of-hosts.ts';
import { serveGraph } from './http/graph.ts';
import { serveHooks } from './http/hooks.ts';
import { HostList } from './http/host-list.ts';
import { KnownTokens } from './http/known-tokens.ts';
import { serveLetterPhotos } from './http/letter-photos.ts';
import { chooseProtocol, serveLive } from './http/live.ts';
import { serveMailHook } from './http/mail-hook.ts';
import { Metrics, serveMetrics } from './http/metrics.ts';
import { serveOauth } from './http/oauth.ts';
import { serveOutbox } from './http/outbox.ts';
import { servePhotoArchives } from './http/photo-archive.ts';
import { servePortal } from './http/portal.ts';
import { serveSetUp } from './http/set-up.ts';
import { serveShortLinks } from './http/short-links.ts';
import { watchSilentSockets } from './http/silent-sockets.ts';
import { serveSites } from './http/site.ts';
import { Greetings, serveTls } from './http/tls.ts';
import { serveTlsAsk } from './http/tls-ask.ts';
import { openTraces } from './http/traces.ts';
import { takeUploads } from './http/uploads.ts';
import { installation } from './installation.ts';
import { jobs as ownJobs } from './jobs.ts';
import { Sealer } from './kernel/audit/sealer.ts';
import { type AppContext, jitteredPause } from './kernel/call/app-context.ts';
import type { Calls } from './kernel/call/call.ts';
import { limits } from './kernel/call/cost.ts';
import { ConnectionPools } from './kernel/db/connection-pools.ts';
import { Events, RESYNC } from './kernel/events/events.ts';
import type { Listener, Listeners } from './kernel/events/listener.ts';
import type { Jobs } from './kernel/jobs/job.ts';
import type { QueueState } from './kernel/jobs/job-state.ts';
import { type JobRunner, startJobs } from './kernel/jobs/runner.ts';
import { CENTRES_CHANGED, Centres } from './kernel/lib/centres.ts';
import { type Clock, realClock } from './kernel/lib/clock.ts';
import { environment } from './kernel/lib/environment.ts';
import type { TrustedProxies } from './kernel/lib/proxies.ts';
import { listeners as ownListeners } from './listeners.ts';
import type { TextGateway } from './outbox/text-gateway.ts';
import { openProofs } from './secrets/proofs.ts';

export interface AppOptions {
  /** URL of the database for the api's own role, which cannot pass row security. */
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Folder of the built portal; none is served without it. */
  readonly portalDir?: string;
  readonly openSchema?: boolean;
  /** Serves what mails and text messages say; it opens every account. */
  readonly showOutbox?: boolean;
  /** Whose `X-Forwarded-*` is believed. */
  readonly trustProxy?: TrustedProxies;
  /** Whether the system may have no centre yet: the holder of the set-up code makes the first one. */
  readonly mayBeEmpty?: boolean;
  /** URL of the database for its owner, who works off the queue of jobs; without it this process runs none. */
  readonly jobsUrl?: string;
  /** Who carries text messages instead of the environment's own; for tests. */
  readonly textGateway?: (() => TextGateway | null) | undefined;
  /** Connections of each lane, fewer than the product has; for tests, as each plans what it is asked anew. */
  readonly connections?: number | undefined;
  /** Jobs to work off instead of the product's own; for tests of the kernel. */
  readonly jobs?: Jobs;
  /** Told of each call that has ended, beside the metrics; for tests. */
  readonly observe?: AppContext['observe'] | undefined;
  /** Who acts on events, instead of the product's own listeners; their jobs run where `jobs` holds them. */
  readonly listeners?: Listeners;
  /** How long the work of strangers is; for tests, which do much of it. */
  readonly proofRounds?: { readonly from: number; readonly below: number };
  /** Calls to serve instead of the product's own; for tests of the kernel. */
  readonly calls?: Calls;
}

export interface App {
  readonly http: FastifyInstance;
  readonly appContext: AppContext;
  readonly supervisor: GatewaySupervisor;
  readonly use: LastUse;
  /** Takes connections by TLS once it is told to listen: with the certificates that were handed in for its hosts. */
  readonly tls: TlsServer;
  /** What works off jobs in this process; null where it works off none. */
  readonly jobs: JobRunner | null;
  /** Stops taking requests, lets the running ones end, and leaves the database. */
  close(): Promise<void>;
}

/** Everything put together, and no connection to anything: so far a process in reserve goes. */
export interface Assembled {
  readonly http: FastifyInstance;
  /** Connects to the database and begins to work off jobs. To be called once; does not listen yet. */
  open(): Promise<App>;
}

/** Puts kernel, domains and HTTP together and connects them. Does not listen yet. */
export const buildApp = async (options: AppOptions): Promise<App> => (await assembleApp(options)).open();

/** A number of proxies is a question about each hop, counted from us. */
const inFastifysTerms = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : trusted;

/** Puts kernel, domains and HTTP together: nearly all of what a start costs. */
export const assembleApp = async (options: AppOptions): Promise<Assembled> => {
  const { log } = options;
  const pools = new ConnectionPools({
    url: options.databaseUrl,
    ...(options.connections === undefined ? {} : { connections: options.connections }),
    onIdleError: () => log.warn('an idle connection to the database broke'),
  });
  const events = new Events(options.databaseUrl, log);
  const use = new LastUse(pools, log);
  const gate = gatekeeper(installation().secrets, use, new KnownTokens(pools));
  let runner: JobRunner | null = null;
  const metrics = new Metrics({ pools, events, views: () => supervisor.views, jobs: () => runner?.state() ?? null });
  const traces = await openTraces(environment());
  const listeners = Map.groupBy(options.listeners ?? ownListeners, ({ event }) => event);
  const none: readonly Listener[] = [];
  const appContext: AppContext = {
    pools,
    gate,
    callNamed: (name) => (options.calls ?? ownCalls)[name],
    scopeOf: (name, call) => scopeFor(domainOf(name), name, call),
    proofs: openProofs(installation().secrets.refresh, options.proofRounds),
    log,
    clock: options.clock ?? realClock,
    listenersTo: (event) => listeners.get(event) ?? none,
    outgoing: noteForWebhooks,
    pause: jitteredPause,
    observe: (call, trace) => {
      metrics.observe(call);
      traces?.call(call, trace);
      options.observe?.(call, trace);
    },
    observeJob: (job) => {
      metrics.observeJob(job);
      traces?.job(job);
    },
  };
  const centres = new Centres(pools, log);
  const hosts = new HostList(pools, events);
  const greetings = new Greetings(pools, hosts, () => appContext.clock.now());
  const supervisor = new GatewaySupervisor(appContext);
  for (const kind of ['rights', 'camera', 'camera_test', 'picture', 'recording', 'cut', 'gateway'])
    events.subscribe(kind, (event) => supervisor.receive(event));
  events.subscribe(CENTRES_CHANGED, ({ ids = [] }) => {
    centres.forget();
    greetings.forget();
    // Nobody watches a centre that is inactive, and nothing is recorded there.
    for (const centre of ids) for (const kind of ['rights', 'recording']) supervisor.receive({ kind, centre });
  });
  events.subscribe(RESYNC, () => {
    centres.forget();
    greetings.forget();
  });

  const base: FastifyBaseLogger = log;
  const http = Fastify({
    loggerInstance: base,
    bodyLimit: limits.bodyBytes,
    trustProxy: inFastifysTerms(options.trustProxy ?? false),
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    frameworkErrors: answerBadUrl,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // An address of a file says in one part of its path for whom it is and through which record.
    routerOptions: { maxParamLength: 1_000 },
  });
  const endSilent = watchSilentSockets(http.server);
  answerFaults(http, log);
  const tls = serveTls(http, greetings);
  // Before the cookies: at hosts of public pages none is read.
  const calls = options.calls ?? ownCalls;
  serveSites(http, appContext, calls.submitWebFormEntry, events);
  await http.register(cookie);
  await http.register(websocket, {
    errorHandler: endSocket,
    options: { maxPayload: limits.bodyBytes, handleProtocols: chooseProtocol },
  });
  if (options.mayBeEmpty) serveSetUp(http, { databaseUrl: options.databaseUrl, centres, clock: appContext.clock });
  const gatewayPort = installation().gateway.port;
  await servePortal(http, options.portalDir ?? '', gatewayPort, gatewaysOfHosts(pools, centres));
  http.get('/health', async (_, reply) => {
    const reasons = await faults(pools, events);
    const details = reasons.length === 0 && runner ? { jobs: await queuesOf(runner) } : {};
    return reply.code(reasons.length > 0 ? 503 : 200).send({ ready: reasons.length === 0, reasons, ...details });
  });
  serveTlsAsk(http, hosts);
  serveMetrics(http, metrics, environment());
  serveFiles(http, appContext);
  serveCalendars(http, appContext, centres);
  serveShortLinks(http, appContext, centres);
  servePhotoArchives(http, appContext);
  serveLetterPhotos(http, appContext);
  await takeUploads(http, appContext.clock);
  if (options.showOutbox) serveOutbox(http, appContext, centres);
  await serveMailHook(http, { appContext, centres });
  await serveOauth(http, { appContext, centres });
  await serveHooks(http, { appContext, centres, gateway: options.textGateway });
  serveGateways(http, supervisor, { key: installation().gateway.key, pools, centres }, log);
  const graph = {
    appContext,
    centres,
    events,
    calls,
    openSchema: options.openSchema ?? false,
  };
  serveLive(http, await serveGraph(http, graph), graph);
  tellInterface({ calls, domainOf, schema: http.graphql.schema });
  // A connection of its own: calls never wait for the sealer, nor it for them.
  const sealersWire = new ConnectionPools({ url: options.databaseUrl, connections: 1, statementTimeout: 15_000 });
  const sealer = new Sealer(sealersWire, events, appContext.clock, log);
  const { jobsUrl, jobs = ownJobs } = options;
  const open = async (): Promise<App> => {
    await events.start();
    sealer.start();
    runner = jobsUrl ? await startJobs(jobsUrl, jobs, appContext) : null;
    // Whoever works off jobs also reads what comes by mail.
    const mailbox = jobsUrl ? watchMailbox({ appContext, centres }) : null;
    return {
      http,
      tls,
      appContext,
      supervisor,
      use,
      jobs: runner,
      close: async () => {
        supervisor.close();
        tls.close();
        endSilent();
        await http.close();
        await Promise.all([sealer.close(), runner?.stop(), mailbox?.close()]);
        await closeSender(appContext);
        await events.close();
        await use.close();
        await Promise.all([pools.close(), sealersWire.close(), traces?.close()]);
      },
    };
  };
  return { http, open };
};

/** The supervisor takes a process that does not answer /health for one that hangs: it answers while its database does not. */
const HEALTH_MS = 1_000;

/** How the queues of jobs stand, for operators: numbers alone, as anybody may ask. */
const queuesOf = async (runner: JobRunner): Promise<Readonly<Record<string, QueueState>> | null> => {
  const late = wait(HEALTH_MS, null, { ref: false });
  const state = await Promise.race([runner.state().catch(() => null), late]);
  return state?.queues ?? null;
};

/** Why the api cannot answer calls now; empty when it can. */
const faults = async (pools: ConnectionPools, events: Events): Promise<string[]> => {
  const late = wait(HEALTH_MS, false, { ref: false });
  const answers = askDatabase(pools).catch(() => false);
  if (!(await Promise.race([answers, late]))) return ['the database does not answer'];
  return events.listening ? [] : ['events of the database do not arrive'];
};

const askDatabase = async (pools: ConnectionPools): Promise<true> => {
  const line = await pools.acquire();
  try {
    await line.send([{ text: 'select 1', values: [] }], HEALTH_MS);
    return true;
  } finally {
    line.release();
  }
};
