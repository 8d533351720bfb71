import type { DeviceInput } from '../domains/auth/login.graphql.ts';

const firstOf = (text: string, table: readonly (readonly [RegExp, string])[]): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const clients = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const brands = [
  [/iPhone|iPad|iPod|Macintosh/, 'Apple'],
  [/SM-|Samsung/i, 'Samsung'],
  [/Pixel/, 'Google'],
  [/Huawei/i, 'Huawei'],
  [/Redmi|Mi |Xiaomi/i, 'Xiaomi'],
] as const;

/** What the browser says of itself, for the list of sessions and the login history. Unknown parts are null. */
export const describeDevice = (agent: string, touchPoints: number): DeviceInput => {
  const tablet =
    /iPad|Tablet/.test(agent) ||
    (/Android/.test(agent) && !/Mobile/.test(agent)) ||
    (/Macintosh/.test(agent) && touchPoints > 1);
  const phone = /Mobi|iPhone/.test(agent);
  return {
    client: firstOf(agent, clients),
    os: firstOf(agent, systems),
    device_type: tablet ? 'tablet' : phone ? 'phone' : 'desktop',
    brand: firstOf(agent, brands),
    model: /\b(iPhone|iPad|Pixel [^;)]+|SM-[A-Z0-9]+)/.exec(agent)?.[1] ?? null,
  };
};
