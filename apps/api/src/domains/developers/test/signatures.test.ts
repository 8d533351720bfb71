import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { newKeys, signatureOf, signerOf } from '../webhooks/keys.ts';

/** `v1a` as whoever has the public half checks it. */
const isSigned = (whpk: string, signature: string, signed: string): boolean => {
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), Buffer.from(whpk.slice(5), 'base64')]);
  return verify(
    null,
    Buffer.from(signed),
    createPublicKey({ key: spki, format: 'der', type: 'spki' }),
    Buffer.from(signature.replace('v1a,', ''), 'base64'),
  );
};

// The keys, messages and signatures the specification and its libraries are tried with.
const PRIVATE = 'whsk_6Xb/dCcHpPea21PS1N9VY/NZW723CEc77N4rJCubMbfVKIDij2HKpMKkioLlX0dRqSKJp4AJ6p9lMicMFs6Kvg==';
const PUBLIC = 'whpk_1SiA4o9hyqTCpIqC5V9HUakiiaeACeqfZTInDBbOir4=';

test('signatures are those of the specification', () => {
  const asymmetric = signerOf({ secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', signing: PRIVATE });
  expect(signatureOf([asymmetric], 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, '{"test": 2432232314}')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE= v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg==',
  );
  const symmetric = signerOf({ secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', signing: PRIVATE });
  const body = '{"email":"test@example.com","username":"test_user"}';
  const [v1, v1a = ''] = signatureOf([symmetric], 'msg_27UH4WbU6Z5A5EzD8u03UvzRbpk', 1649367553, body).split(' ');
  expect(v1).toBe('v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=');
  expect(isSigned(PUBLIC, v1a, `msg_27UH4WbU6Z5A5EzD8u03UvzRbpk.1649367553.${body}`)).toBe(true);
  expect(isSigned(PUBLIC, v1a, `msg_27UH4WbU6Z5A5EzD8u03UvzRbpk.1649367554.${body}`)).toBe(false);
});

test('new keys are of the forms there are, and each is its own', () => {
  const [one, other] = [newKeys(), newKeys()];
  expect(one.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(one.signing).toMatch(/^whsk_[\w+/]{86}==$/);
  expect(one.public).toMatch(/^whpk_[\w+/]{43}=$/);
  expect(new Set([one.secret, other.secret, one.signing, other.signing]).size).toBe(4);
  const [, v1a = ''] = signatureOf([signerOf(one)], 'msg_1', 1, '{}').split(' ');
  expect(isSigned(one.public, v1a, 'msg_1.1.{}')).toBe(true);
  expect(isSigned(other.public, v1a, 'msg_1.1.{}')).toBe(false);
});
