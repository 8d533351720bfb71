import { isPrivate } from '../../../installation.ts';

/**
 * Whether the processor of the demo may stand in where a location has no keys of a card provider: on a machine nobody
 * else reaches, with demo data. It moves no money.
 */
export const demoProcessor = (env: NodeJS.ProcessEnv = process.env): boolean =>
  isPrivate(env) && env.SEED !== 'none' && env.DEMO_PROCESSOR !== '0';
