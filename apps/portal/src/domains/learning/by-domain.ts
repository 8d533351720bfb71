import type { ChildMilestonesQuery } from './milestones.graphql.ts';

export type Reached = ChildMilestonesQuery['getStudentMilestones'][number];

/** A domain of a framework with the skills a child has reached something in. */
export interface DomainReached {
  readonly key: string;
  readonly name: string | null;
  readonly color: string | null;
  readonly skills: readonly { readonly newest: Reached; readonly earlier: number }[];
}

/** Milestones, the newest first, by domain and skill: of each skill the newest, and how many came before. */
export const byDomain = (all: readonly Reached[]): readonly DomainReached[] => {
  const domains = new Map<
    string,
    { domain: { name: string; color: string | null } | null; skills: Map<string, Reached[]> }
  >();
  for (const one of all) {
    const domain = one.skill?.domain ?? null;
    const key = domain?.id ?? `framework ${one.framework?.id ?? ''}`;
    const held = domains.get(key) ?? { domain, skills: new Map<string, Reached[]>() };
    const skill = one.skill?.id ?? one.id;
    held.skills.set(skill, [...(held.skills.get(skill) ?? []), one]);
    domains.set(key, held);
  }
  return [...domains].map(([key, { domain, skills }]) => ({
    key,
    name: domain?.name ?? null,
    color: domain?.color ?? null,
    skills: [...skills.values()].flatMap(([newest, ...before]) => (newest ? [{ newest, earlier: before.length }] : [])),
  }));
};
