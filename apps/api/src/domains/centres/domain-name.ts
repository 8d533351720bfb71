import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/**
 * A name as the system of names knows it ('Kita-Müller.de' → 'xn--kita-mller-heb.de'); null for what is no name somebody can
 * own: an address, a name of this network, a public suffix such as 'co.uk', or one under a suffix nobody has registered.
 */
export const domainOf = (text: string): string | null => {
  const asked = text.trim().replace(/\.$/, '');
  if (/[/:@?#\s]/.test(asked)) return null;
  const name = domainToASCII(asked).toLowerCase();
  const { domain, isIp, isIcann, isPrivate } = parse(name, { allowPrivateDomains: true });
  if (name === '' || name.length > 253 || isIp || domain === null || !(isIcann || isPrivate)) return null;
  return name.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) ? name : null;
};

/** Whether a name is the platform's own, or stands under it: 'sunny.example.com' where home is at 'home.example.com'. */
export const isOurs = (name: string, hostsOfHome: readonly string[]): boolean =>
  hostsOfHome.some((host) => {
    const base = host.replace(/^home\./, '');
    return name === base || name.endsWith(`.${base}`);
  });
