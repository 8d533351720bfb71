import { centerSlugOf, isCenterSlug } from '@nestling/rules/center-slug.ts';
import { sql } from 'kysely';
import type { Within } from '../../kernel/db/find-rows.ts';

/** Names that are the platform's own, that mail and browsers look for, or that would be taken for a page of ours. */
const reserved =
  `home www ww1 api app apps admin administrator root system internal support help status docs blog news about
  static assets cdn media files uploads images img camera cameras gateway live stream video portal kiosk door
  login signin signup register auth oauth sso account accounts my secure security billing pay payment payments invoice
  checkout shop store demo test testing staging stage dev beta preview localhost local nestling center centre centers
  centres customer customers packages plan plans setup set-up mail email webmail smtp imap pop pop3 mx ftp sftp ssh vpn dns
  ns ns1 ns2 ns3 autoconfig autodiscover wpad isatap mta-sts dmarc dkim abuse postmaster hostmaster webmaster noreply
  no-reply metrics health graphql hooks outbox backup backups database db aws`.split(/\s+/);

/**
 * Those of some names that nobody has, in their order. One that looks like a reserved one or like that of another center is
 * taken, too; so is one that a center will have that is being set up.
 */
export const freeSlugs = async ({ db }: Within, names: readonly string[]): Promise<string[]> => {
  const asked = [...new Set(names.filter(isCenterSlug))];
  if (asked.length === 0) return [];
  const { rows } = await sql<{
    name: string;
  }>`select n.name from unnest(${asked}::text[]) with ordinality as n (name, at)
    where not exists (select 1 from centre c where slug_look(c.slug) = slug_look(n.name))
      and not exists (select 1 from center_set_up s where slug_look(s.slug) = slug_look(n.name))
      and slug_look(n.name) not in (select slug_look(r) from unnest(${reserved}::text[]) r)
    order by n.at`.execute(db);
  return rows.map(({ name }) => name);
};

/** What is offered beside a name that is taken: with the place, with what it is, or with a number. */
export const others = (slug: string, name: string, place: string): string[] => {
  const base = centerSlugOf(slug) || centerSlugOf(name);
  return [
    centerSlugOf(name),
    `${base}-${centerSlugOf(place)}`,
    `${base}-care`,
    `${base}-center`,
    ...[2, 3, 4, 6].map((n) => `${base}-${n}`),
  ].map(centerSlugOf);
};
