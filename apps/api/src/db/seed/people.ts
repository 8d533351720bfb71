import { createHmac } from 'node:crypto';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Writer } from './writer.ts';

/** Numbers of the table role. */
export const ROLE = { user: 2, blog: 3, teacher: 4, manager: 5, kvsupport: 6, center: 7, admin: 8 } as const;
export type SeedRole = keyof typeof ROLE;

export interface Person {
  readonly fname: string;
  readonly lname: string;
  readonly username: string;
  readonly role: SeedRole;
  readonly email: string;
  readonly phone?: string;
  readonly job?: string;
  readonly locations: readonly number[];
  readonly manages?: boolean;
  /** argon2id hash; without one the person cannot sign in. */
  readonly password?: string;
  readonly pin?: string;
  readonly language?: 'en' | 'es';
}

/** The index by which a check-in PIN is found: keyed, so that the table alone does not tell PINs. */
export const pinKey = (secret: Buffer, centre: number, pin: string): Buffer =>
  createHmac('sha256', secret).update(`${centre}:${pin}`).digest();

/** Adds a person with role and locations. */
export const addPerson = async (to: Writer, secrets: Secrets, person: Person): Promise<number> => {
  const id = await to.add('app_user', {
    fname: person.fname,
    lname: person.lname,
    username: person.username,
    email: person.email,
    phone: person.phone,
    phone_type: person.phone === undefined ? undefined : 'mobile',
    job_title: person.job,
    language: person.language,
    email_confirmed: true,
    phone_verified: true,
    password_hash: person.password,
    pin_key: person.pin === undefined ? undefined : pinKey(secrets.pin, to.centre, person.pin),
  });
  await to.add('user_role', { user_id: id, role_id: ROLE[person.role] });
  for (const location of person.locations) {
    await to.add('user_location', { user_id: id, location_id: location, manages: person.manages ?? false });
  }
  return id;
};
