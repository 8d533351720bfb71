import { expect, test } from 'vitest';
import { isPublicIp, isWithin, networkOf, readIp, readIpRange } from '../src/ip.ts';

test.each(['8.8.8.8', '2a00:1450::1', '::ffff:8.8.8.8'])('%s is one of the internet', (text) => {
  expect(isPublicIp(text)).toBe(true);
});

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.0.0.8', '192.0.2.1'],
  ...['192.88.99.1', '192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:10.0.0.1', '::10.0.0.1', 'fe80::1', 'fd00::1', 'ff02::1', '2001:db8::1', '2002:a00:1::'],
  ...['2001::1', '64:ff9b::a00:1', '4000::1', 'fe80::1%eth0', '127.1', '0x7f.0.0.1', '2130706433', '', 'rubbish'],
])('%s is not', (text) => {
  expect(isPublicIp(text)).toBe(false);
});

test('a range holds its own and nobody else', () => {
  const inRange = (address: string, range: string) => {
    const [ip, given] = [readIp(address), readIpRange(range)];
    return ip !== null && given !== null && isWithin(ip, given);
  };
  expect(inRange('10.1.2.3', '10.0.0.0/8')).toBe(true);
  expect(inRange('::ffff:10.1.2.3', '10.0.0.0/8')).toBe(true);
  expect(inRange('11.1.2.3', '10.0.0.0/8')).toBe(false);
  expect(inRange('fd12::1', 'fd00::/8')).toBe(true);
  expect(inRange('10.1.2.3', '10.1.2.3')).toBe(true);
  expect(inRange('10.1.2.3', '::/0')).toBe(false);
});

test.each(['10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/-1', '::/129', 'fe80::1%eth0/64', 'here', ''])(
  '%j is no range',
  (text) => {
    expect(readIpRange(text)).toBeNull();
  },
);

test('a home is counted under one address, whichever of its own it uses', () => {
  expect(networkOf('198.51.100.7')).toBe('198.51.100.7');
  expect(networkOf('::ffff:198.51.100.7')).toBe('198.51.100.7');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:0DB8:1:2::9'));
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'));
  expect(networkOf('')).toBe('');
});

test('no text takes long to be read', () => {
  const start = performance.now();
  for (const text of ['1:'.repeat(50_000), 'f'.repeat(100_000), '1.'.repeat(50_000), `::${':0'.repeat(50_000)}`])
    expect(readIp(text)).toBeNull();
  expect(performance.now() - start).toBeLessThan(200);
});
