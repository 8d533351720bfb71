interface Foot {
  readonly name: string;
  readonly date: string;
}

/** What is said of packs for an inspector. */
export const packs = {
  'packs.gone': 'This pack no longer exists. Reload the page.',
  'packs.runs': 'A pack of this location is already being made.',
  'packs.asked': 'The pack is being made. It shows up in the list in a minute.',
  'packs.over': 'This pack can no longer be downloaded. Make a new one.',
  'packs.ready': 'The download starts.',
  'packs.deleted': 'The pack was deleted.',
  'packs.title': (p: { place: string }) => `Inspector’s pack: ${p.place}`,
  'packs.table': 'Table',
  'packs.days': 'Days',
  'packs.lines': 'Lines',
  'packs.files': 'Files',
  'packs.onlyCsv': 'Too long for paper: CSV only.',
  'packs.foot': (p: Foot) =>
    `Made by ${p.name} on ${p.date}. Roster, immunizations, care plans and staff credentials are as of that day.`,
};
