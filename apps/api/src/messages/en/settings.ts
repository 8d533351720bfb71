export const settings = {
  'settings.saved': 'The setting was saved.',
  'settings.unknownKey': 'There is no such setting. Reload the page and try again.',
  'settings.badValue': 'This value does not fit the setting. Please choose another one.',
  'settings.noColour': 'Please give the colour as # with 3 or 6 digits, such as #4a0d66.',
  'settings.themeReset': 'The portal looks as it did at first.',
  'settings.dashboardSaved': 'Your dashboard was saved.',
  'settings.noSuchWidget': 'One of these widgets is not yours to use. Take it off and save again.',
  'settings.fieldsSaved': 'Your columns were saved.',
  'settings.unknownList': 'There is no such list. Reload the page and try again.',
  'settings.unknownField': 'One of these columns does not exist. Reload the page and choose again.',
};
