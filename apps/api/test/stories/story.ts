import type { Client } from '@nestling/api/harness/client.ts';
import type { TestServer } from '@nestling/api/harness/test-server.ts';
import type { Role } from '@nestling/rules/roles.ts';
import type { Driven } from '../drive.ts';
import type { World } from '../world.ts';

/** What a story is told with. */
export interface Bed {
  readonly server: TestServer;
  readonly world: World;
  /** Makes a call as the permission table would, with more arguments beside; its refusal is kept for whoever goes on. */
  ask(name: string, more?: object, role?: Role): Promise<Driven>;
  /** Makes a call with these arguments alone. */
  call(who: Client, name: string, args: object): Promise<Driven>;
  /** What a subscription says of what is done meanwhile. */
  hear(who: Client, name: string, args: object, act: () => Promise<unknown>): Promise<void>;
  /** What these arguments would be in the permission table. */
  base(name: string, role?: Role): Promise<Record<string, unknown>>;
}

/** What has to happen for some calls to be served whole: a few of them, one after the other. */
export interface Story {
  /** The calls it is told for. */
  readonly of: readonly string[];
  tell(bed: Bed): Promise<unknown>;
}

/** The person of a role in the bed. */
export const person = ({ world, server }: Bed, role: Role) => world.people.get(role) ?? server.guest();

/** The id of the person of a role in the bed, 0 for nobody. */
export const idOf = ({ world }: Bed, role: Role): number => world.people.get(role)?.id ?? 0;
