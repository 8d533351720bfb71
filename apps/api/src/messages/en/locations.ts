import { listed } from '../listed.ts';
export const locations = {
  'locations.gone': 'This location no longer exists.',
  'locations.opened': (p: { name: string }) => `${p.name} is open.`,
  'locations.closed': (p: { name: string }) => `${p.name} is closed. Families can’t see its cameras.`,
  'locations.settingsSaved': 'The settings were saved.',
  'locations.tooSmall': 'This number is too small. Please enter a larger one.',
  'locations.unknownField': (p: { field: string }) =>
    `Families can’t be allowed to edit “${p.field}”. Choose from the list.`,
  'locations.codeMissing': 'Please enter the sign-up code.',
  'locations.codeKnown': 'This sign-up code belongs to a location.',
  'locations.codeUnknown': 'No location has this sign-up code.',
  'locations.nameMissing': 'Please enter a name.',
  'locations.nameTaken': 'There’s already a location with this name. Choose another one.',
  'locations.nameFree': 'This name is available.',
  'locations.added': (p: { name: string }) => `${p.name} was added.`,
  'locations.changed': (p: { name: string }) => `${p.name} was saved.`,
  'locations.removed': (p: { name: string }) => `${p.name} was deleted.`,
  'locations.twice': 'Some of these are the same. Make each one different.',
  'locations.inUse': (p: { students: number; staff: number; cameras: number }) =>
    `This location still has ${listed('en', [
      p.students === 1 ? '1 child' : p.students > 0 ? `${p.students} children` : '',
      p.staff > 0 ? `${p.staff} staff` : '',
      p.cameras === 1 ? '1 camera' : p.cameras > 0 ? `${p.cameras} cameras` : '',
    ])}. Move or remove them first, or deactivate the location.`,
  'locations.recordsKept':
    'This location has records that must be kept: archived children, attendance or camera history. Deactivate it instead.',
  'locations.noPosition': 'Enter the position in decimal degrees, such as 40.7128 and -74.0060.',
  'locations.notByManagers': 'Managers cannot change this. Please ask an administrator.',
  'locations.billingOn': (p: { name: string }) => `Billing is on for ${p.name}.`,
  'locations.openInvoices': (p: { count: number }) =>
    `${p.count === 1 ? '1 invoice is' : `${p.count} invoices are`} still open. Settle or void them, then turn billing off.`,
  'locations.billingOff': (p: { name: string }) => `Billing is off for ${p.name}.`,
  'locations.noManager': (p: { names: string }) =>
    `Not an active manager: ${p.names}. Choose people with the role of manager or above.`,
  'locations.notItsManager': 'This person no longer manages the location.',
  'locations.lastManager': (p: { name: string }) => `${p.name} needs at least one manager. Add another one first.`,
  'locations.managersAdded': (p: { count: number; name: string }) =>
    p.count === 1 ? `${p.name} has a new manager.` : `${p.name} has ${p.count} new managers.`,
  'locations.managerRemoved': (p: { name: string }) => `The manager was removed from ${p.name}.`,
  'locations.codeTaken': 'Another location has this sign-up code. Please choose another one.',
  'locations.codeFirst': 'Families sign up with a code. Please set one first.',
  'locations.codeMade': (p: { code: string }) => `The new sign-up code is ${p.code}. The old one no longer works.`,
  'locations.codeSaved': 'The sign-up code was saved.',
  'locations.schoolTaken': 'The center already has a profile. Reload the page to change it.',
  'locations.schoolNameMissing': 'Please enter the name of the center.',
  'locations.schoolGone': 'This profile no longer exists. Reload the page.',
  'locations.schoolAdded': (p: { name: string }) => `The profile of ${p.name} was saved.`,
  'locations.schoolSaved': 'The profile was saved.',
  'locations.noWebsite': 'Enter the address with http:// or https://, such as https://www.example.com.',
  'locations.unknownEvent': (p: { event: string }) =>
    `There are no notifications about “${p.event}”. Choose from the list.`,
  'locations.addressTaken': 'This address is already listed.',
  'locations.addressGone': 'This address is no longer listed.',
  'locations.addressAdded': (p: { email: string }) =>
    `We emailed a link to ${p.email}. Notifications start once someone opens it.`,
  'locations.addressSaved': (p: { email: string }) => `Notifications for ${p.email} were saved.`,
  'locations.addressRemoved': (p: { email: string }) => `${p.email} won’t get more notifications.`,
  'locations.addressVerified': 'This address is already verified.',
  'locations.addressNowVerified': (p: { email: string }) => `${p.email} will now get the location’s notifications.`,
  'locations.linkOver': 'This link no longer works. Ask a manager at the location to send a new one.',
};
