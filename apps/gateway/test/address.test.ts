import { addressAllowed } from '@nestling/rules/allowed-address.ts';
import { describe, expect, test } from 'vitest';
import { addressOf, readCameraUrl } from '../src/rtsp/address.ts';

describe('addresses', () => {
  test.each(['10.1.2.3', '192.168.0.9', '203.0.113.5', 'fd12::1', '2a00::1'])('%s is allowed by default', (address) => {
    expect(addressAllowed(address, [])).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '169.254.169.254',
    '100.100.100.200',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    'not an address',
  ])('%s is refused, also where everything is allowed', (address) => {
    expect(addressAllowed(address, [])).toBe(false);
    expect(addressAllowed(address, ['0.0.0.0/0', '::/0', 'rubbish'])).toBe(false);
  });

  test('a special range is open only where an entry lies inside it', () => {
    expect(addressAllowed('127.0.0.1', ['127.0.0.1/32'])).toBe(true);
    expect(addressAllowed('127.0.0.1', ['127.0.0.0/8'])).toBe(true);
    expect(addressAllowed('127.0.0.1', ['126.0.0.0/7'])).toBe(false);
    expect(addressAllowed('::1', ['::1/128'])).toBe(true);
  });

  test('a list is the outer bound', () => {
    expect(addressAllowed('10.1.2.3', ['10.1.0.0/16'])).toBe(true);
    expect(addressAllowed('10.2.2.3', ['10.1.0.0/16'])).toBe(false);
    expect(addressAllowed('203.0.113.5', ['10.1.0.0/16'])).toBe(false);
  });

  test('a name is resolved once, and a second answer has no say', async () => {
    let asked = 0;
    const rebinding = async () => [++asked === 1 ? '10.0.0.5' : '127.0.0.1'];
    expect(await addressOf(readCameraUrl('rtsp://cam.example/'), [], rebinding)).toBe('10.0.0.5');
    expect(asked).toBe(1);
    await expect(addressOf(readCameraUrl('rtsp://cam.example/'), [], rebinding)).rejects.toMatchObject({
      reason: 'network_refused',
    });
  });

  test.each(['127.1', '2130706433', '0x7f000001', '017700000001', 'localhost'])(
    'rtsp://%s/ does not lead to this host',
    async (host) => {
      await expect(addressOf(readCameraUrl(`rtsp://${host}/`), [], async () => ['127.0.0.1'])).rejects.toMatchObject({
        reason: 'network_refused',
      });
    },
  );

  test.each([
    'http://10.0.0.1/',
    'file:///etc/passwd',
    'rtsp://u:p@10.0.0.1/',
    'exec:ls',
    'concat:a|b',
    '-i',
    'rtsp://',
    '',
  ])('%s is no camera address', (url) => {
    expect(() => readCameraUrl(url)).toThrow(expect.objectContaining({ reason: 'network_refused' }));
  });

  test('no line break reaches the wire', () => {
    expect(readCameraUrl('rtsp://10.0.0.1/a\r\nTEARDOWN x').wire).not.toMatch(/[\r\n ]/);
    expect(readCameraUrl('rtsps://cam.example/x')).toMatchObject({ tls: true, port: 322, host: 'cam.example' });
    expect(readCameraUrl('rtsp://[fd12::1]:8554/x')).toMatchObject({ host: 'fd12::1', port: 8554 });
  });
});
