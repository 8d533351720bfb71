import { describe, expect, test } from 'vitest';
import { environment, readEnvironment } from '../lib/environment.ts';

test('what is not set, or empty, is left out; ports have their usual numbers', () => {
  const found = readEnvironment({ SMTP_URL: '', HOST: ' 0.0.0.0 ', ANOTHERS: 'x' });
  expect(found).toMatchObject({ PORT: 4000, GATEWAY_PORT: 4100, DEMO_CAMERA_PORT: 8554, HOST: '0.0.0.0' });
  expect(found.SMTP_URL).toBeUndefined();
  expect(found).not.toHaveProperty('ANOTHERS');
});

describe('a value that cannot be meant is named, with what to set', () => {
  test.each([
    [{ PORT: 'four' }, 'PORT: Set it to a port number up to 65535.'],
    [{ GATEWAY_PORT: '70000' }, 'GATEWAY_PORT: Set it to a port number up to 65535.'],
    [{ SEED: 'dmeo' }, 'SEED: Set it to demo or none.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: Set it to fatal or error or warn or info or debug or trace or silent.'],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL: Set it to an address like postgres:/],
    [{ TRUST_PROXY: 'everybody' }, /^TRUST_PROXY: /],
    [{ SMS_GATEWAY_HEADERS: '{"a":1}' }, /^SMS_GATEWAY_HEADERS: Set it to a JSON object/],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'SMTP_URL is set: set MAIL_FROM too.'],
    [{ TWILIO_ACCOUNT_SID: 'AC1' }, 'TWILIO_ACCOUNT_SID is set: set TWILIO_AUTH_TOKEN and TWILIO_FROM too.'],
    [{ MAIL_RETURN_PATH: 'a+b@x.example' }, /^MAIL_RETURN_PATH: Set it to an address like/],
    [{ MAIL_RETURN_PATH: 'returned-letters@x.example' }, /name of at most 10 letters/],
    [{ MAIL_REPLY: 'reply+a@x.example' }, /^MAIL_REPLY: Set it to an address like/],
    [{ METRICS_KEY: 'short' }, 'METRICS_KEY: Set it to 16 characters or more.'],
  ])('%j', (env, sentence) => {
    expect(() => readEnvironment(env)).toThrow(sentence);
  });
});

test('every wrong variable has its line, and none repeats a value', () => {
  const read = () => readEnvironment({ PORT: 'x', DATABASE_URL: 'http://user:secret@host/db' });
  expect(read).toThrow(/^PORT: .*\nDATABASE_URL: /);
  expect(read).not.toThrow(/secret/);
});

test('a variable that changes is read again', () => {
  const before = environment();
  expect(environment()).toBe(before);
  process.env.MAIL_FROM = 'a@example.com';
  process.env.SMTP_URL = 'smtp://mail.example.com';
  try {
    expect(environment().MAIL_FROM).toBe('a@example.com');
  } finally {
    delete process.env.MAIL_FROM;
    delete process.env.SMTP_URL;
  }
});
