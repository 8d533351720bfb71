import { centerSlugOf } from '@nestling/rules/center-slug.ts';
import type pg from 'pg';
import { z } from 'zod';
import { addCenter, addHosts, addRelations } from '../../db/seed/center.ts';
import { addPerson } from '../../db/seed/people.ts';
import { insertOver, type Writer, writer } from '../../db/seed/writer.ts';
import { loopbackHosts } from '../../kernel/lib/centres.ts';
import { User } from '../../model/user/entity.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/** What the first person of an empty system tells of the first centre and of itself. */
export const SetUp = z.object({
  code: z.string().max(60),
  centre: z.string().trim().min(1).max(200),
  theme: z.enum(['nestling', 'pets']),
  fname: z.string().trim().min(1).max(200),
  lname: z.string().trim().max(200),
  email: z.email().max(254),
  username: z.string().trim().min(1).max(100),
  password: z.string().max(500),
});
export type SetUpInput = z.output<typeof SetUp>;

/** Shared with the demo seed: whoever makes the first centre holds it. */
const FIRST_CENTRE_LOCK = 727_003;

/** `home` is the platform's own. */
const firstSlugOf = (name: string): string => {
  const slug = centerSlugOf(name);
  return slug === '' || slug === 'home' ? 'centre-1' : slug;
};

/** Every name of this machine; a host seen there is the first centre's under each. */
const loopback: readonly string[] = loopbackHosts;

/** Whether nobody has set this system up yet. */
export const isEmpty = async (client: pg.ClientBase): Promise<boolean> =>
  (await client.query('select 1 from centre limit 1')).rowCount === 0;

interface Made {
  /** Host the set-up was asked at, without a port: it becomes the first centre's. */
  readonly host: string;
  readonly language: 'en' | 'es';
  /** As it is stored. */
  readonly password: string;
  readonly now: Date;
}

/**
 * Makes the platform's own centre, the first centre and the account of their administrator, all or nothing.
 * Answers false, and changes nothing, when there is a centre already.
 */
export const setUp = async (
  client: pg.ClientBase,
  secrets: Secrets,
  given: SetUpInput,
  { host, language, password, now }: Made,
): Promise<boolean> => {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [FIRST_CENTRE_LOCK]);
    if (!(await isEmpty(client))) {
      await client.query('rollback');
      return false;
    }
    const insert = insertOver(client);
    const make = async (slug: string, name: string, platform: boolean, hosts: readonly string[]): Promise<Writer> => {
      const to = await writer(
        client,
        await addCenter(insert, {
          slug,
          name,
          theme: platform ? 'nestling' : given.theme,
          language,
          is_platform: platform,
        }),
      );
      await addHosts(insert, to.centre, hosts);
      const user = await addPerson(to, secrets, { ...given, role: 'admin', locations: [], password });
      await to.add('audit', {
        at: now,
        user_id: user,
        call: 'setUp',
        entity: User.name,
        entity_id: user,
        after: { username: given.username, role: 'admin' },
      });
      return to;
    };
    const local = loopback.includes(host);
    await make('home', 'Nestling', true, local ? [] : [`home.${host}`]);
    const centre = await make(firstSlugOf(given.centre), given.centre, false, local ? loopback : [host]);
    await addRelations(centre, { theme: given.theme, language });
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
