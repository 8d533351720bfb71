import { type Agent, request } from 'node:http';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Evidence } from './evidence.ts';
import { proofOf, workAsked } from './work.ts';

/** An answer of the server as it came over HTTP. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

/** A call that was refused: a GraphQL error with a code. */
export class CallRefused extends Error {
  readonly code: string;
  readonly extensions: Readonly<Record<string, unknown>>;
  constructor({ message, extensions = {} }: GraphQLFormattedError) {
    super(message);
    this.code = String(extensions.code);
    this.extensions = extensions;
  }
}

/** Where and how requests of a client go out. */
export interface Way {
  readonly port: number;
  readonly host: string;
  readonly agent: Agent;
  readonly schema: GraphQLSchema;
  /** An answer is waited for so long; without it for ever. */
  readonly timeoutMs?: number;
  /** Where what subscriptions hear is noted, while a campaign gathers evidence. */
  readonly seen?: Evidence | undefined;
  headers(): Promise<Readonly<Record<string, string>>>;
  /** Who carries the requests, where the thread of the server is not to do it as well; without it `send`. */
  readonly carrier?: typeof send;
  /** Waited for after each answer to a document. */
  readonly after?: () => Promise<void>;
}

type Args = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Sends a request to the server under test; Node does not resolve *.localhost, so the Host header names the centre. */
export const send = (
  way: Pick<Way, 'port' | 'host' | 'timeoutMs'> & Partial<Pick<Way, 'agent'>>,
  path: string,
  options: { method?: string; headers?: Readonly<Record<string, string>>; body?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const sent = request(
      {
        host: '127.0.0.1',
        port: way.port,
        ...(way.agent ? { agent: way.agent } : {}),
        method,
        path,
        headers: { ...headers, host: way.host },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const isJson = response.headers['content-type']?.includes('json') === true;
          try {
            const body: unknown = isJson && text !== '' ? JSON.parse(text) : text;
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
          } catch (torn) {
            reject(torn);
          }
        });
      },
    );
    sent.on('error', reject);
    if (way.timeoutMs !== undefined) {
      const timer = setTimeout(() => sent.destroy(new Error('No answer came in time.')), way.timeoutMs);
      sent.on('close', () => clearTimeout(timer));
    }
    sent.end(body);
  });

/** What a call asks to have confirmed, under a name no answer has. */
export const ASKED = 'asked_to_confirm';

/** Codes to confirm with, where an answer asks for nothing but that. */
const codesAsked = (answer: unknown): string[] => {
  const errors: unknown = isObject(answer) ? answer[ASKED] : null;
  const all = Array.isArray(errors) ? errors.filter(isObject) : [];
  if (isObject(answer)) delete answer[ASKED];
  return all.every(({ code }) => code === 'CONFIRM')
    ? all.map(({ field }) => String(field).replace('confirm.', ''))
    : [];
};

/** A call written out as a document, its arguments as variables of the types the schema gives them. */
export const documentOf = (schema: GraphQLSchema, name: string, args: Args, selection: string) => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const root = roots.find((type) => type?.getFields()[name]);
  const field = root?.getFields()[name];
  if (!root || !field) throw new Error(`There is no call ${name}.`);
  const given = Object.keys(args).filter((key) => args[key] !== undefined);
  const variables = given.map((key) => {
    const argument = field.args.find((each) => each.name === key);
    if (!argument) throw new Error(`${name} takes no argument ${key}.`);
    return `$${key}: ${String(argument.type)}`;
  });
  const head = variables.length > 0 ? `(${variables.join(', ')})` : '';
  const body = given.length > 0 ? `(${given.map((key) => `${key}: $${key}`).join(', ')})` : '';
  return {
    query: `${root.name.toLowerCase()} ${name}${head} { ${name}${body} ${selection === '' ? '' : `{ ${selection} }`} }`,
    variables: Object.fromEntries(given.map((key) => [key, args[key]])),
  };
};

/** Somebody who calls the server under test. */
export class Client {
  readonly way: Way;
  constructor(way: Way) {
    this.way = way;
  }

  /** Posts a document as it stands; the body of the answer. */
  async post(body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const own = await this.way.headers();
    const answer = await (this.way.carrier ?? send)(this.way, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...own, ...headers },
      body: JSON.stringify(body),
    });
    await this.way.after?.();
    return answer;
  }

  /**
   * Calls by name; the answer, or a `CallRefused`. Its shape is the test's own business. What the call asks to have
   * confirmed is confirmed, unless the test gives `confirm` itself.
   */
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of an answer by its assertions
  async call(name: string, args: Args = {}, selection = ''): Promise<any> {
    const asks =
      selection !== '' &&
      !('confirm' in args) &&
      this.way.schema
        .getMutationType()
        ?.getFields()
        [name]?.args.some(({ name: own, type }) => own === 'confirm' && String(type) === '[String!]');
    if (!asks) return this.callOnce(name, args, selection);
    const answer: unknown = await this.callOnce(name, args, `${selection} ${ASKED}: errors { field code }`);
    const confirm = codesAsked(answer);
    return confirm.length > 0 ? this.callOnce(name, { ...args, confirm }, selection) : answer;
  }

  private async callOnce(name: string, args: Args, selection: string): Promise<unknown> {
    const document = documentOf(this.way.schema, name, args, selection);
    const first = await this.post(document);
    const work = workAsked(first.body);
    // As the portal does, which is not told of it.
    const { body } = work ? await this.post(document, { 'x-proof': await proofOf(work) }) : first;
    if (!isObject(body)) throw new Error(`The server answered: ${String(body)}`);
    const [error] = Array.isArray(body.errors) ? body.errors : [];
    if (error) throw new CallRefused(error);
    return isObject(body.data) ? body.data[name] : null;
  }
}
