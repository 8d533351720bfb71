/** With whom a file is shared, as its `data` says. */
export type Audience = {
  readonly families: boolean;
  readonly team: boolean;
  readonly rooms: readonly string[];
  readonly students: readonly string[];
  readonly users: readonly string[];
  readonly staff: readonly string[];
};

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Reads the JSON of a file; what is not there is nobody. */
export const audienceOf = (data: unknown): Audience => {
  const at = (key: string): unknown => (typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined);
  return {
    families: at('families') === true,
    team: at('team') === true,
    rooms: idsIn(at('rooms')),
    students: idsIn(at('students')),
    users: idsIn(at('users')),
    staff: idsIn(at('staff')),
  };
};

/** Tags of a file, as its JSON says. */
export const tagsOf = (tags: unknown): string[] => idsIn(tags);
