/** 'a, b and c' of those that are not empty. */
const and = (parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== '');
  const last = said.at(-1) ?? '';
  return said.length < 2 ? last : `${said.slice(0, -1).join(', ')} and ${last}`;
};

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
  'locations.nameMissing': 'Please enter a name.',
  'locations.nameTaken': 'There is a location of this name already. Please choose another one.',
  'locations.nameFree': 'This name is free.',
  'locations.added': (p: { name: string }) => `${p.name} was added.`,
  'locations.changed': (p: { name: string }) => `${p.name} was saved.`,
  'locations.removed': (p: { name: string }) => `${p.name} was deleted.`,
  'locations.twice': 'Some of these say the same. Please give each its own.',
  'locations.inUse': (p: { students: number; staff: number; cameras: number }) =>
    `This location still has ${and([
      p.students === 1 ? '1 child' : p.students > 0 ? `${p.students} children` : '',
      p.staff > 0 ? `${p.staff} staff` : '',
      p.cameras === 1 ? '1 camera' : p.cameras > 0 ? `${p.cameras} cameras` : '',
    ])}. Move or remove them first, or close the location.`,
  'locations.recordsKept':
    'Records of this location must be kept: archived children, attendance or who watched. Close it instead.',
  'locations.noPosition': 'Please give the position in decimal degrees, such as 40.7128 and -74.0060.',
  'locations.notByManagers': 'Managers cannot change this. Please ask an administrator.',
  'locations.billingOn': (p: { name: string }) => `Billing is on for ${p.name}.`,
  'locations.billingOff': (p: { name: string }) => `Billing is off for ${p.name}.`,
  'locations.noManager': (p: { names: string }) =>
    `Not an active manager: ${p.names}. Choose people with the role of manager or above.`,
  'locations.notItsManager': 'This person does not manage the location any more.',
  'locations.lastManager': (p: { name: string }) => `${p.name} needs one manager at least. Add another one first.`,
  'locations.managersAdded': (p: { count: number; name: string }) =>
    p.count === 1 ? `${p.name} has a new manager.` : `${p.name} has ${p.count} new managers.`,
  'locations.managerRemoved': (p: { name: string }) => `The manager was taken from ${p.name}.`,
  'locations.codeTaken': 'Another location has this sign-up code. Please choose another one.',
  'locations.codeFirst': 'Families sign up with a code. Please set one first.',
  'locations.codeMade': (p: { code: string }) =>
    `The new sign-up code is ${p.code}. The old one does not work any more.`,
  'locations.codeSaved': 'The sign-up code was saved.',
  'locations.schoolTaken': 'The profile of the center exists already. Reload the page to change it.',
  'locations.schoolNameMissing': 'Please enter the name of the center.',
  'locations.schoolGone': 'This profile does not exist any more. Reload the page.',
  'locations.schoolAdded': (p: { name: string }) => `The profile of ${p.name} was saved.`,
  'locations.schoolSaved': 'The profile was saved.',
  'locations.noWebsite': 'Please give the address with http:// or https://, such as https://www.example.com.',
  'locations.unknownEvent': (p: { event: string }) => `Nobody can be told about "${p.event}". Choose from the list.`,
  'locations.addressTaken': 'This address is listed already.',
  'locations.addressGone': 'This address is not listed any more.',
  'locations.addressAdded': (p: { email: string }) =>
    `A link was mailed to ${p.email}. It gets notices once it is followed.`,
  'locations.addressSaved': (p: { email: string }) => `What ${p.email} hears of was saved.`,
  'locations.addressRemoved': (p: { email: string }) => `${p.email} gets no more notices.`,
  'locations.addressVerified': 'This address is verified already.',
  'locations.addressNowVerified': (p: { email: string }) => `${p.email} gets the notices of the location from now on.`,
  'locations.linkOver': 'This link does not work any more. Ask a manager of the location to send a new one.',
};
