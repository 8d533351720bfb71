/** Rows of a page of skills or activities. */
export const PER_PAGE = 50;

type Said = Readonly<Record<string, string | undefined>>;

/** What the list of skills asks by its filters. */
export const skillsAsked = ({ framework, domain, archived }: Said) => ({
  framework: framework || null,
  domain: domain || null,
  attribute: null,
  archived: archived === 'yes' || null,
});

/** What the library asks by its filters; the age is whole months. */
export const activitiesAsked = ({ category, type, age, archived }: Said) => ({
  category: category || null,
  type: type || null,
  age: age ? Number(age) : null,
  archived: archived === 'yes' || null,
});
