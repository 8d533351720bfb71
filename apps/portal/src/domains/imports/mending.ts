import { type ContactCells, contactCells, type StudentRow, studentCells } from './rows.ts';

/** Says of a row that it is nobody who is there already. */
export const NEW = 'new';

const rights = ['pickup', 'emergency', 'payer', 'no_pickup'] as const;
type TypedContact = Record<(typeof contactCells)[number], string> & Record<(typeof rights)[number], boolean>;
/** A row as it is typed: its cells, its contacts, and whom it is decided to be ('' open, NEW, or an id). */
export type Typed = { who: string; data: readonly TypedRow[] };
type TypedRow = { contacts: readonly TypedContact[] } & { [cell: string]: unknown };

const typedContact = ({ fname, lname, email, phone, phone2, relation, ...flags }: ContactCells): TypedContact => ({
  fname: fname ?? '',
  lname: lname ?? '',
  email: email ?? '',
  phone: phone ?? '',
  phone2: phone2 ?? '',
  relation: relation ?? '',
  pickup: flags.pickup,
  emergency: flags.emergency,
  payer: flags.payer,
  no_pickup: flags.no_pickup,
});

export const typedOf = (row: StudentRow): Typed => ({
  who: row.as_new ? NEW : (row.decided ?? ''),
  data: [
    {
      ...Object.fromEntries(studentCells.map((cell) => [cell, row[cell] ?? ''])),
      contacts: row.contacts.map(typedContact),
    },
  ],
});

/** The row with what was typed. A cell that was changed loses its fault, and a row that was saved is to be saved again. */
export const mended = (row: StudentRow, typed: Typed): StudentRow => {
  const [was] = typedOf(row).data;
  const [now] = typed.data;
  if (!was || !now) return row;
  const who = row.as_new ? NEW : (row.decided ?? '');
  const changed = new Set<string>();
  for (const cell of studentCells) if (now[cell] !== was[cell]) changed.add(cell);
  if (typed.who !== who) changed.add('match');
  const contacts = row.contacts.map((contact, place) => {
    const after = now.contacts[place];
    const before = was.contacts[place];
    if (!after || !before) return contact;
    for (const cell of [...contactCells, ...rights])
      if (after[cell] !== before[cell]) changed.add(`contacts.${place}.${cell}`);
    return { ...contact, ...after };
  });
  if (changed.size === 0) return row;
  const { decided: _, ...rest } = row;
  const cells = Object.fromEntries(studentCells.map((cell) => [cell, String(now[cell] ?? '') || null]));
  return {
    ...rest,
    ...cells,
    ...(typed.who !== '' && typed.who !== NEW ? { decided: typed.who } : {}),
    as_new: typed.who === NEW,
    contacts,
    stored: false,
    faults: row.faults.filter(({ field }) => !changed.has(field)),
  };
};
