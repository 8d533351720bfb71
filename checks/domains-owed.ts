/** Pairs of domains that reach past a door today. Only ever shortened: a new one fails the test. */
export const past: readonly string[] = [
  'activities → attendance',
  'auth → settings',
  'auth → users',
  'locations → users',
  'notifications → attendance',
  'relationships → users',
  'reports → attendance',
  'reports → locations',
  'reports → users',
  'settings → attendance',
  'students → relationships',
  'students → users',
  'users → attendance',
  'users → auth',
  'users → cameras',
  'users → relationships',
];

/** Domains that call one another in a circle today. Only ever shortened. */
export const circle: readonly string[] = [
  'attendance',
  'auth',
  'cameras',
  'letters',
  'locations',
  'notifications',
  'relationships',
  'settings',
  'users',
];
