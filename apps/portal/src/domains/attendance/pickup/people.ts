import type { Fetched } from './asking.ts';
import type { PickupPeopleQuery } from './pickup.graphql.ts';

export type PickupChild = PickupPeopleQuery['getActiveStudents'][number];

/** Somebody who has to do with a child, and whether it may take the child home. */
export type PickupPerson = {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly relation: string | null;
  /** `yes`; `no`: not on the list of those who pick up; `never`: blocked from pickup. */
  readonly may: 'yes' | 'no' | 'never';
};

/**
 * The people of a child, those who may first. As the server has it: who is on the pickup list or a legal guardian may;
 * where nobody is on the list, every contact; whoever is blocked, never.
 */
export const peopleOf = ({ guardians }: Pick<PickupChild, 'guardians'>): PickupPerson[] => {
  const listed = guardians.some(({ pickup, black_list }) => pickup && !black_list);
  const order = { yes: 0, no: 1, never: 2 };
  return guardians
    .flatMap(({ user, relation, pickup, legal_guardian, black_list }): PickupPerson[] =>
      user
        ? [
            {
              id: user.id,
              name: user.full_name,
              image: user.avatar,
              relation: relation?.name ?? null,
              may: black_list ? 'never' : pickup || legal_guardian || !listed ? 'yes' : 'no',
            },
          ]
        : [],
    )
    .sort((a, b) => order[a.may] - order[b.may]);
};

/** One person's choice holds for brothers and sisters nobody was chosen for, where it may take them too. */
export const withSiblings = (
  chosen: ReadonlyMap<string, string>,
  children: readonly PickupChild[],
  child: string,
  person: string,
): ReadonlyMap<string, string> => {
  const next = new Map(chosen);
  for (const one of children)
    if (!next.has(one.id) && peopleOf(one).some(({ id, may }) => id === person && may === 'yes'))
      next.set(one.id, person);
  return next.set(child, person);
};

/** What was chosen, by who takes them. */
export const fetchedBy = (students: readonly string[], chosen: ReadonlyMap<string, string>): Fetched[] =>
  [...Map.groupBy(students, (id) => chosen.get(id) ?? null)].map(([by, some]) => ({ by, students: some }));
