import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { limits } from '../kernel/call/cost.ts';
import { format } from '../kernel/call/errors.ts';
import { languageOf, languages } from '../kernel/call/languages.ts';
import { type Message, message } from '../kernel/call/message.ts';

/** What a request that never reached a call has done wrong, by its HTTP status. */
const sentences: Readonly<Record<number, Message>> = {
  404: message('kernel.nothingHere'),
  413: message('kernel.tooLarge', { megabytes: limits.bodyBytes / 1_048_576 }),
  415: message('kernel.sendJson'),
};

/** Answers with a sentence in the form of a GraphQL error, whatever was asked for: clients read one form only. */
export const answerFault = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  sentence: Message,
): FastifyReply => {
  const message = sentence.in(languages[languageOf(request.headers['accept-language'])]);
  return reply.code(status).send({ errors: [{ message, extensions: { code: 'BAD_INPUT' } }] });
};

const refuse = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply =>
  answerFault(request, reply, status, sentences[status] ?? message('kernel.badRequest'));

/** There is nothing at this address. */
export const answerNothing = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(request, reply, 404);

/**
 * The address is none. The connection ends with the answer: when it asked for an upgrade nothing reads it any more, and it
 * would stay open for ever.
 */
export const answerBadUrl = (_: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const { socket } = request.raw;
  if (request.raw.headers.upgrade !== undefined) reply.raw.once('finish', () => socket.destroySoon());
  refuse(request, reply, 400);
};

/** A socket whose other side breaks the protocol: its own doing, and nothing to be woken up for. */
export const endSocket = (error: Error, socket: WebSocket, request: FastifyRequest): void => {
  request.log.debug({ reason: error.message }, 'a socket broke the protocol');
  socket.terminate();
};

/** Puts what goes wrong before or beside a call into words; what is our own fault is masked as it is for calls. */
export const answerFaults = (app: FastifyInstance, log: Logger): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return refuse(request, reply, status);
    const texts = languages[languageOf(request.headers['accept-language'])];
    const told = format(error, texts, log);
    const away = told.extensions?.code === 'NOT_READY';
    return reply.code(away ? 503 : 500).send({ errors: [told] });
  });
};
