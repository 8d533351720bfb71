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
  'settings.unknownEvent':
    'Nobody can be told about one of these, or not in this way. Reload the page and choose again.',
  'settings.byManagers': 'Only a manager chooses for a whole location.',
  'settings.whichLocation': 'Please say for which location. The whole centre is for an administrator to choose.',
  'settings.noTime': 'Please give a time of day such as 09:30.',
  'settings.noAddress': 'Please give an e-mail address such as office@example.com.',
  'settings.wrongKey':
    'This key does not fit. Copy it again from the payment provider, for test mode or not as chosen here.',
  'settings.keysMissing': 'Card payment needs both keys of the payment provider.',
  'settings.cardsTaken': 'This location takes cards.',
  'settings.noCards': 'This location takes no cards at the moment.',
  'settings.setUp': 'Your centre is ready. Sign in with the name and password you have chosen.',
  'settings.setUpDone': 'This system is set up already. Sign in, or ask its administrator.',
  'settings.setUpCode': 'This is not the code. Copy it from the console where Nestling was started.',
  'settings.setUpIncomplete': 'Something is missing here, or is not written as it should be.',
  'settings.noLink': (p: { marker: string }) =>
    `Without ${p.marker} nobody can follow the invitation. Put it where the link belongs.`,
};
