import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from '../vault.ts';

const key = randomBytes(32);

test('what was sealed opens where it belongs, and nowhere else', () => {
  const sealed = encrypt(key, 'camera 17 of centre 3', 'señal');
  expect(decrypt(key, 'camera 17 of centre 3', sealed)).toBe('señal');
  expect(() => decrypt(key, 'camera 18 of centre 3', sealed)).toThrow();
  expect(() => decrypt(randomBytes(32), 'camera 17 of centre 3', sealed)).toThrow();
});

test('a flipped bit anywhere, or an end cut off, does not open', () => {
  const sealed = encrypt(key, 'here', 'text');
  for (let at = 0; at < sealed.length; at += 1) {
    const altered = Buffer.from(sealed);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => decrypt(key, 'here', altered)).toThrow();
    expect(() => decrypt(key, 'here', sealed.subarray(0, at))).toThrow();
  }
});

test('the right tag of four bytes does not open', () => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 4 }).setAAD(Buffer.from('here'));
  cipher.final();
  expect(() => decrypt(key, 'here', Buffer.concat([nonce, cipher.getAuthTag()]))).toThrow();
});
