import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  parse,
} from 'graphql';
import { calls } from '../../src/domains.ts';
import type { AppContext } from '../../src/kernel/call/app-context.ts';
import type { Jobs } from '../../src/kernel/jobs/job.ts';
import { Evidence } from './evidence.ts';
import { Needed } from './needed.ts';
import { type RowWatcher, watchRows } from './row-watcher.ts';
import { type Widened, widen } from './widen.ts';

/** Tables that tell of a call, also when it changed nothing else. */
const BESIDE = ['attempt', 'operation', 'audit', 'audit_seal'];

/** A request on its way: what it asks, and what the rows looked like before. */
interface Asked {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly widened: Widened;
  readonly writes: boolean;
  before: string | null;
  /** As whom it is made, and under which permissions. */
  by: string;
  /** How many jobs had begun by then. */
  jobs: number;
  /** Whether another mutation ran meanwhile: then nobody knows whose the changed rows are. */
  shared: boolean;
}

/** How many jobs a server under test has begun, and how many it is at. */
interface JobCount {
  begun: number;
  running: number;
}

/** The same jobs, counted. */
export const counted = (jobs: Jobs, count: JobCount): Jobs =>
  jobs.map((row) => ({
    ...row,
    work: async (job, payload) => {
      count.begun += 1;
      count.running += 1;
      await row.work(job, payload).finally(() => {
        count.running -= 1;
      });
    },
  }));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Arguments a request gives; those the schema would fill in are none. */
const givenIn = (
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const values = getArgumentValues(field, node, variables);
  const named = (node.arguments ?? []).filter(
    ({ value }) => value.kind !== 'Variable' || Object.hasOwn(variables, value.name.value),
  );
  return Object.fromEntries(named.map(({ name }) => [name.value, values[name.value]]));
};

/**
 * Notes what a server under test serves at POST /graphql, and over its sockets what `subscribe` hears: the evidence of the
 * domains' own tests, for `npm run conformance`. A request asks for every plain field of its records on the way in, so that
 * it is seen which hold a value; the test gets what it asked for.
 */
export class Recorder {
  readonly evidence = new Evidence();
  private readonly schema: GraphQLSchema;
  private readonly rows: RowWatcher;
  private readonly running = new Map<FastifyRequest, Asked>();

  private readonly jobs: JobCount;
  private readonly needed: Needed;
  private readonly app: Pick<AppContext, 'gate' | 'clock'>;

  private constructor(
    schema: GraphQLSchema,
    rows: RowWatcher,
    { jobs, needed, app }: { jobs: JobCount; needed: Needed; app: Pick<AppContext, 'gate' | 'clock'> },
  ) {
    this.schema = schema;
    this.rows = rows;
    this.jobs = jobs;
    this.needed = needed;
    this.app = app;
  }

  /**
   * Begins to note what the server answers; to be called before it listens.
   * @param ownerUrl where changed rows are looked for
   * @param jobs those that change rows beside the calls
   * @param app knows who calls, and when
   */
  static async on(
    http: FastifyInstance,
    schema: GraphQLSchema,
    { ownerUrl, jobs, app }: { ownerUrl: string; jobs: JobCount; app: Pick<AppContext, 'gate' | 'clock'> },
  ): Promise<Recorder> {
    const rows = await watchRows(ownerUrl, null, { except: BESIDE, shared: true });
    const recorder = new Recorder(schema, rows, { jobs, app, needed: await Needed.open(ownerUrl) });
    http.addHook('preHandler', (request) => recorder.enter(request));
    http.addHook('onSend', (request, _reply, payload) => recorder.leave(request, payload));
    http.addHook('onResponse', async (request) => void recorder.running.delete(request));
    return recorder;
  }

  /** Ends it, and keeps what was seen in a file of its own in the folder. */
  async close(folder: string): Promise<void> {
    await Promise.all([this.rows.close(), this.needed.close()]);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(this.evidence.all()));
  }

  private async enter(request: FastifyRequest): Promise<void> {
    const { body } = request;
    if (request.url !== '/graphql' || request.method !== 'POST' || !isObject(body)) return;
    const widened = typeof body.query === 'string' ? widen(this.schema, body.query) : null;
    if (!widened) return;
    const document = parse(widened.query);
    const writes = document.definitions.some((one) => 'operation' in one && one.operation === 'mutation');
    const others = [...this.running.values()].filter((other) => other.writes);
    if (writes) for (const other of others) other.shared = true;
    const variables = isObject(body.variables) ? body.variables : {};
    const asked: Asked = {
      document,
      variables,
      widened,
      writes,
      before: null,
      by: '',
      jobs: 0,
      shared: others.length > 0,
    };
    this.running.set(request, asked);
    asked.jobs = this.jobs.begun;
    if (writes) asked.by = await this.byOf(asked, request.headers.authorization).catch(() => '');
    if (writes && this.jobs.running === 0) asked.before = await this.rows.look();
    body.query = widened.query;
  }

  /** Takes an answer as it goes out, which is bytes by then, and hands on what was asked for. */
  private async leave(request: FastifyRequest, bytes: unknown): Promise<unknown> {
    const asked = this.running.get(request);
    const payload: unknown =
      asked && (Buffer.isBuffer(bytes) || typeof bytes === 'string') ? JSON.parse(`${bytes}`) : null;
    if (!asked || !isObject(payload) || !isObject(payload.data)) return bytes;
    const { data } = payload;
    const after = asked.before === null ? null : await this.rows.look();
    const alone = !asked.shared && asked.jobs === this.jobs.begun;
    const changed = asked.before !== null && alone && after !== asked.before;
    if (!payload.errors) await this.note(asked, data, changed);
    return JSON.stringify({ ...payload, data: asked.widened.narrow(data) });
  }

  /** As whom the one mutation of a request is made; '' where there are several. */
  private async byOf({ document, variables }: Asked, authorization = ''): Promise<string> {
    const nodes = document.definitions.flatMap((one) => ('selectionSet' in one ? one.selectionSet.selections : []));
    const [node] = nodes;
    if (nodes.length !== 1 || node?.kind !== 'Field') return '';
    const field = this.schema.getMutationType()?.getFields()[node.name.value];
    const call = calls[node.name.value];
    if (!field || !call) return '';
    const { gate, clock } = this.app;
    const claims = await gate.claims(authorization.replace('Bearer ', ''), clock.now(), { centre: 0, ip: '' });
    return this.needed.by(call, givenIn(field, node, variables), claims);
  }

  private async note(asked: Asked, data: Record<string, unknown>, changed: boolean): Promise<void> {
    const { document, variables, by, before } = asked;
    for (const definition of document.definitions) {
      if (definition.kind !== 'OperationDefinition') continue;
      const selected = definition.selectionSet.selections;
      for (const node of selected) {
        if (node.kind !== 'Field') continue;
        const field = this.schema.getRootType(definition.operation)?.getFields()[node.name.value];
        const answer = data[node.alias?.value ?? node.name.value];
        if (!field) continue;
        this.evidence.note(field.name, givenIn(field, node, variables), answer);
        // Of several mutations in one request nobody knows which of them changed the rows.
        const declined = isObject(answer) && answer.status === 'Error';
        if (!changed || declined || selected.length !== 1) continue;
        this.evidence.noteChange(field.name);
        if (by !== '' && before !== null) this.evidence.noteWrites(field.name, by, await this.rows.since(before));
      }
    }
  }
}
