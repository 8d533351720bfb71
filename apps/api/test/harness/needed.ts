import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import pg from 'pg';
import type { Call } from '../../src/kernel/call/call.ts';
import type { Claims } from '../../src/kernel/call/gate.ts';
import { askedOf } from '../../src/kernel/call/permission.ts';
import { compile } from '../../src/kernel/db/compile.ts';

/** Says as whom, and under which permissions, a call was made. */
export class Needed {
  private readonly client: pg.Client;

  private constructor(client: pg.Client) {
    this.client = client;
  }

  static async open(ownerUrl: string): Promise<Needed> {
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    return new Needed(client);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** 'family', or 'staff' with the permissions that are needed, in their order; asked before the call changes anything. */
  async by(call: Call, args: Readonly<Record<string, unknown>>, claims: Claims | null): Promise<string> {
    if (!claims || !allows(claims.role, 'teacher')) return 'family';
    const { centre, user, role, session } = claims;
    const asked = askedOf(call.permission, args, { centre, user, role, session });
    const needed = new Set<string>();
    for (const { permission, when } of asked) {
      if (when !== true) {
        const { text, values } = compile(sql`select ${when} as needed`);
        await this.client.query("select set_config('app.centre_id', $1, false)", [String(centre)]);
        const { rows } = await this.client.query<{ needed: boolean }>(text, [...values]);
        if (rows[0]?.needed !== true) continue;
      }
      needed.add(permission);
    }
    return ['staff', ...[...needed].sort()].join(' ');
  }
}
