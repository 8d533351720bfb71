import { isIP } from 'node:net';

/** Whether a URL may be somebody's push service: https on its own port, at a name and not at a bare address. */
export const isPublicUrl = (text: string): boolean => {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  const host = url.hostname.toLowerCase();
  return (
    isIP(host.replace(/^\[|\]$/g, '')) === 0 &&
    host.includes('.') &&
    !/(^|\.)(localhost|local|internal|lan)\.?$/.test(host)
  );
};
