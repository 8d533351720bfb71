import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/types.gen.ts';
import type { Sql } from '../../../kernel/db/tables.ts';
import { publicPicture } from '../../../model/picture/public.ts';
import type { Picture, Reading } from '../../../model/site/page.ts';

/** What posts are found by: a category, a tag or an author, with the name it has now. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

/** A post in a list. */
export interface PostCard {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly title_es: string | null;
  readonly summary: string | null;
  readonly summary_es: string | null;
  readonly date: string;
  readonly picture: Picture | null;
}

/** A post with all that is shown of it. HTML is clean. */
export interface Post extends PostCard {
  readonly description: string;
  readonly description_es: string | null;
  readonly appears_at: Date;
  readonly updated_at: Date;
  readonly category: Named | null;
  readonly author: (Named & { readonly details: string | null; readonly picture: Picture | null }) | null;
  readonly tags: readonly Named[];
}

const hasAppeared = (now: Date): Sql => sql`b.status and b.appears_at <= ${now}::timestamptz`;

const card = (now: Date): Sql => sql`b.id, b.url, b.title, b.title_es, b.summary, b.summary_es,
  to_char(coalesce(b.date, b.created_at::date), 'YYYY-MM-DD') as date,
  ${publicPicture(sql`b.img`, now)} as picture`;

const whole = (now: Date): Sql => sql`${card(now)}, b.description, b.description_es,
  coalesce(b.appears_at, b.updated_at) as appears_at, b.updated_at,
  (select json_build_object('id', c.id, 'name', c.name) from blog_category c
    where c.id = b.category_id) as category,
  (select json_build_object('id', a.id, 'name', a.name, 'details', a.details,
      'picture', ${publicPicture(sql`a.img`, now)})
    from blog_author a where a.id = b.author_id) as author,
  coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name) order by lower(t.name))
    from blog_tag bt join tag t on t.id = bt.tag_id
    where bt.blog_id = b.id and t.for_blog and t.deleted_at is null), '[]') as tags`;

/** Kinds of lists, as their addresses say. */
export type ListKind = 'category' | 'tag' | 'author';

const tableOf = { category: 'blog_category', author: 'blog_author', tag: 'tag' } as const;

/** What a list is of; null where it is not there any more, or of students. */
export const readNamed = async ({ db }: Reading, kind: ListKind, id: number): Promise<Named | null> => {
  const { rows } = await sql<Named>`select n.id, n.name from ${sql.table(tableOf[kind])} n where n.id = ${id}
    ${kind === 'tag' ? sql`and n.for_blog and n.deleted_at is null` : sql``}`.execute(db);
  return rows[0] ?? null;
};

const ofList = (kind: ListKind, id: number): Sql => {
  if (kind === 'category') return sql`b.category_id = ${id}`;
  if (kind === 'author') return sql`b.author_id = ${id}`;
  return sql`exists (select 1 from blog_tag bt where bt.blog_id = b.id and bt.tag_id = ${id})`;
};

/** Posts that have appeared, the latest first, `take` of them; and whether more follow. */
export const readCards = async (
  { db, now }: Reading,
  { of, skip, take }: { readonly of: readonly [ListKind, number] | null; readonly skip: number; readonly take: number },
): Promise<{ readonly posts: readonly PostCard[]; readonly more: boolean }> => {
  const { rows } = await sql<PostCard>`select ${card(now)} from blog b
    where ${hasAppeared(now)} ${of ? sql`and ${ofList(...of)}` : sql``}
    order by b.appears_at desc, b.id desc offset ${skip} limit ${take + 1}`.execute(db);
  return { posts: rows.slice(0, take), more: rows.length > take };
};

/** The latest posts, whole, for feeds. */
export const readLatest = async ({ db, now }: Reading, take: number): Promise<readonly Post[]> => {
  const { rows } = await sql<Post>`select ${whole(now)} from blog b where ${hasAppeared(now)}
    order by b.appears_at desc, b.id desc limit ${take}`.execute(db);
  return rows;
};

/** The post that has an address, or had it before; null where none has appeared. */
export const readPost = async ({ db, now }: Reading, url: string): Promise<Post | null> => {
  const { rows } = await sql<Post>`select ${whole(now)} from blog b
    where b.id = (select a.blog_id from blog_address a where a.url = ${url}) and ${hasAppeared(now)}`.execute(db);
  return rows[0] ?? null;
};

/** A post of any status, for whoever was given a preview of it. */
export const readDraft = async ({ db, now }: Reading, id: number): Promise<Post | null> => {
  const { rows } = await sql<Post>`select ${whole(now)} from blog b where b.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/** Every post that has appeared, for the list of addresses; the latest `most`. */
export const readAddresses = async (
  { db, now }: Pick<Reading, 'db' | 'now'>,
  most: number,
): Promise<readonly { readonly url: string; readonly changed: Date; readonly spanish: boolean }[]> => {
  const { rows } = await sql<{ url: string; changed: Date; spanish: boolean }>`select b.url,
      greatest(b.updated_at, b.appears_at) as changed, b.title_es is not null and b.description_es is not null as spanish
    from blog b where ${hasAppeared(now)} order by b.appears_at desc, b.id desc limit ${most}`.execute(db);
  return rows;
};

/** When the next post appears by itself; null where none is scheduled. */
export const nextAppearance = async (db: Kysely<DB>, now: Date): Promise<Date | null> => {
  const { rows } = await sql<{ at: Date | null }>`select min(b.appears_at) as at from blog b
    where b.status and b.appears_at > ${now}::timestamptz`.execute(db);
  return rows[0]?.at ?? null;
};
