import { expect, test } from 'vitest';
import { describeDevice } from '../src/session/device.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    5,
    { client: 'Safari', os: 'iOS', device_type: 'phone', brand: 'Apple', model: 'iPhone' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    5,
    { client: 'Safari', os: 'macOS', device_type: 'tablet', brand: 'Apple', model: null },
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    5,
    { client: 'Chrome', os: 'Android', device_type: 'tablet', brand: 'Samsung', model: 'SM-X910' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    0,
    { client: 'Edge', os: 'Windows', device_type: 'desktop', brand: null, model: null },
  ],
])('%s', (agent, touch, told) => {
  expect(describeDevice(agent, touch)).toEqual(told);
});
