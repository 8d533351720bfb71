export const locations = {
  'locations.gone': 'This location does not exist any more.',
  'locations.opened': (p: { name: string }) => `${p.name} is open.`,
  'locations.closed': (p: { name: string }) => `${p.name} is closed. Families see no camera of it.`,
  'locations.settingsSaved': 'The settings were saved.',
  'locations.tooSmall': 'This number is too small. Please enter a larger one.',
  'locations.unknownField': (p: { field: string }) =>
    `Contacts cannot be let to edit "${p.field}". Choose from the list.`,
  'locations.codeMissing': 'Please enter the sign-up code.',
  'locations.codeKnown': 'This sign-up code belongs to a location.',
  'locations.codeUnknown': 'No location has this sign-up code.',
};
