export const permissions = {
  'permissions.taken': 'There is a permission of this name. Please choose another name.',
  'permissions.badName': 'A name is written in small letters, digits and low lines, such as export_reports.',
  'permissions.added': (p: { name: string }) => `${p.name} was added. Now give it to a role.`,
  'permissions.removed': (p: { name: string }) => `${p.name} was deleted and taken from every role.`,
  'permissions.builtIn': 'The portal depends on this permission. Take it from the roles instead of deleting it.',
  'permissions.aboveRole': 'This role stands too low for that permission. Give the person a higher role instead.',
  'permissions.notHeld': 'The role does not have this permission. Reload the page to see how it stands.',
  'permissions.saved': (p: { role: string }) => `The permissions of ${p.role} were saved.`,
  'permissions.noSuchLine': 'The menu has no such line. Reload the page and choose again.',
  'permissions.widens': 'The screen behind this line does not admit one of these roles. Choose from those it admits.',
  'permissions.menuSaved': 'The menu was saved.',
};
