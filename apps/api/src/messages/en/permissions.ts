export const permissions = {
  'permissions.taken': 'There’s already a permission with this name. Choose another name.',
  'permissions.badName': 'Use lowercase letters, numbers and underscores, such as export_reports.',
  'permissions.added': (p: { name: string }) => `${p.name} was added. Now give it to a role.`,
  'permissions.removed': (p: { name: string }) => `${p.name} was deleted and removed from every role.`,
  'permissions.builtIn': 'The app depends on this permission. Turn it off for roles instead of deleting it.',
  'permissions.aboveRole': 'This role is too low for that permission. Give the person a higher role instead.',
  'permissions.notHeld': 'The role doesn’t have this permission. Reload the page to see its current permissions.',
  'permissions.saved': (p: { role: string }) => `Permissions for ${p.role} were saved.`,
  'permissions.noSuchLine': 'That menu item doesn’t exist. Reload the page and choose again.',
  'permissions.widens': 'One of these roles can’t open this page. Choose from the roles that can.',
  'permissions.menuSaved': 'The menu was saved.',
};
