interface Named {
  readonly id: string;
  readonly name: string;
}
interface Planned {
  readonly activity: { readonly title: string; readonly supplies: readonly Named[] } | null;
}

interface Dated extends Planned {
  /** ISO day; null: any day of the plan. */
  readonly date: string | null;
}

/** What activities need, each thing once and by its name, with the titles of what it is for. */
export const suppliesOf = (planned: readonly Planned[]): (Named & { readonly uses: readonly string[] })[] => {
  const needed = new Map<string, { readonly name: string; readonly uses: Set<string> }>();
  for (const { activity } of planned)
    for (const { id, name } of activity?.supplies ?? []) {
      const held = needed.get(id) ?? { name, uses: new Set<string>() };
      if (activity) held.uses.add(activity.title);
      needed.set(id, held);
    }
  return [...needed]
    .map(([id, { name, uses }]) => ({ id, name, uses: [...uses] }))
    .sort((a, b) => a.name.localeCompare(b.name));
};

/** What a plan needs, day by day; what is for any day of it stands last, and days that need nothing are left out. */
export const suppliesByDay = (planned: readonly Dated[]) => {
  const days = [...new Set(planned.map(({ date }) => date))].sort((a, b) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : a.localeCompare(b),
  );
  return days
    .map((date) => ({ date, needed: suppliesOf(planned.filter((one) => one.date === date)) }))
    .filter(({ needed }) => needed.length > 0);
};
