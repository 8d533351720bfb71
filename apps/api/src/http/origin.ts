import { isIP } from 'node:net';
import { message } from '../kernel/call/message.ts';
import { refuse } from '../kernel/call/refusals.ts';

/** What is needed of a request. */
interface Connection {
  readonly protocol: string;
  readonly host: string;
  readonly ip: string;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Whether a header's text is a host, with or without a port. */
export const isHost = (host: string): boolean => /^[\w.\-:[\]]+$/.test(host) && URL.canParse(`http://${host}`);

/**
 * Origin under which the caller reached us, such as 'https://sunny.example.com'. What a proxy passes on is the caller's
 * own text: another scheme is taken for http, and a host that is none is refused as BAD_INPUT.
 */
export const originOfRequest = ({ protocol, host }: Pick<Connection, 'protocol' | 'host'>): string => {
  const scheme = protocol === 'https' ? 'https' : 'http';
  if (!isHost(host)) throw refuse.badInput([{ field: 'host', message: message('kernel.noHost') }]);
  return `${scheme}://${host}`;
};

/** The address to count the caller under: what a proxy told of it, where that is one, else of whoever connected. */
export const addressOf = ({ ip, socket }: Pick<Connection, 'ip' | 'socket'>): string => {
  const bare = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1] ?? ip;
  return isIP(bare) === 0 ? (socket.remoteAddress ?? '') : bare;
};
