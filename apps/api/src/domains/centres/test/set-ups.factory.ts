import { nth } from './centres.factory.ts';

/** What a new center is to be, under a name nobody has. */
export const wish = (given: Readonly<Record<string, unknown>> = {}) => {
  const slug = `little-oaks-${'abcdefghjk'.charAt(nth() % 10)}${nth()}${nth()}`;
  return {
    name: 'Little Oaks',
    slug,
    theme: 'nestling',
    language: 'es',
    location: 'Portland',
    zone: 'America/Los_Angeles',
    fname: 'Ann',
    lname: 'Lee',
    username: 'annlee',
    password: 'a long way to Tipperary',
    color: '#336699',
    ...given,
  };
};

/** Who signs up, without the plan that is chosen. */
export const aSignUp = () => ({
  name: 'Ann Lee',
  email: `ann-${nth()}@example.com`,
  company: 'Little Oaks',
});
