import { isObject } from '@nestling/rules/json.ts';
import type { GatewaysQuery } from './fleet.graphql.ts';

/** A gateway as it is now. */
export type GatewayNow = GatewaysQuery['gateways'][number];

interface Named {
  readonly id: string;
  readonly name: string;
}

const isNamed = (one: unknown): one is Named =>
  isObject(one) && typeof one.id === 'string' && typeof one.name === 'string';

/** Records of a JSON answer that have an id and a name. */
export const namedOf = (told: unknown): readonly Named[] => (Array.isArray(told) ? told.filter(isNamed) : []);
