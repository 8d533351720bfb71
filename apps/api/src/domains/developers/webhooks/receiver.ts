import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { isIP } from 'node:net';
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls';
import { isPublicOrListed } from '@nestling/rules/allowed-address.ts';
import { environment } from '../../../kernel/lib/environment.ts';
import { guardedLookup } from '../../../kernel/lib/guarded-lookup.ts';

/** So many are under way to one address at once. */
export const AT_ONCE = 4;
/** A line nothing has gone over for so long is closed: the next one is dialed anew, and its name looked up again. */
const IDLE_MS = 5_000;

/** Networks inside that receivers may stand in, as the operator lists them. */
export const receiverNetworks = (): readonly string[] =>
  (environment().WEBHOOK_NETWORKS ?? '').split(',').flatMap((part) => part.trim() || []);

/** What is wrong with an address; null where nothing is that can be told without dialing it. */
export const wrongWithUrl = (text: string, networks = receiverNetworks()): 'INVALID' | 'HTTPS' | 'REFUSED' | null => {
  const url = text.length <= 500 ? URL.parse(text) : null;
  if (url?.username !== '' || url.password !== '') return 'INVALID';
  if (url.protocol !== 'https:') return 'HTTPS';
  const host = url.hostname.toLowerCase().replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicOrListed(host, networks) ? null : 'REFUSED';
  const inside = !host.includes('.') || /(^|\.)(localhost|local|internal|lan)\.?$/.test(host);
  return inside && networks.length === 0 ? 'REFUSED' : null;
};

let trusted: { readonly path: string | undefined; readonly context: SecureContext } | undefined;
/**
 * Whom receivers are known by: the public authorities, and the one the operator names. Made once for all lines: reading them
 * anew for each would hold this process up for milliseconds each time.
 */
const trustedBy = (path: string | undefined): SecureContext => {
  if (trusted && trusted.path === path) return trusted.context;
  const ca = path === undefined ? undefined : [...rootCertificates, readFileSync(path, 'utf8')];
  const context = createSecureContext(ca ? { ca } : {});
  trusted = { path, context };
  return context;
};

/** The lines to one address: at most so many, and each dialed where its name may lead. */
export const linesTo = (): Agent =>
  new Agent({
    keepAlive: true,
    maxSockets: AT_ONCE,
    timeout: IDLE_MS,
    lookup: guardedLookup(receiverNetworks()),
    secureContext: trustedBy(environment().WEBHOOK_CA),
  });
