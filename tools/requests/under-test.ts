import { type ChildProcess, fork } from 'node:child_process';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { inRoot } from '../root.ts';
import type { FromServer, ToServer } from './messages.ts';

/** The process under test, as the one that sends requests sees it. */
export class UnderTest {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<FromServer['t'], (message: FromServer) => void>();
  /** Errors it has logged. */
  readonly failed: unknown[] = [];
  /** Set when the process ended by itself. */
  ended = false;

  constructor() {
    this.child = fork(inRoot('tools/requests/server.ts'), {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.on('message', (message: FromServer) => {
      if (message.t === 'failed') this.failed.push(message.line);
      this.waiting.get(message.t)?.(message);
    });
    this.child.once('exit', () => {
      this.ended = true;
    });
  }

  async ready(): Promise<{ port: number; schema: GraphQLSchema }> {
    const message = await this.heard('ready');
    return { port: message.port, schema: buildSchema(message.schema) };
  }

  /** New people of every role, and new records. */
  async people(): Promise<Extract<FromServer, { t: 'people' }>> {
    this.tell({ t: 'people' });
    return this.heard('people');
  }

  /** What it holds. `snapshot`: the file its heap is written to, for whoever looks for what grows. */
  async memory(snapshot: string | null = null): Promise<Extract<FromServer, { t: 'memory' }>> {
    this.tell({ t: 'memory', snapshot });
    return this.heard('memory');
  }

  async end(): Promise<void> {
    if (this.ended) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.tell({ t: 'end' });
    await gone;
  }

  private tell(message: ToServer): void {
    this.child.send(message);
  }

  private heard<T extends FromServer['t']>(type: T): Promise<Extract<FromServer, { t: T }>> {
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error('The api ended.'));
      this.child.once('exit', gone);
      this.waiting.set(type, (message) => {
        this.child.off('exit', gone);
        this.waiting.delete(type);
        if (isOf(message, type)) resolve(message);
      });
    });
  }
}

const isOf = <T extends FromServer['t']>(message: FromServer, type: T): message is Extract<FromServer, { t: T }> =>
  message.t === type;
