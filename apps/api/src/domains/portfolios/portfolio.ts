import { allows } from '@nestling/rules/roles.ts';
import { sql } from 'kysely';
import { declined, message } from '../../kernel/call/call.ts';
import type { Ctx } from '../../kernel/call/context.ts';
import { constraint } from '../../kernel/call/refusals.ts';
import type { RowOf } from '../../kernel/db/tables.ts';
import { resource } from '../../kernel/write/resource.ts';
import type { RecordOf } from '../../kernel/write/resource-rows.ts';
import { updateRows } from '../../kernel/write/write-rows.ts';
import { Portfolio, PortfolioSection } from './portfolios.entities.ts';
import { portfoliosLookedAfter, sectionsLookedAfter } from './portfolios.reach.ts';

constraint('portfolio_days', 'end_date', 'END_BEFORE_START', message('portfolios.endBeforeStart'));
constraint('portfolio_corrected_once', 'id', 'TAKEN', message('portfolios.correctedAlready'));

const changed = (id: number) => ({ kind: 'portfolio', ids: [id] }) as const;
const gone = message('portfolios.gone');
const isPublished = message('portfolios.published');

/** Who records a child's day puts its moments together. */
export const writing = {
  permission: null,
  because: 'whoever records the day of a child gathers what was recorded',
} as const;

export const portfolios = resource(Portfolio, {
  as: 'portfolio',
  rule: 'teacher',
  ...writing,
  reach: portfoliosLookedAfter,
  gone,
  soft: true,
  stamps: ['created_at', 'created_by', 'updated_at', 'updated_by'],
  changed: ({ id }) => changed(id),
  arrows: { draft: ['published'], published: [] },
  wrongState: () => isPublished,
});

export const sections = resource(PortfolioSection, {
  as: 'section',
  rule: 'teacher',
  ...writing,
  reach: sectionsLookedAfter,
  gone: message('portfolios.sectionGone'),
  stamps: ['updated_at'],
  changed: ({ portfolio_id }) => changed(portfolio_id),
});

/** Holds the portfolio of a section; what was published stays as it was read. */
export const lockDraft = async (ctx: Ctx, id: number, field = 'id'): Promise<RowOf<'portfolio'>> => {
  const portfolio = await portfolios.records.lock(ctx, id, field);
  if (portfolio.status !== 'draft') throw declined(isPublished, { field, code: 'STATE' });
  return portfolio;
};

/** What is published was told to a family: taking it back is for managers. */
export const mayRemove = ({ who }: Ctx, { status }: RecordOf<'portfolio'>) =>
  status === 'draft' || allows(who.role, 'manager')
    ? undefined
    : declined(message('portfolios.managersRemove'), { field: 'id', code: 'MANAGER' });

/** Sections of a portfolio at most. */
export const MOST_SECTIONS = 40;

/** Puts a section at its place and counts all of the portfolio anew, from 0. */
export const placeSection = async (ctx: Ctx, portfolio: number, section: number, place: number): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from portfolio_section
    where portfolio_id = ${portfolio} and id <> ${section} order by sort, id`.execute(ctx.db);
  if (rows.length >= MOST_SECTIONS)
    throw declined(message('portfolios.manySections', { most: MOST_SECTIONS }), { field: 'name', code: 'TOO_MANY' });
  const ids = rows.map(({ id }) => id);
  ids.splice(Math.min(place, ids.length), 0, section);
  await updateRows(
    ctx,
    'portfolio_section',
    [{ portfolio_id: portfolio }, sql`sort <> array_position(${ids}::int[], id) - 1`],
    { sort: sql<number>`array_position(${ids}::int[], id) - 1` },
  );
};
